import type { CompanyComponents } from '@hospital/sdk/company'
import type { AlertTone } from '@hospital/ui'
import type { MessageId } from '../../../i18n/use-message.ts'

type Schemas = CompanyComponents['schemas']

type ReferralStatus = Schemas['ReferralStatus']

/** The names of the statuses, in the order in which a referral has them. */
export const statusWords: Readonly<Record<ReferralStatus, MessageId>> = {
  diajukan: 'web.company.referral.status.sent',
  diterima: 'web.company.referral.status.accepted',
  ditangani: 'web.company.referral.status.treated',
  selesai: 'web.company.referral.status.done',
  ditolak: 'web.company.referral.status.refused',
  dibatalkan: 'web.company.referral.status.cancelled',
}

/** The meaning of each status for the company, and how good it is. */
export const statusMeanings = {
  diajukan: ['web.company.referral.status.sentText', 'warning'],
  diterima: ['web.company.referral.status.acceptedText', 'good'],
  ditangani: ['web.company.referral.status.treatedText', 'info'],
  selesai: ['web.company.referral.status.doneText', 'good'],
  ditolak: ['web.company.referral.status.refusedText', 'danger'],
  dibatalkan: ['web.company.referral.status.cancelledText', 'info'],
} as const satisfies Readonly<Record<ReferralStatus, readonly [MessageId, AlertTone]>>

/** The names of the kinds of injury. */
export const injuryWords = {
  luka_robek: 'web.company.referral.injury.laceration',
  luka_bakar: 'web.company.referral.injury.burn',
  patah_tulang: 'web.company.referral.injury.fracture',
  terkilir: 'web.company.referral.injury.sprain',
  memar: 'web.company.referral.injury.bruise',
  amputasi: 'web.company.referral.injury.amputation',
  cedera_mata: 'web.company.referral.injury.eye',
  terpapar_bahan_kimia: 'web.company.referral.injury.chemical',
  tersengat_listrik: 'web.company.referral.injury.electric',
  lainnya: 'web.company.referral.injury.other',
} as const satisfies Readonly<Record<Schemas['InjuryType'], MessageId>>

/** The names of the parts of the body. */
export const bodyWords = {
  kepala: 'web.company.referral.body.head',
  mata: 'web.company.referral.body.eye',
  leher: 'web.company.referral.body.neck',
  bahu: 'web.company.referral.body.shoulder',
  lengan: 'web.company.referral.body.arm',
  tangan: 'web.company.referral.body.hand',
  jari_tangan: 'web.company.referral.body.finger',
  dada: 'web.company.referral.body.chest',
  perut: 'web.company.referral.body.abdomen',
  punggung: 'web.company.referral.body.back',
  pinggul: 'web.company.referral.body.hip',
  tungkai: 'web.company.referral.body.leg',
  kaki: 'web.company.referral.body.foot',
  jari_kaki: 'web.company.referral.body.toe',
  lainnya: 'web.company.referral.body.other',
} as const satisfies Readonly<Record<Schemas['BodyPart'], MessageId>>

/** The names of the severities, and their signs. */
export const severityWords = {
  ringan: ['web.company.referral.severity.minor', 'web.company.referral.severity.minorText'],
  sedang: ['web.company.referral.severity.moderate', 'web.company.referral.severity.moderateText'],
  berat: ['web.company.referral.severity.severe', 'web.company.referral.severity.severeText'],
} as const satisfies Readonly<Record<Schemas['InjurySeverity'], readonly [MessageId, MessageId]>>

/** The names of the guarantors. */
export const guarantorWords = {
  bpjs_ketenagakerjaan: 'web.company.referral.guarantor.bpjs',
  asuransi: 'web.company.referral.guarantor.insurance',
  perusahaan: 'web.company.referral.guarantor.company',
} as const satisfies Readonly<Record<Schemas['AccidentGuarantor'], MessageId>>

/** The consequences of a treatment for work. */
export const workWords = {
  kembali_bekerja: 'web.company.referral.work.back',
  kerja_terbatas: 'web.company.referral.work.limited',
  istirahat: 'web.company.referral.work.off',
} as const satisfies Readonly<Record<Schemas['WorkOutcome']['status_kerja'], MessageId>>

/** The name of a guarantor. A code that was later added to the contract is shown as it is. */
export const guarantorText = (code: string, message: (id: MessageId) => string): string =>
  Object.hasOwn(guarantorWords, code) ? message(guarantorWords[code as keyof typeof guarantorWords]) : code
