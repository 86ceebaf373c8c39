import { expect, test } from 'vitest'
import en from '../../../i18n/messages/en.json' with { type: 'json' }
import id from '../../../i18n/messages/id.json' with { type: 'json' }
import { checkupOpinion, findingsOf, flagOf, meaningOf, spokenMeaning } from './verdict.ts'

const complete = { status: 'complete', abnormal: 0, critical: false, judged: 'every', opinion: 'none' } as const
const partial = { ...complete, status: 'partial' } as const
const corrected = { ...complete, status: 'corrected' } as const

test.each([
  ['every value is judged normal', complete, 'good', 'web.results.normal'],
  ['some values are judged, and those are normal', { ...complete, judged: 'some' }, 'neutral', 'web.results.unflagged'],
  ['no value is judged, or the report is a file', { ...complete, judged: 'none' }, 'neutral', 'web.results.report'],
  ['some are not normal', { ...complete, abnormal: 2 }, 'attention', 'web.results.abnormal'],
  [
    'one of few that are judged is not normal',
    { ...complete, abnormal: 1, judged: 'some' },
    'attention',
    'web.results.abnormal',
  ],
  ['one is critical', { ...complete, abnormal: 2, critical: true }, 'critical', 'web.results.critical'],
  ['a corrected one is normal', corrected, 'good', 'web.results.normal'],
  ['some of a corrected one is judged', { ...corrected, judged: 'some' }, 'neutral', 'web.results.unflagged'],
  ['a corrected one is in words', { ...corrected, judged: 'none' }, 'neutral', 'web.results.report'],
  ['nothing is released', { ...complete, status: 'processing', judged: 'none' }, 'waiting', 'web.results.processing'],
] as const)('where %s', (_what, findings, tone, text) => {
  expect(meaningOf(findings)).toMatchObject({ tone, text, advice: `${text}.advice` })
})

test.each([
  ['normal', partial, 'waiting', 'web.results.partial'],
  ['normal as far as it is judged', { ...partial, judged: 'some' }, 'waiting', 'web.results.partial.unflagged'],
  ['in words', { ...partial, judged: 'none' }, 'waiting', 'web.results.partial.report'],
  ['not normal', { ...partial, abnormal: 1 }, 'attention', 'web.results.abnormal'],
  ['critical', { ...partial, abnormal: 1, critical: true }, 'critical', 'web.results.critical'],
] as const)('where what is released so far is %s', (_what, findings, tone, text) => {
  const advice = tone === 'waiting' ? 'web.results.partial.advice' : `${text}.advice`
  expect(meaningOf(findings)).toMatchObject({ tone, text, advice })
})

test.each([
  ['normal values', complete, 'neutral', 'web.results.normal', 'web.results.opinion.advice'],
  [
    'values that are not normal',
    { ...complete, abnormal: 1 },
    'attention',
    'web.results.abnormal',
    'web.results.opinion.advice',
  ],
  [
    'values of which some are judged',
    { ...complete, judged: 'some' },
    'neutral',
    'web.results.unflagged',
    'web.results.unflagged.advice',
  ],
  ['values of an unfinished result', partial, 'waiting', 'web.results.partial', 'web.results.partial.advice'],
] as const)('a remark of the laboratory beside %s is to be read', (_what, findings, tone, text, advice) => {
  expect(meaningOf({ ...findings, opinion: 'note' })).toMatchObject({ tone, text, advice })
})

test.each([
  ['advice beside normal values', { ...complete, opinion: 'words' }, 'neutral', 'web.results.opinion'],
  [
    'advice beside values of which some are judged',
    { ...complete, opinion: 'words', judged: 'some' },
    'neutral',
    'web.results.opinion',
  ],
  [
    'that the patient may not work, beside normal values',
    { ...complete, opinion: 'restricted' },
    'attention',
    'web.results.opinion',
  ],
  [
    'that the patient may not work, before all is released',
    { ...partial, opinion: 'restricted' },
    'attention',
    'web.results.opinion',
  ],
  [
    'advice beside values that are not normal',
    { ...complete, opinion: 'words', abnormal: 3 },
    'attention',
    'web.results.abnormal',
  ],
] as const)('where the doctor of a check-up says %s', (_what, findings, tone, text) => {
  expect(meaningOf(findings)).toMatchObject({ tone, text, advice: 'web.results.opinion.advice' })
})

test('what is critical comes before what the doctor of a check-up says', () => {
  const findings = { ...complete, critical: true, abnormal: 1, opinion: 'restricted' } as const
  expect(meaningOf(findings)).toMatchObject({ tone: 'critical', advice: 'web.results.critical.advice' })
})

test('that nothing needs to be done is said only where every value is judged normal and nothing is said beside them', () => {
  const all = (['complete', 'corrected', 'partial', 'processing'] as const).flatMap((status) =>
    (['every', 'some', 'none'] as const).flatMap((judged) =>
      (['none', 'note', 'words', 'restricted'] as const).flatMap((opinion) =>
        [0, 1].map((abnormal) => ({ status, judged, opinion, abnormal, critical: false })),
      ),
    ),
  )
  expect(all.filter((findings) => meaningOf(findings).tone === 'good')).toEqual([complete, corrected])
})

