import type { HospitalCareComponents } from '@hospital/sdk/hospital-care'
import { formatDate, formatDateTime } from '@hospital/ui'
import type { Description, Locale } from '@hospital/ui'
import type { MessageId } from '../../../i18n/use-message.ts'
import { examinedAt } from './result-day.ts'
import type { Timed } from './result-day.ts'

type Schemas = HospitalCareComponents['schemas']

/** The facts that reports of every kind have. */
export interface Reported extends Timed {
  readonly pasien: Schemas['ResultPatient']
  readonly rumah_sakit: Schemas['HospitalReference']
}

/** Facts that only some kinds of results have, such as doctors. */
export type OtherFacts = readonly (readonly [term: MessageId, value: string | null | undefined])[]

interface Words {
  readonly message: (id: MessageId) => string
  readonly locale: Locale
}

/**
 * The facts of a result: its patient, its hospital and its times. The patient comes first, so that nobody takes it for another person's.
 * Other facts without a value are left out.
 */
export const resultFacts = (
  result: Reported,
  others: OtherFacts,
  { message, locale }: Words,
): readonly Description[] => {
  const { pasien, rumah_sakit: hospital, waktu_hasil: released } = result
  const moment = (at: string | null) =>
    at === null ? undefined : at.includes('T') ? formatDateTime(at, locale) : formatDate(at, locale, 'weekday')
  return [
    { term: message('web.results.patient'), details: pasien.nama_lengkap },
    { term: message('web.results.birthDate'), details: formatDate(pasien.tgl_lahir, locale) },
    { term: message('web.results.record'), details: pasien.nopasien },
    { term: message('web.results.hospital'), details: hospital.nama },
    { term: message('web.results.examined'), details: moment(examinedAt(result)) },
    ...[['web.results.released', moment(released)] as const, ...others].flatMap(([term, value]) =>
      value ? [{ term: message(term), details: value }] : [],
    ),
  ]
}
