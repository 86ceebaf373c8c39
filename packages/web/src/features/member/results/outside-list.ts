import type { HospitalCareComponents } from '@hospital/sdk/hospital-care'
import type { OutsideValue } from '@hospital/ui/results'
import type { MessageId } from '../../../i18n/use-message.ts'
import { earlierInWords } from './critical-values.ts'
import { distanceOf } from './distance.ts'
import { unitInWords } from './ranges.ts'
import { testValue } from './test-values.ts'
import type { ReportedValue } from './test-values.ts'

type Schemas = HospitalCareComponents['schemas']

interface Words {
  readonly message: (id: MessageId, values?: Readonly<Record<string, string | number>>) => string
  readonly locale: 'id' | 'en'
}

const distanceWords = { above: 'web.results.distance.above', below: 'web.results.distance.below' } as const

/** A difference with its unit. A difference of percentages is in points: `7,7 %` would be read as a part of the limit. */
const differenceInWords = (by: string, unit: string | null, { message }: Words): string => {
  if (unit === '%') return message('web.results.distance.points', { distance: by })
  return unit === null ? by : `${by} ${unitInWords(unit)}`
}

const distanceInWords = (test: ReportedValue, words: Words): string | undefined => {
  const distance = distanceOf(test)
  if (!distance) return undefined
  const { side, by, limit } = distance
  return words.message(distanceWords[side], { distance: differenceInWords(by, test.satuan, words), limit })
}

/** The verdict on the previous value: it tells whether the present deviation is new. */
const thenInWords = (before: Schemas['OtherValue'], flag: Schemas['Flag'], { message }: Words): string | undefined => {
  if (before.penanda === null) return undefined
  return message('web.results.then', { flag: before.penanda, again: before.penanda === flag ? 'yes' : 'no' })
}

/** The previous value, its day, and whether it was outside too. */
const beforeInWords = (test: ReportedValue, words: Words): string | undefined => {
  const { nilai_angka, satuan, penanda, sebelumnya } = test
  const earlier = earlierInWords({ nilai_angka, satuan, ...(sebelumnya !== undefined && { sebelumnya }) }, words)
  if (earlier === undefined || !sebelumnya) return earlier
  return [`${earlier}.`, thenInWords(sebelumnya, penanda, words)].filter((text) => text !== undefined).join(' ')
}

const isOutside = ({ penanda }: ReportedValue): boolean => penanda !== null && penanda !== 'normal'

/**
 * The values outside of their reference: critical ones first, the others in the order of the report. Each says how far outside it is, and
 * since when.
 */
export const outsideList = (tests: readonly ReportedValue[], words: Words): readonly OutsideValue[] =>
  tests
    .filter(isOutside)
    .toSorted((one, other) => Number(other.penanda === 'kritis') - Number(one.penanda === 'kritis'))
    .flatMap((test, index) => {
      const { id, name, value, unit, flag } = testValue(test, index)
      const details = [distanceInWords(test, words), beforeInWords(test, words)].filter((text) => text !== undefined)
      return flag === undefined ? [] : [{ id, name, value, unit, flag, details }]
    })

/**
 * The words for a folded group; undefined for a group that stays open. A group is folded only if it has nothing to read: every value is
 * flagged as normal, no value has a remark, and the group has no conclusion.
 */
export const foldedInWords = (
  { tests, conclusion = null }: { readonly tests: readonly ReportedValue[]; readonly conclusion?: string | null },
  { message }: Words,
): string | undefined =>
  tests.length > 0 && conclusion === null && tests.every((test) => test.penanda === 'normal' && !test.keterangan)
    ? message('web.results.folded', { count: tests.length })
    : undefined
