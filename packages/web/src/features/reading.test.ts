import { describe, expect, test } from 'vitest'
import { dateOf, dayOf } from '../shared/loading/day.ts'
import { eventEntity } from '../testing/entities.ts'
import { communityCard, eventCard } from './events/event-cards.ts'
import { inReadingOrder, eventsPage } from './events/load-events.ts'
import { formFile } from './form-documents/load-form.ts'
import { inUnits, isReached, periodIn, readIndicators, targetInSigns, unitIn } from './quality/indicator-rules.ts'

describe('an event', () => {
  const event = eventEntity({
    judul: 'Donor Darah',
    slug: 'donor-darah',
    event: '<p>Sarapan dulu.</p>',
    event_en: '<p>Have breakfast.</p>',
    tanggal: '2026-11-21',
    rumah_sakit: { id: '1', nama: 'RS Kawung', slug: 'rs-kawung', kode_mapping_rs: null },
  })

  test.each([
    ['2026-11-20', true],
    ['2026-11-21', false],
    ['2026-11-22', false],
  ])('on %s is past on the 21st: %o', (tanggal, past) => {
    expect(eventCard({ ...event, tanggal }, '2026-11-21', 'id')).toMatchObject([
      { at: tanggal, past, place: 'RS Kawung', href: '/informasi/event-community/donor-darah' },
    ])
  })

  test('tells its text in the language of the page', () => {
    expect(eventCard(event, '2026-11-21', 'en')).toMatchObject([
      { title: { text: 'Donor Darah', lang: 'id' }, snippet: { text: 'Have breakfast.', lang: 'en' } },
    ])
  })

  test.each([[null], [''], ['segera'], ['2026-02-30']])('without a day, such as %o, is a community', (tanggal) => {
    expect(eventCard({ ...event, tanggal }, '2026-11-21', 'id')).toEqual([])
    expect(communityCard({ ...event, tanggal }, 'id')).toHaveLength(1)
  })

  test.each([[{ slug: null }], [{ judul: ' ' }]])('with %o has no card', (gap) => {
    expect(eventCard({ ...event, ...gap }, '2026-11-21', 'id')).toEqual([])
  })

  test('is read in the order of what comes next, communities, and what was last', () => {
    const days = ['2027-01-07', '2026-11-21', null, '2026-12-01', '2026-11-20', '2026-01-01'].map((tanggal) => ({
      tanggal,
    }))
    expect(inReadingOrder(days, '2026-11-21').map(({ tanggal }) => tanggal)).toEqual([
      '2026-11-21',
      '2026-12-01',
      '2027-01-07',
      null,
      '2026-11-20',
      '2026-01-01',
    ])
  })

  test.each([
    ['all at hand', 25, 25, 1, { page: 1, days: ['2026-11-01', '2026-11-10'] }],
    ['all at hand', 25, 25, 3, { page: 3, days: ['2026-11-21', '2026-11-25'] }],
    ['all at hand', 25, 25, 4, { page: 1, days: ['2026-11-01', '2026-11-10'] }],
    ['some at hand', 25, 60, 2, { page: 2, days: ['2026-11-15', '2026-11-06'] }],
    ['some at hand', 25, 60, 3, undefined],
    ['some at hand', 25, 60, 7, { page: 1, days: ['2026-11-25', '2026-11-16'] }],
    ['none', 0, 0, 1, { page: 1, days: [undefined, undefined] }],
  ])('with %s (%i of %i) has its page %i', (_what, atHand, total, page, expected) => {
    // The farthest day first, as the CMS has them.
    const events = Array.from({ length: atHand }, (_, index) => ({
      ...event,
      tanggal: `2026-11-${String(atHand - index).padStart(2, '0')}`,
    }))
    const found = eventsPage(events, total, page, '2026-01-01')
    expect(
      found && { page: found.pagination.page, days: [found.items[0]?.tanggal, found.items.at(-1)?.tanggal] },
    ).toEqual(expected)
  })
})