test.each([
  ['all normal', ['normal', 'normal'], 0, false, 'every'],
  ['a culture in words beside one that is normal', ['normal', undefined], 0, false, 'some'],
  ['only a blood group', [undefined], 0, false, 'none'],
  ['none, as of a report in words or a file', [], 0, false, 'none'],
  ['low and critical ones', ['normal', 'low', undefined, 'critical'], 2, true, 'some'],
] as const)('of values that are %s', (_what, values, abnormal, critical, judged) => {
  expect(findingsOf('complete', values)).toEqual({ status: 'complete', abnormal, critical, judged, opinion: 'none' })
})

test.each([
  ['fit, without advice', { kelayakan_kerja: 'layak', kesimpulan: ['Sehat'], saran: [] }, 'none'],
  ['fit, with advice', { kelayakan_kerja: 'layak', kesimpulan: [], saran: ['Rujuk ke poli gigi'] }, 'words'],
  ['of unknown fitness, without words', { kelayakan_kerja: null, kesimpulan: [], saran: [] }, 'none'],
  ['of unknown fitness, with a conclusion', { kelayakan_kerja: null, kesimpulan: ['Curiga TB'], saran: [] }, 'words'],
  ['fit with remarks', { kelayakan_kerja: 'layak_dengan_catatan', kesimpulan: [], saran: [] }, 'restricted'],
  ['unfit for now', { kelayakan_kerja: 'tidak_layak_sementara', kesimpulan: [], saran: [] }, 'restricted'],
  ['unfit', { kelayakan_kerja: 'tidak_layak', kesimpulan: [], saran: ['Kontrol'] }, 'restricted'],
  ['fit, in a list', { kelayakan_kerja: 'layak' }, 'none'],
  ['unfit, in a list', { kelayakan_kerja: 'tidak_layak' }, 'restricted'],
] as const)('the doctor of a check-up finds the patient %s', (_what, { kelayakan_kerja, ...words }, opinion) => {
  const lists = Object.fromEntries(Object.entries(words).map(([name, lines]) => [name, [...lines]]))
  expect(checkupOpinion({ kelayakan_kerja, ...lists })).toBe(opinion)
})

test.each([
  ['rendah', 'low'],
  ['tinggi', 'high'],
  ['kritis', 'critical'],
  [null, undefined],
] as const)('the flag %s is %s', (flag, expected) => {
  expect(flagOf(flag)).toBe(expected)
})

test.each([
  ['nothing newer is known', 'unknown', 'critical', 'web.results.criticalThen.advice'],
  ['newer values are not critical', 'over', 'attention', 'web.results.criticalOver.advice'],
  ['the newest value is critical, and of the last days', 'again', 'critical', 'web.results.criticalAgain.advice'],
] as const)('a critical value of an earlier day is told with that day, where %s', (_when, since, tone, advice) => {
  const findings = { ...complete, abnormal: 1, critical: true } as const
  expect(meaningOf(findings, '28 Oktober 2026', since)).toEqual({
    tone,
    text: 'web.results.criticalThen',
    values: { day: '28 Oktober 2026' },
    advice,
  })
  // A critical value of the last days needs care now, whatever came after it.
  expect(meaningOf(findings, undefined, since)).toMatchObject({ tone: 'critical', text: 'web.results.critical' })
})

test.each([
  ['id', id, /sekarang|saat ini|hari ini|segera|masih|sedang/i],
  ['en', en, /\bnow\b|right away|immediately|today|\bstill\b|currently/i],
] as const)('only of a critical value of the last days it is said what to do now, in %s', (_language, words, ofNow) => {
  const findings = (['complete', 'corrected', 'partial', 'processing'] as const).flatMap((status) =>
    (['every', 'some', 'none'] as const).flatMap((judged) =>
      (['none', 'note', 'words', 'restricted'] as const).flatMap((opinion) =>
        [0, 1].map((abnormal) => ({ status, judged, opinion, abnormal, critical: false })),
      ),
    ),
  )
  const critical = { ...complete, abnormal: 1, critical: true } as const
  const timeless = [
    ...findings.map((one) => meaningOf(one)),
    ...(['unknown', 'over'] as const).map((since) => meaningOf(critical, '28 Oktober 2026', since)),
    spokenMeaning({ doctor: undefined }),
  ]
  for (const { text, advice } of timeless)
    // "Needs no urgent action" is true for a result at any time.
    expect(`${words[text]} ${words[advice]}`.replace('tindakan segera', '')).not.toMatch(ofNow)
  expect(words[meaningOf(critical).advice]).toMatch(ofNow)
  expect(words[meaningOf(critical, '28 Oktober 2026', 'again').advice]).toMatch(ofNow)
})
