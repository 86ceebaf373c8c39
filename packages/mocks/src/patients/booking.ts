import type { MemberComponents } from '@hospital/sdk/member'
import { addDays } from '../hospital/clock.ts'
import { fieldErrors, hasErrors } from '../hospital/field-errors.ts'
import type { FieldErrors } from '../hospital/field-errors.ts'
import type { WireSources } from './appointment-wire.ts'
import type { Appointment, Appointments } from './appointment.ts'
import { bpjsCode } from './guarantors.ts'
import type { OpenSlot } from './slots.ts'
import { openSlots } from './slots.ts'

/** The API's request for an appointment. */
export type BookingWish = MemberComponents['schemas']['CreateAppointmentRequest']

/** The outcome of a request: field errors, a refusal message, or the appointment. */
export type BookingOutcome =
  | { readonly errors: FieldErrors }
  | { readonly refusal: string }
  | { readonly appointment: Appointment }

/** The sources for booking. */
export interface BookingSources extends WireSources {
  readonly appointments: Appointments
}

/** How many days ahead appointments can be made. */
export const daysAhead = 30

/** The code of the guarantor of a wish; null if the patient pays. */
const guarantorOf = (wish: BookingWish, { directory }: BookingSources): string | null =>
  wish.kodept ?? directory.paymentMethod(wish.jenis_pembayaran)?.kodept ?? null

/** The BPJS number of an appointment: the number in the request, otherwise the number that is stored for the patient. */
const bpjsNumberOf = (wish: BookingWish, sources: BookingSources): string | null =>
  guarantorOf(wish, sources) === bpjsCode
    ? (wish.nomor_bpjs ?? sources.people.byId(wish.id_pasien)?.profile.nomor_bpjs ?? null)
    : null

const bpjsErrors = (wish: BookingWish, sources: BookingSources): FieldErrors =>
  fieldErrors([
    [
      wish.nomor_bpjs !== undefined && guarantorOf(wish, sources) !== bpjsCode,
      'nomor_bpjs',
      'Nomor BPJS hanya diperlukan jika BPJS Kesehatan yang menjamin.',
    ],
  ])

const codeErrors = (wish: BookingWish, { directory, guarantors }: BookingSources): FieldErrors => {
  const doctor = directory.doctor(wish.kodedokter)
  const payment = directory.paymentMethod(wish.jenis_pembayaran)
  const needsGuarantor = payment !== undefined && payment.jenis_data !== null && payment.kodept === null
  const guarantorKnown = wish.kodept === undefined || guarantors().some(({ kode }) => kode === wish.kodept)
  const otherGuarantor =
    guarantorKnown && wish.kodept !== undefined && payment?.kodept != null && payment.kodept !== wish.kodept
  return fieldErrors([
    [directory.hospital(wish.kode_mapping_rs) === undefined, 'kode_mapping_rs', 'Rumah sakit tidak dikenal.'],
    [doctor === undefined, 'kodedokter', 'Dokter tidak dikenal.'],
    [doctor?.active === false, 'kodedokter', 'Dokter ini sudah tidak berpraktik.'],
    [
      doctor !== undefined && doctor.specialty.kode !== wish.kdspesial,
      'kdspesial',
      'Spesialisasi tidak sesuai dengan dokter yang dipilih.',
    ],
    [payment === undefined, 'jenis_pembayaran', 'Jenis pembayaran tidak dikenal.'],
    [needsGuarantor && wish.kodept === undefined, 'kodept', 'Penjamin wajib dipilih untuk jenis pembayaran ini.'],
    [!guarantorKnown, 'kodept', 'Penjamin tidak dikenal.'],
    [otherGuarantor, 'kodept', 'Penjamin tidak sesuai dengan jenis pembayaran.'],
    [
      payment?.jenis_data === null && wish.kodept !== undefined,
      'kodept',
      'Penjamin tidak diperlukan untuk pembayaran sendiri.',
    ],
    [
      directory.appointmentType(wish.jenis_appointment) === undefined,
      'jenis_appointment',
      'Jenis appointment tidak dikenal.',
    ],
  ])
}

