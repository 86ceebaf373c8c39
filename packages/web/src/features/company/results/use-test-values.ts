import type { CompanyComponents } from '@hospital/sdk/company'
import { formatDate, useLocale } from '@hospital/ui'
import type { ResultFlag, TestValue } from '@hospital/ui/results'
import { useMessage } from '../../../i18n/use-message.ts'
import type { MessageId } from '../../../i18n/use-message.ts'
import { bodyValues } from './body-values.ts'
import type { BodyValue } from './body-values.ts'
import { compareWith } from './comparison.ts'
import type { Comparable, Comparison } from './comparison.ts'
import { numberText, rangeText } from './value-texts.ts'

type Schemas = CompanyComponents['schemas']
type Measurement = Schemas['Measurement']

/** The values of a check-up as the kit shows them, each beside the value of the previous check-up. */
export interface TestValues {
  readonly measurements: (measured: Schemas['McuMeasurements']) => readonly TestValue[]
  readonly laboratory: (values: readonly Measurement[]) => readonly TestValue[]
  readonly furtherTests: (values: readonly Measurement[]) => readonly TestValue[]
}

const flags: Readonly<Record<Measurement['penilaian'], ResultFlag>> = {
  normal: 'normal',
  rendah: 'low',
  tinggi: 'high',
  abnormal: 'abnormal',
}

const changes = (change: number): MessageId => {
  if (change === 0) return 'web.company.change.same'
  return change > 0 ? 'web.company.change.up' : 'web.company.change.down'
}

const wordChanges: Readonly<Record<'true' | 'false', MessageId>> = {
  true: 'web.company.change.same',
  false: 'web.company.change.other',
}

/** The changes since the previous check-up, in words; undefined for a value that cannot be compared. */
const useChangeWords = (earlier: Schemas['EarlierMcu'] | null) => {
  const message = useMessage()
  const locale = useLocale()
  const date = earlier ? formatDate(earlier.tanggal, locale) : ''

  const changeOf = (compared: Comparison<Comparable>): string =>
    compared.kind === 'number'
      ? message(changes(compared.change), { amount: numberText(String(Math.abs(compared.change)), locale) })
      : message(wordChanges[compared.isSame ? 'true' : 'false'])

  const beforeWas = (values: readonly Comparable[], change: string): string => {
    const numbers = values.map(({ nilai, nilai_angka: number }) =>
      number === null ? nilai : numberText(nilai, locale),
    )
    const unit = values[0]?.satuan ?? ''
    return message('web.company.change.before', { date, value: `${numbers.join('/')} ${unit}`.trim(), change })
  }

  const inWords = (value: Comparable, before: readonly Comparable[] | null | undefined): string | undefined => {
    const compared = compareWith(value, before)
    return compared && beforeWas([compared.earlier], changeOf(compared))
  }

  const pairInWords = (pair: readonly Comparable[], before: readonly Comparable[]): string | undefined => {
    const compared = pair.flatMap((value) => compareWith(value, before) ?? [])
    const [first, second] = compared
    if (!first || compared.length < pair.length) return undefined
    const change = second
      ? message('web.company.change.pressure', { systolic: changeOf(first), diastolic: changeOf(second) })
      : changeOf(first)
    return beforeWas(
      compared.map(({ earlier: value }) => value),
      change,
    )
  }

  return { inWords, pairInWords }
}

/** The place of a value in its reference; undefined if the value is no number, or has no reference. */
const barOf = ({ nilai_angka: value, rujukan: reference }: Measurement): TestValue['bar'] =>
  value === null || !reference
    ? undefined
    : { value, from: reference.bawah ?? undefined, to: reference.atas ?? undefined }

/** Shows values beside those of the previous check-up, if it has the same test in the same unit. */
export const useTestValues = (earlier: Schemas['EarlierMcu'] | null): TestValues => {
  const message = useMessage()
  const locale = useLocale()
  const { inWords, pairInWords } = useChangeWords(earlier)

  const reported = (test: Measurement, before: readonly Measurement[] | null | undefined): TestValue => ({
    id: test.kode,
    name: { text: test.nama, lang: 'id' },
    value: test.nilai_angka === null ? { text: test.nilai, lang: 'id' } : numberText(test.nilai, locale),
    unit: test.satuan ?? undefined,
    flag: test.rujukan ? flags[test.penilaian] : undefined,
    range: rangeText(test.rujukan, test.satuan, locale),
    bar: barOf(test),
    earlier: inWords(test, before),
  })

  const body = ({ id, values, name, flag, classWord }: BodyValue, before: readonly Comparable[]): TestValue => ({
    id,
    name: message(name),
    value: values.map(({ nilai }) => numberText(nilai, locale)).join('/'),
    unit: values[0]?.satuan ?? undefined,
    flag,
    remark: message('web.company.class', { name: message(classWord) }),
    earlier: pairInWords(values, before),
  })

  return {
    measurements: (measured) => {
      const before = earlier?.pengukuran ? bodyValues(earlier.pengukuran).flatMap(({ values }) => values) : []
      return [
        ...bodyValues(measured).map((value) => body(value, before)),
        ...measured.lainnya.map((test) => reported(test, earlier?.pengukuran?.lainnya)),
      ]
    },
    laboratory: (values) => values.map((test) => reported(test, earlier?.laboratorium)),
    furtherTests: (values) => values.map((test) => reported(test, earlier?.penunjang)),
  }
}
