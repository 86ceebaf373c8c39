import { jakartaInstant } from '@hospital/sdk'
import type { Clock } from '../hospital/clock.ts'
import { minute } from '../hospital/clock.ts'
import type { Directory } from '../hospital/directory.ts'
import type { CodedName } from '../hospital/references.ts'
import type { SignedFiles } from '../hospital/signed-files.ts'
import type { Appointment, AppointmentOnWire, Appointments } from './appointment.ts'
import type { Documents, GuarantorDocument } from './documents.ts'
import { guarantorName } from './guarantors.ts'
import type { People } from './people.ts'

/** The sources that resolve an appointment's codes. */
export interface WireSources {
  readonly clock: Clock
  readonly directory: Directory
  readonly people: People
  readonly documents: Documents
  readonly files: SignedFiles
  readonly guarantors: () => readonly CodedName[]
  readonly appointments: Pick<Appointments, 'byCode'>
}

/** The minimum notice for cancelling an appointment. */
const cancellationNotice = 120 * minute

/** Whether the patient may cancel an appointment now. */
export const canBeCancelled = ({ status, day, start }: Appointment, clock: Clock): boolean =>
  status !== 'closed' && jakartaInstant(day, start).getTime() - clock.now().getTime() >= cancellationNotice

/** A document with a URL that is valid for a quarter of an hour. */
export const documentOnWire = (document: GuarantorDocument, files: SignedFiles) => ({
  ...document,
  url: files.address(`penjamin/${document.id}`),
})

/** A name for an unknown code: the code itself. Seeds and bookings only use codes of the directory. */
const named = (code: string): CodedName => ({ kode: code, nama: code })

/** An appointment in the API's format; undefined if its patient is unknown. */
export const appointmentOnWire = (sources: WireSources, appointment: Appointment): AppointmentOnWire | undefined => {
  const { clock, directory, people, documents, files, guarantors, appointments } = sources
  const person = people.byId(appointment.patient)
  if (!person) return undefined
  const { id, nama_lengkap, nopasien, tgl_lahir, gender } = person.profile
  const doctor = directory.doctor(appointment.doctor)
  const next = appointment.movedTo === undefined ? undefined : appointments.byCode(appointment.movedTo)
  return {
    kode_appointment: appointment.code,
    status: appointment.status,
    alasan_ditutup: appointment.closedBecause,
    dipindahkan_ke: next ? { kode_appointment: next.code, tanggal: next.day, jam: next.start } : null,
    pasien: { id, nama_lengkap, nopasien, tgl_lahir, gender },
    rumah_sakit: directory.hospital(appointment.hospital) ?? {
      kode_mapping_rs: appointment.hospital,
      nama: appointment.hospital,
      slug: null,
    },
    spesialis: doctor?.specialty ?? named('-'),
    dokter: doctor?.reference ?? { kode: appointment.doctor, nama: appointment.doctor, slug: null, avatar: null },
    tanggal: appointment.day,
    jam: appointment.start,
    jam_selesai: appointment.end,
    nomor_antrian: appointment.queueNumber,
    jenis_appointment: directory.appointmentType(appointment.type) ?? named(appointment.type),
    jenis_pembayaran: paymentName(directory, appointment.payment),
    penjamin: guarantorName(guarantors(), appointment.guarantor),
    nomor_bpjs: appointment.bpjsNumber ?? null,
    keluhan: appointment.complaint,
    catatan_rs: appointment.note,
    dokumen_penjamin: documents.ofAppointment(appointment.code).map((document) => documentOnWire(document, files)),
    dapat_dibatalkan: canBeCancelled(appointment, clock),
    created_at: appointment.createdAt,
    updated_at: appointment.updatedAt,
  }
}

const paymentName = (directory: Directory, code: string): CodedName => {
  const method = directory.paymentMethod(code)
  return method ? { kode: method.kode, nama: method.nama } : named(code)
}