const dayErrors = (day: string, today: string): FieldErrors =>
  fieldErrors([
    [day < today, 'tanggal', 'Tanggal kunjungan tidak boleh sebelum hari ini.'],
    [day > addDays(today, daysAhead), 'tanggal', `Appointment hanya dapat dibuat sampai ${daysAhead} hari ke depan.`],
  ])

const documentErrors = (wish: BookingWish, { documents }: BookingSources): FieldErrors => {
  const found = (wish.dokumen ?? []).map((id) => documents.byId(id))
  return fieldErrors([
    [
      found.some((document) => document?.id_pasien !== wish.id_pasien),
      'dokumen',
      'Dokumen tidak ditemukan untuk pasien ini.',
    ],
    [
      found.some((document) => document?.id_pasien === wish.id_pasien && document.kode_appointment !== null),
      'dokumen',
      'Dokumen sudah dipakai untuk appointment lain.',
    ],
  ])
}

const chosenSlot = (wish: BookingWish, { directory, appointments, clock }: BookingSources): OpenSlot | undefined =>
  openSlots(directory, appointments, clock, wish.kodedokter, wish.tanggal).find(
    ({ hospital, start }) => hospital === wish.kode_mapping_rs && start === wish.jam,
  )

const refusalOf = (wish: BookingWish, slot: OpenSlot | undefined, sources: BookingSources): string | undefined => {
  if (sources.directory.doctorDay(wish.kodedokter, wish.tanggal).onLeave) {
    return 'Dokter sedang cuti pada tanggal tersebut. Silakan pilih tanggal atau dokter lain.'
  }
  const same = sources.appointments
    .taking(wish.kodedokter, wish.tanggal)
    .some(({ patient }) => patient === wish.id_pasien)
  if (same) return 'Pasien sudah memiliki appointment dengan dokter ini pada tanggal tersebut.'
  if (slot && slot.freeNumbers.length === 0) return 'Slot yang Anda pilih sudah penuh. Silakan pilih jam lain.'
  return undefined
}

const bookedIn = (wish: BookingWish, slot: OpenSlot, sources: BookingSources): Omit<Appointment, 'code'> => {
  const { directory, clock } = sources
  const queued = directory.doctor(wish.kodedokter)?.hasQueueNumbers ?? false
  const stamp = clock.stamp()
  return {
    patient: wish.id_pasien,
    hospital: wish.kode_mapping_rs,
    doctor: wish.kodedokter,
    day: wish.tanggal,
    start: slot.start,
    end: slot.end,
    queueNumber: queued ? (slot.freeNumbers[0] ?? null) : null,
    type: wish.jenis_appointment,
    payment: wish.jenis_pembayaran,
    guarantor: guarantorOf(wish, sources),
    bpjsNumber: bpjsNumberOf(wish, sources),
    complaint: wish.keluhan?.trim() || null,
    note: null,
    status: 'open',
    closedBecause: null,
    createdAt: stamp,
    updatedAt: stamp,
  }
}

/** Books a slot, or returns the reason of a refusal. */
export const book = (sources: BookingSources, wish: BookingWish): BookingOutcome => {
  const errors = {
    ...codeErrors(wish, sources),
    ...dayErrors(wish.tanggal, sources.clock.today()),
    ...documentErrors(wish, sources),
    ...bpjsErrors(wish, sources),
  }
  if (hasErrors(errors)) return { errors }
  const slot = chosenSlot(wish, sources)
  const refusal = refusalOf(wish, slot, sources)
  if (refusal !== undefined && !slot?.hasPassed) return { refusal }
  const slotErrors = fieldErrors([
    [slot === undefined, 'jam', 'Jam praktik tidak tersedia pada tanggal tersebut.'],
    [slot?.hasPassed === true, 'jam', 'Jam yang dipilih sudah lewat.'],
  ])
  if (!slot || hasErrors(slotErrors)) return { errors: slotErrors }
  const appointment = sources.appointments.add(bookedIn(wish, slot, sources))
  if (wish.simpan_nomor_bpjs && wish.nomor_bpjs !== undefined)
    sources.people.change(wish.id_pasien, { nomor_bpjs: wish.nomor_bpjs })
  for (const id of wish.dokumen ?? []) sources.documents.attach(id, appointment.code)
  return { appointment }
}
