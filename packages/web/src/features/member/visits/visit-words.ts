import type { VisitHistoryProps } from '@hospital/ui/records'
import type { MessageId } from '../../../i18n/use-message.ts'
import type { MemberVisit } from './member-visit.ts'

const words = {
  rawat_jalan: 'web.member.visits.outpatient',
  rawat_inap: 'web.member.visits.inpatient',
  igd: 'web.member.visits.emergency',
  penunjang: 'web.member.visits.diagnostics',
  mcu: 'web.member.visits.checkUp',
} as const satisfies Readonly<Record<string, MessageId>>

const isKnown = (code: string): code is keyof typeof words => Object.hasOwn(words, code)

/** The word for a kind of visit (`jenis_kunjungan`); "a visit" for one that the contract got later. */
export const visitWord = (code: string): MessageId => (isKnown(code) ? words[code] : 'web.member.visits.other')

/** What the hospital wrote is in Indonesian. */
const written = (text: string) => ({ text, lang: 'id' }) as const

/** A visit as the kit shows it, but for its links. */
export const visitCard = (
  visit: MemberVisit,
  message: (id: MessageId) => string,
  formatTime: (time: string) => string,
): VisitHistoryProps['visits'][number] => ({
  kind: message(visitWord(visit.kind)),
  day: visit.day,
  time: visit.time === undefined ? undefined : formatTime(visit.time),
  until: visit.until,
  hospital: visit.hospital,
  doctor: visit.doctor,
  specialty: visit.specialty === undefined ? undefined : written(visit.specialty),
  complaint: visit.complaint === undefined ? undefined : written(visit.complaint),
  diagnoses: visit.diagnoses.map(({ name, code, isMain }) => ({ name: written(name), code, isMain })),
  procedures: visit.procedures.map(written),
  medicines: visit.medicines.map(({ name, amount, unit, instructions }) => ({
    name,
    quantity: written(`${amount.toLocaleString('id-ID')} ${unit}`),
    instructions: written(instructions),
  })),
  followUp: visit.followUp,
  guarantor: visit.guarantor,
  number: visit.number,
})
