import type { MemberClient, MemberComponents } from '@hospital/sdk/member'
import { signedLinksAgain } from '../../../personal-data/expiring-links.ts'
import { answerOf } from '../../../personal-data/read.ts'
import type { Read } from '../../../personal-data/read.ts'
import { toMemberDocument } from '../documents/member-document.ts'
import type { MemberDocument } from '../documents/member-document.ts'

/** A list of appointments, each with a call and a page of its own. */
export type AppointmentList = 'open' | 'approved' | 'closed'

/** A code with its name in Indonesian. */
export interface CodedName {
  readonly code: string
  readonly name: string
}

/** An appointment of a patient. */
export interface MemberAppointment {
  readonly code: string
  readonly list: AppointmentList
  /** Why it is closed: a code of the contract (`alasan_ditutup`), or one that it has got since. */
  readonly closedBecause: string | undefined
  /** The day of the appointment that this one was moved to, YYYY-MM-DD. */
  readonly movedTo: string | undefined
  readonly patient: number
  readonly hospital: CodedName
  readonly specialty: CodedName
  /** `slug` names the doctor's page; undefined if the doctor is no longer listed. */
  readonly doctor: CodedName & { readonly slug: string | undefined }
  /** YYYY-MM-DD. */
  readonly day: string
  /** Start and end of the slot, HH:mm in Jakarta. */
  readonly from: string
  readonly to: string
  readonly queueNumber: number | undefined
  readonly kind: CodedName
  readonly payment: CodedName
  readonly guarantor: CodedName | undefined
  readonly complaint: string | undefined
  readonly note: string | undefined
  readonly documents: readonly MemberDocument[]
  /** Whether the hospital would cancel it now. */
  readonly canBeCancelled: boolean
}

const named = ({ kode, nama }: { readonly kode: string; readonly nama: string }): CodedName => ({
  code: kode,
  name: nama,
})

/** An appointment of the contract as the pages know it. */
const toMemberAppointment = (wire: MemberComponents['schemas']['Appointment']): MemberAppointment => ({
  code: wire.kode_appointment,
  list: wire.status,
  closedBecause: wire.alasan_ditutup ?? undefined,
  movedTo: wire.dipindahkan_ke?.tanggal,
  patient: wire.pasien.id,
  hospital: { code: wire.rumah_sakit.kode_mapping_rs, name: wire.rumah_sakit.nama },
  specialty: named(wire.spesialis),
  doctor: { ...named(wire.dokter), slug: wire.dokter.slug ?? undefined },
  day: wire.tanggal,
  from: wire.jam,
  to: wire.jam_selesai,
  queueNumber: wire.nomor_antrian ?? undefined,
  kind: named(wire.jenis_appointment),
  payment: named(wire.jenis_pembayaran),
  guarantor: wire.penjamin ? named(wire.penjamin) : undefined,
  complaint: wire.keluhan ?? undefined,
  note: wire.catatan_rs ?? undefined,
  documents: wire.dokumen_penjamin.map(toMemberDocument),
  canBeCancelled: wire.dapat_dibatalkan,
})

const calls = {
  open: 'listOpenAppointments',
  approved: 'listApprovedAppointments',
  closed: 'listClosedAppointments',
} as const satisfies Readonly<Record<AppointmentList, keyof MemberClient>>

/** The reads that show an appointment: read again after a write. */
export const appointmentReads: readonly string[] = Object.values(calls)

/** One list of a patient's appointments. Contract: `listOpenAppointments`, `listApprovedAppointments`, `listClosedAppointments`. */
export const readAppointments = (list: AppointmentList, patient: number): Read<readonly MemberAppointment[]> => ({
  operation: calls[list],
  patient,
  againAfter: (appointments) =>
    appointments.some(({ documents }) => documents.length > 0) ? signedLinksAgain : undefined,
  call: ({ member }, signal) =>
    answerOf(member[calls[list]]({ body: { userid: patient } }, { signal }), ({ data }) =>
      data.map(toMemberAppointment),
    ),
})
