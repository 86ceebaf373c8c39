import type { MemberComponents } from '@hospital/sdk/member'
import type { Locale } from '@hospital/ui'
import type { VisitHistoryProps } from '@hospital/ui/records'
import { codedWord } from '../../../i18n/coded-word.ts'
import type { MessageId } from '../../../i18n/use-message.ts'
import { signedLinksAgain } from '../../../personal-data/expiring-links.ts'
import { startOfRecord } from '../../../personal-data/family.ts'
import type { PersonalData } from '../../../personal-data/personal-data.ts'
import { answerOf, startRead } from '../../../personal-data/read.ts'
import type { Read } from '../../../personal-data/read.ts'
import { fileLink } from '../../../shared/file-link.ts'
import { isAdmitted } from './admission.ts'
import { plainDiagnosis } from './plain-diagnosis.ts'

type Schemas = MemberComponents['schemas']

/** A visit of a patient to a hospital of the group. */
export type Visit = Schemas['Visit']

/** The visits of the patient with a medical record number. Contract: operation `getVisitHistory`. */
export const readVisits = (patient: number, recordNumber: string): Read<Schemas['VisitHistory']> => ({
  operation: 'getVisitHistory',
  patient,
  // The links to letters expire.
  againAfter: ({ list_history: visits }) =>
    visits.some(({ surat: letters = [] }) => letters.length > 0) ? signedLinksAgain : undefined,
  call: ({ member }, signal) =>
    answerOf(member.getVisitHistory({ body: { nopasien: recordNumber } }, { signal }), ({ data }) => data),
})

/** Starts to read a member's own visits. */
export const startVisits = (personal: PersonalData, member: number): void =>
  startOfRecord(personal, member, (recordNumber) => startRead(personal, readVisits(member, recordNumber)))

/** The allergies of a record, each once, since several hospitals may have noted the same one. */
export const allergiesOf = ({ pasient_medical_record: { alergi } }: Schemas['VisitHistory']): readonly string[] => [
  ...new Set(alergi),
]

/** The word for a kind of visit (`jenis_kunjungan`). */
export const visitWord = codedWord<Visit['jenis_kunjungan']>(
  {
    rawat_jalan: 'web.member.visits.outpatient',
    rawat_inap: 'web.member.visits.inpatient',
    igd: 'web.member.visits.emergency',
    penunjang: 'web.member.visits.diagnostics',
    mcu: 'web.member.visits.checkUp',
  },
  'web.member.visits.other',
)

/** The word for a kind of letter (`jenis_surat`). */
const letterWord = codedWord<NonNullable<Visit['surat']>[number]['jenis_surat']>(
  {
    surat_sakit: 'web.member.visits.letter.sick',
    resume_medis: 'web.member.visits.letter.summary',
    surat_kontrol: 'web.member.visits.letter.control',
    surat_rujukan: 'web.member.visits.letter.referral',
  },
  'web.member.visits.letter.other',
)

/** Marks a text of the hospital as Indonesian. */
const written = (text: string) => ({ text, lang: 'id' }) as const

/** The context in which a visit is shown. */
interface VisitView {
  readonly message: (id: MessageId) => string
  readonly locale: Locale
  readonly formatTime: (time: string) => string
  /** The day in Jakarta, `YYYY-MM-DD`. */
  readonly today: string
  /** The protocol of the page, such as `https:`. */
  readonly pageProtocol: string
}

/** A visit as the kit shows it, without its links. */
export const visitCard = (
  visit: Visit,
  { message, locale, formatTime, today, pageProtocol }: VisitView,
): VisitHistoryProps['visits'][number] => ({
  kind: message(visitWord(visit.jenis_kunjungan)),
  day: visit.tanggal,
  time: visit.jam === null ? undefined : formatTime(visit.jam),
  until: visit.tanggal_keluar ?? undefined,
  isAdmitted: isAdmitted(visit, today),
  hospital: visit.rumah_sakit.nama,
  doctor: visit.dokter?.nama,
  specialty: visit.spesialis ? written(visit.spesialis.nama) : undefined,
  complaint: visit.keluhan_utama === null ? undefined : written(visit.keluhan_utama),
  diagnoses: visit.diagnosa.map(({ nama, kode, jenis }) => ({
    name: written(nama),
    plain: plainDiagnosis(kode, locale),
    code: kode ?? undefined,
    isMain: jenis === 'utama',
  })),
  procedures: visit.tindakan.map(written),
  medicines: visit.resep.map(({ nama_obat: name, jumlah, satuan, aturan_pakai }) => ({
    name,
    quantity: written(`${jumlah.toLocaleString('id-ID')} ${satuan}`),
    instructions: written(aturan_pakai),
  })),
  letters: visit.surat?.map(({ jenis_surat: kind, tanggal, nama_file, ukuran_byte, url }) => ({
    kind: message(letterWord(kind)),
    day: tanggal,
    fileName: nama_file,
    size: ukuran_byte,
    href: fileLink(url, pageProtocol),
  })),
  followUp: visit.kontrol_berikutnya ?? undefined,
  guarantor: visit.penjamin?.nama,
  number: visit.no_registrasi,
})
