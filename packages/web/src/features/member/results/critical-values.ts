import type { HospitalCareComponents } from '@hospital/sdk/hospital-care'
import { formatDate, formatTime } from '@hospital/ui'
import type { Locale } from '@hospital/ui'
import type { MessageId } from '../../../i18n/use-message.ts'
import { dayOf } from '../../../shared/loading/day.ts'
import { unitInWords } from './ranges.ts'
import { isFresh } from './result-day.ts'

type Schemas = HospitalCareComponents['schemas']
type OtherValue = Schemas['OtherValue']

/** A critical value, with the value that came after it and the doctor who was told. Both are undefined if the hospital does not say. */
export type CriticalValue = Pick<Schemas['CriticalValue'], 'nama' | 'nilai' | 'satuan'> &
  Partial<Pick<Schemas['CriticalValue'], 'sesudahnya' | 'dilaporkan'>>

interface Words {
  readonly message: (id: MessageId, values?: Readonly<Record<string, string | number>>) => string
  readonly locale: Locale
}

/** A value with its unit as the laboratory reported it. */
const withUnit = (value: string, unit: string | null): string =>
  unit === null ? value : `${value} ${unitInWords(unit)}`

const dayInWords = (instant: string, { locale }: Words): string => formatDate(dayOf(instant) ?? instant, locale)

/** The critical values of a whole result. */
export const criticalValuesOf = ({ kelompok }: Pick<Schemas['LabResult'], 'kelompok'>): readonly CriticalValue[] =>
  kelompok.flatMap(({ pemeriksaan }) => pemeriksaan).filter(({ penanda }) => penanda === 'kritis')

/**
 * What came after critical values. `over`: every test has a newer value, which is not critical. `again`: a newer value of the last days is
 * critical too.
 */
export type Since = 'over' | 'again' | 'unknown'

/** What came after these critical values, as of `now`. */
export const sinceOf = (values: readonly CriticalValue[] = [], now: Date): Since => {
  const later = values.map(({ sesudahnya: value }) => value)
  if (later.some((value) => value?.penanda === 'kritis' && isFresh(value.waktu, now))) return 'again'
  return later.length > 0 && later.every((value) => value && value.penanda !== null && value.penanda !== 'kritis')
    ? 'over'
    : 'unknown'
}

/** The sentences about critical values: the newest value of each test, and whether a doctor was told. */
export const criticalSentences = (values: readonly CriticalValue[] | undefined, words: Words): readonly string[] =>
  (values ?? []).flatMap(({ nama: test, nilai, satuan, sesudahnya: later, dilaporkan: report }) => [
    words.message('web.results.critical.value', { test, value: withUnit(nilai, satuan) }),
    ...(later
      ? [
          words.message('web.results.critical.later', {
            value: withUnit(later.nilai, satuan),
            day: dayInWords(later.waktu, words),
            flag: later.penanda ?? 'none',
          }),
        ]
      : []),
    ...(report
      ? [
          words.message('web.results.critical.told', {
            doctor: report.kepada,
            day: dayInWords(report.waktu, words),
            time: formatTime(report.waktu, words.locale),
          }),
        ]
      : report === null
        ? [words.message('web.results.critical.notTold')]
        : []),
  ])

/** Whether a value rose or fell; undefined if one of them is no number. */
const changeOf = (value: number | null, before: number | null): 'up' | 'down' | 'same' | 'none' => {
  if (value === null || before === null) return 'none'
  return value === before ? 'same' : value > before ? 'up' : 'down'
}

/** The previous value in words; undefined without one. */
export const earlierInWords = (
  { nilai_angka: value, satuan, sebelumnya: before }: Pick<Schemas['LabTest'], 'nilai_angka' | 'satuan' | 'sebelumnya'>,
  words: Words,
): string | undefined =>
  before
    ? words.message('web.results.earlier', {
        value: withUnit(before.nilai, satuan),
        day: dayInWords(before.waktu, words),
        change: changeOf(value, before.nilai_angka),
      })
    : undefined

const isNumber = (value: OtherValue | null | undefined): boolean => value !== null && value?.nilai_angka != null

/**
 * Whether a value can be compared with another one over time. If the hospital does not say whether there is another one, the other results
 * (`hasOthers`) may have one.
 */
export const canBeCompared = (
  test: Pick<Schemas['LabTest'], 'kode' | 'nilai_angka' | 'sebelumnya' | 'sesudahnya'>,
  hasOthers: boolean,
): boolean => {
  const { kode, nilai_angka: value, sebelumnya: before, sesudahnya: later } = test
  if (kode === null || value === null || !hasOthers) return false
  return before === undefined && later === undefined ? true : isNumber(before) || isNumber(later)
}
