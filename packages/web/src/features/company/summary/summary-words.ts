import type { CompanyComponents } from '@hospital/sdk/company'
import type { MessageId } from '../../../i18n/use-message.ts'

type Schemas = CompanyComponents['schemas']

/** What conclusions are called. */
export const conclusionWords = {
  layak: 'web.company.summary.fit',
  layak_dengan_catatan: 'web.company.summary.fitWithNotes',
  tidak_layak_sementara: 'web.company.summary.unfitForNow',
  tidak_layak: 'web.company.summary.unfit',
} as const satisfies Readonly<Record<Schemas['FitnessConclusion'], MessageId>>

/** What findings are called. */
export const findingWords = {
  hipertensi: 'web.company.summary.risk.pressure',
  obesitas: 'web.company.summary.risk.weight',
  dislipidemia: 'web.company.summary.risk.fat',
  hiperglikemia: 'web.company.summary.risk.sugar',
  hiperurisemia: 'web.company.summary.risk.uricAcid',
  merokok: 'web.company.summary.risk.smoking',
  kurang_aktivitas_fisik: 'web.company.summary.risk.exercise',
  gangguan_pendengaran: 'web.company.summary.risk.hearing',
  gangguan_penglihatan: 'web.company.summary.risk.sight',
  gangguan_fungsi_paru: 'web.company.summary.risk.lungs',
} as const satisfies Readonly<Record<Schemas['RiskFactor'], MessageId>>

/** What classes of blood pressure are called, with their limits. */
export const pressureWords = {
  normal: 'web.company.summary.pressure.normal',
  prehipertensi: 'web.company.summary.pressure.raised',
  hipertensi_1: 'web.company.summary.pressure.high',
  hipertensi_2: 'web.company.summary.pressure.veryHigh',
} as const satisfies Readonly<Record<Schemas['BloodPressureClass'], MessageId>>

/** What classes of blood sugar are called, with their limits. */
export const sugarWords = {
  normal: 'web.company.summary.sugar.normal',
  prediabetes: 'web.company.summary.sugar.raised',
  diabetes: 'web.company.summary.sugar.high',
} as const satisfies Readonly<Record<Schemas['BloodSugarClass'], MessageId>>

/** What classes of blood fat are called, with their limits. */
export const fatWords = {
  normal: 'web.company.summary.fat.normal',
  ambang_tinggi: 'web.company.summary.fat.raised',
  tinggi: 'web.company.summary.fat.high',
} as const satisfies Readonly<Record<Schemas['BloodFatClass'], MessageId>>

/** What classes of body mass index are called, with their limits. */
export const bmiWords = {
  kurus: 'web.company.summary.bmi.under',
  normal: 'web.company.summary.bmi.normal',
  gemuk: 'web.company.summary.bmi.over',
  obesitas: 'web.company.summary.bmi.obese',
} as const satisfies Readonly<Record<Schemas['BmiClass'], MessageId>>

/** What kinds of groups are called. */
export const kindWords = {
  lokasi: 'web.company.summary.group.site',
  departemen: 'web.company.summary.group.department',
  kelompok_usia: 'web.company.summary.group.age',
  gender: 'web.company.summary.group.gender',
} as const satisfies Readonly<Record<string, MessageId>>

/** Why a group is not shown. */
export const withheldWords = {
  terlalu_kecil: 'web.company.summary.withheld.small',
  selisih_terlalu_kecil: 'web.company.summary.withheld.difference',
} as const satisfies Readonly<Record<Schemas['Withheld'], MessageId>>
