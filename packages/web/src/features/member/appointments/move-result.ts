import type { WriteOutcome } from '@hospital/sdk'
import type { MemberComponents } from '@hospital/sdk/member'
import type { Appointment } from '../../../personal-data/appointments.ts'
import { writeProblems } from '../../../personal-data/write-words.ts'
import type { WriteProblems } from '../../../personal-data/write-words.ts'
import type { FreeSlot } from './move-slots.ts'

/** The step of a move. The new appointment is booked first, so that a failed move never costs the patient the old one. */
export type MoveStep =
  /** Nothing is booked, and the old appointment is unchanged. `problem`: why the last attempt failed. */
  | { readonly kind: 'choosing'; readonly problem: WriteProblems['notice'] }
  /** It is unknown whether the new one is booked. The old one is unchanged, and the move ends here. */
  | { readonly kind: 'unsure' }
  /** The new one is booked, and the old one is being cancelled. */
  | { readonly kind: 'booked' }
  /** Both appointments exist. `problem`: why the old one was not cancelled. */
  | { readonly kind: 'both'; readonly problem: WriteProblems['notice'] }
  /** The new one is booked; it is unknown whether the old one is cancelled. */
  | { readonly kind: 'perhaps-both' }
  /** `documentsLeft`: the hospital left the guarantor documents with the old appointment. */
  | { readonly kind: 'moved'; readonly documentsLeft: boolean }

const problemOf = (outcome: Exclude<WriteOutcome<unknown>, { kind: 'done' }>): WriteProblems['notice'] =>
  writeProblems(outcome, { fields: [], unknown: 'web.member.appointments.move.unsure' }).notice

/** The step after the booking of the new appointment. */
export const afterBooking = (outcome: WriteOutcome<unknown>): MoveStep => {
  if (outcome.kind === 'done') return { kind: 'booked' }
  if (outcome.kind === 'unknown') return { kind: 'unsure' }
  return { kind: 'choosing', problem: problemOf(outcome) }
}

/** The documents of an appointment, in an answer. */
interface WithDocuments {
  readonly data: { readonly dokumen_penjamin: readonly unknown[] }
}

/** The step after the closing of the old appointment, once the new one is booked. */
export const afterCancelling = (outcome: WriteOutcome<WithDocuments>): MoveStep => {
  if (outcome.kind === 'done') return { kind: 'moved', documentsLeft: outcome.data.data.dokumen_penjamin.length > 0 }
  if (outcome.kind === 'unknown') return { kind: 'perhaps-both' }
  return { kind: 'both', problem: problemOf(outcome) }
}

/** The step of a move, from the state of the booking and the state of the closing. */
export const moveStep = (
  booked: WriteOutcome<unknown> | undefined,
  closed: WriteOutcome<WithDocuments> | undefined,
): MoveStep => {
  if (closed) return afterCancelling(closed)
  return booked ? afterBooking(booked) : { kind: 'choosing', problem: undefined }
}

/**
 * The request for the new appointment: a copy of the old one in another slot. It names no documents: a document belongs to one appointment
 * only, and to the old one until that is closed.
 */
export const moveRequest = (
  { pasien, dokter, spesialis, jenis_pembayaran, penjamin, jenis_appointment, nomor_bpjs, keluhan }: Appointment,
  { tanggal, jam, rumah_sakit }: FreeSlot,
): MemberComponents['schemas']['CreateAppointmentRequest'] => ({
  id_pasien: pasien.id,
  kode_mapping_rs: rumah_sakit.kode_mapping_rs,
  kodedokter: dokter.kode,
  kdspesial: spesialis.kode,
  tanggal,
  jam,
  jenis_pembayaran: jenis_pembayaran.kode,
  ...(penjamin && { kodept: penjamin.kode }),
  jenis_appointment: jenis_appointment.kode,
  ...(nomor_bpjs && { nomor_bpjs }),
  ...(keluhan !== null && { keluhan }),
})
