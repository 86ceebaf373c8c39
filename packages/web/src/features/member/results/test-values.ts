import type { HospitalCareComponents } from '@hospital/sdk/hospital-care'
import type { TestValue } from '@hospital/ui/results'
import { rangeBar, rangeInWords, unitInWords } from './ranges.ts'
import { flagOf } from './verdict.ts'

type Schemas = HospitalCareComponents['schemas']

/** Marks a hospital's text as Indonesian, the language of all reports. */
export const reported = (text: string) => ({ text, lang: 'id' }) as const

const reportedOr = (text: string | null | undefined) => (text ? reported(text) : undefined)

/** A value as a laboratory or a check-up reports it. */
export type ReportedValue = Schemas['McuItem'] & Partial<Pick<Schemas['LabTest'], 'metode' | 'sebelumnya'>>

/** A reported value as the kit shows it; `index` is its place, and serves as id since not all tests have codes. */
export const testValue = (test: ReportedValue, index: number): TestValue => ({
  id: `${index} ${test.kode ?? test.nama}`,
  name: reported(test.nama),
  value: reported(test.nilai),
  unit: test.satuan === null ? undefined : unitInWords(test.satuan),
  flag: flagOf(test.penanda),
  range: reportedOr(rangeInWords(test.rujukan, test.satuan)),
  bar: rangeBar(test.nilai_angka, test.rujukan),
  remark: reportedOr(test.keterangan),
  method: reportedOr(test.metode),
})
