import type { CompanyComponents } from '@hospital/sdk/company'
import type { MessageId } from '../../../i18n/use-message.ts'

type Schemas = CompanyComponents['schemas']

/** The names of the classes of blood pressure, with their limits. */
export const pressureWords = {
  normal: 'web.company.summary.pressure.normal',
  prehipertensi: 'web.company.summary.pressure.raised',
  hipertensi_1: 'web.company.summary.pressure.high',
  hipertensi_2: 'web.company.summary.pressure.veryHigh',
} as const satisfies Readonly<Record<Schemas['BloodPressureClass'], MessageId>>

/** The names of the classes of blood sugar, with their limits. */
export const sugarWords = {
  normal: 'web.company.summary.sugar.normal',
  prediabetes: 'web.company.summary.sugar.raised',
  diabetes: 'web.company.summary.sugar.high',
} as const satisfies Readonly<Record<Schemas['BloodSugarClass'], MessageId>>

/** The names of the classes of blood fat, with their limits. */
export const fatWords = {
  normal: 'web.company.summary.fat.normal',
  ambang_tinggi: 'web.company.summary.fat.raised',
  tinggi: 'web.company.summary.fat.high',
} as const satisfies Readonly<Record<Schemas['BloodFatClass'], MessageId>>

/** The names of the classes of body mass index, with their limits. */
export const bmiWords = {
  kurus: 'web.company.summary.bmi.under',
  normal: 'web.company.summary.bmi.normal',
  gemuk: 'web.company.summary.bmi.over',
  obesitas: 'web.company.summary.bmi.obese',
} as const satisfies Readonly<Record<Schemas['BmiClass'], MessageId>>

/** The names of the kinds of groups. */
export const kindWords = {
  lokasi: 'web.company.summary.group.site',
  departemen: 'web.company.summary.group.department',
  kelompok_usia: 'web.company.summary.group.age',
  gender: 'web.company.summary.group.gender',
} as const satisfies Readonly<Record<string, MessageId>>
