import type { WriteOutcome } from '@hospital/sdk'
import type { MemberComponents } from '@hospital/sdk/member'
import type { Appointment } from '../../../personal-data/appointments.ts'
import { writeProblems } from '../../../personal-data/write-words.ts'
import type { WriteProblems } from '../../../personal-data/write-words.ts'
import type { FreeSlot } from './move-slots.ts'

/** Where a move has come to. The new appointment is booked first, so that the old one is never lost for nothing. */
export type MoveStep =
  /** Nothing is booked, and the old appointment is as it was. `problem`: why the last attempt was not taken. */
  | { readonly kind: 'choosing'; readonly problem: WriteProblems['notice'] }
  /** Whether the new one is booked is not known. The old one is as it was, and nothing more is done. */
  | { readonly kind: 'unsure' }
  /** The new one is booked, and the old one is being cancelled. */
  | { readonly kind: 'booked' }
  /** Both are there. `problem`: why the old one was not cancelled. */
  | { readonly kind: 'both'; readonly problem: WriteProblems['notice'] }
  /** The new one is booked; whether the old one is cancelled is not known. */
  | { readonly kind: 'perhaps-both' }
  /** `documentsLeft`: the hospital has left the guarantor documents with the old one. */
  | { readonly kind: 'moved'; readonly documentsLeft: boolean }

const problemOf = (outcome: Exclude<WriteOutcome<unknown>, { kind: 'done' }>): WriteProblems['notice'] =>
  writeProblems(outcome, { fields: [], unknown: 'web.member.appointments.move.unsure' }).notice

/** What follows from the booking of the new appointment. */
export const afterBooking = (outcome: WriteOutcome<unknown>): MoveStep => {
  if (outcome.kind === 'done') return { kind: 'booked' }
  if (outcome.kind === 'unknown') return { kind: 'unsure' }
  return { kind: 'choosing', problem: problemOf(outcome) }
}

/** The documents that an appointment has, in an answer. */
interface WithDocuments {
  readonly data: { readonly dokumen_penjamin: readonly unknown[] }
}

/** What follows from closing the old appointment, once the new one is booked. */
export const afterCancelling = (outcome: WriteOutcome<WithDocuments>): MoveStep => {
  if (outcome.kind === 'done') return { kind: 'moved', documentsLeft: outcome.data.data.dokumen_penjamin.length > 0 }
  if (outcome.kind === 'unknown') return { kind: 'perhaps-both' }
  return { kind: 'both', problem: problemOf(outcome) }
}

/** Where a move has come to: what is known of the new appointment, and of closing the old one. */
export const moveStep = (
  booked: WriteOutcome<unknown> | undefined,
  closed: WriteOutcome<WithDocuments> | undefined,
): MoveStep => {
  if (closed) return afterCancelling(closed)
  return booked ? afterBooking(booked) : { kind: 'choosing', problem: undefined }
}

/**
 * The request for the new appointment: as the old one, in another slot. It names no documents: they belong to the old one until that is
 * closed, and a document is for one appointment only.
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