describe('a quality indicator', () => {
  const entry = {
    indikator: 'Kebersihan tangan',
    indikator_en: 'Hand hygiene',
    standar: 85,
    capaian: 88.4,
    satuan: '%',
    arah: 'naik',
  }

  test('has its name in the language of the page', () => {
    expect(readIndicators([entry], 'en')).toEqual([
      { name: 'Hand hygiene', unit: '%', target: 85, value: 88.4, lowerIsBetter: false },
    ])
    expect(readIndicators([{ ...entry, indikator_en: '' }], 'en')).toMatchObject([{ name: 'Kebersihan tangan' }])
  })

  test.each([[null], ['[]'], [{}], [[null, 1, 'x', []]], [[{ indikator: ' ' }]]])('cannot be read from %o', (data) => {
    expect(readIndicators(data, 'id')).toEqual([])
  })

  test.each([[null], ['88'], [Number.NaN], [undefined]])('with %o for a number has none', (number) => {
    expect(readIndicators([{ ...entry, standar: number, capaian: number }], 'id')).toMatchObject([
      { target: undefined, value: undefined },
    ])
  })

  test.each([
    ['Jumlah infeksi luka operasi', '%', 'turun', true],
    ['Penundaan operasi elektif', '%', 'naik', false],
    ['Rata-rata lama rawat', 'hari', null, undefined],
    ['Waktu tunggu rawat jalan', 'menit', undefined, undefined],
    ['Angka kematian', '‰', 'entah', undefined],
  ])('%s in %s with the direction %o is better when it is lower: %o, whatever its name says', (...indicator) => {
    const [indikator, satuan, arah, lowerIsBetter] = indicator
    expect(readIndicators([{ ...entry, indikator, satuan, arah }], 'id')).toMatchObject([{ lowerIsBetter }])
  })

  test.each([
    [85, 85, false, true],
    [84.9, 85, false, false],
    [5, 5, true, true],
    [5.1, 5, true, false],
  ])('of %f with the target %f, lower being better: %o, has met it: %o', (value, target, lower, reached) => {
    expect(isReached(value, target, lower)).toBe(reached)
  })

  test.each([
    ['hari', 3.6, 'days'],
    ['Hari', 1, 'day'],
    ['menit', 0, 'minutes'],
    ['detik', 2, 'seconds'],
    ['jam', 1, 'hour'],
    ['%', 1, '%'],
    ['pasien', 2, 'pasien'],
    ['', 2, ''],
  ])('in %s is told to English readers of %f in %s, and to Indonesian ones as it is', (unit, value, english) => {
    expect([unitIn(unit, value, 'en'), unitIn(unit, value, 'id')]).toEqual([english, unit])
  })

  test.each([
    ['Triwulan I 2026', 'quarter I of 2026'],
    ['Triwulan IV 2026', 'quarter IV of 2026'],
    ['Triwulan V 2026', { text: 'Triwulan V 2026', lang: 'id' }],
    ['Semester I 2026', { text: 'Semester I 2026', lang: 'id' }],
  ])('of %s is told to English readers of %o', (period, english) => {
    expect([periodIn(period, 'en'), periodIn(period, 'id')]).toEqual([english, period])
  })

  test('is written with its unit', () => {
    expect([inUnits(88.456, '%', 'id'), inUnits(3.6, 'hari', 'en'), inUnits(7, '', 'id')]).toEqual([
      '88,46%',
      '3.6 days',
      '7',
    ])
    expect([targetInSigns(85, '%', false, 'id'), targetInSigns(5, '%', true, 'en')]).toEqual(['≥ 85%', '≤ 5%'])
  })
})

describe('a file to download', () => {
  test.each([
    ['https://cms.example/uploads/surat_kuasa_rekam_medis_0123456789.pdf', null, 'Surat kuasa rekam medis', 'PDF'],
    ['https://cms.example/uploads/syarat_rujukan_bpjs_0123456789.pdf', null, 'Syarat rujukan BPJS', 'PDF'],
    ['https://cms.example/uploads/ktp-dan-kk.pdf', null, 'KTP dan KK', 'PDF'],
    ['https://cms.example/uploads/formulir_mcu_icu_bpjstk.pdf', null, 'Formulir MCU ICU bpjstk', 'PDF'],
    ['https://cms.example/uploads/a.pdf', ' Formulir pendaftaran ', 'Formulir pendaftaran', 'PDF'],
    ['https://cms.example/uploads/syarat%20rujukan', null, 'Syarat rujukan', ''],
    ['https://cms.example/uploads/%E0%A4%A.docx', null, '%E0%A4%A', 'DOCX'],
  ])('at %s named %o is %s (%s)', (url, alternativeText, name, type) => {
    expect(formFile({ url, alternativeText })).toEqual([{ name, type, href: url }])
  })

  test.each([
    'javascript:alert(1)',
    'data:application/pdf,x',
    '/uploads/a.pdf',
    'mailto:a@b.example',
    '',
    'https://cms.example/',
  ])('at %o is none', (url) => {
    expect(formFile({ url, alternativeText: null })).toEqual([])
  })
})

test.each([
  ['2026-11-20T17:30:00.000Z', '2026-11-21'],
  ['entah', undefined],
  [null, undefined],
])('the instant %o was on %o in Jakarta', (instant, day) => {
  expect(dayOf(instant)).toBe(day)
})

test.each([
  ['2026-11-21', '2026-11-21'],
  ['2026-13-01', undefined],
  ['', undefined],
  [undefined, undefined],
])('%o is the date %o', (text, date) => {
  expect(dateOf(text)).toBe(date)
})
