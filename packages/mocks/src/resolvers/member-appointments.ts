import type { MemberResolvers } from '../generated/member.ts'
import { addDays, inTime } from '../hospital/clock.ts'
import { fieldErrors, hasErrors } from '../hospital/field-errors.ts'
import type { Hospital } from '../hospital/hospital.ts'
import { appointmentOnWire, canBeCancelled } from '../patients/appointment-wire.ts'
import type { Appointment } from '../patients/appointment.ts'
import { book, daysAhead } from '../patients/booking.ts'
import { queueOf } from '../patients/queue.ts'
import { doctorSlots } from '../patients/slots.ts'
import { personById } from './member-access.ts'
import { invalid, listed, loaded, notFound, refused } from './replies.ts'

type Resolvers = Pick<
  MemberResolvers,
  | 'listOpenAppointments'
  | 'listApprovedAppointments'
  | 'listClosedAppointments'
  | 'createAppointment'
  | 'getAppointmentQueue'
  | 'deleteAppointment'
  | 'getDoctorSlots'
>
type ListRequest = Parameters<MemberResolvers['listOpenAppointments']>[0]

/** How far back the closed list goes, in days. */
const closedDays = 365

const when = ({ day, start }: Appointment) => `${day} ${start}`

const listOf =
  (hospital: Hospital, status: Appointment['status']) =>
  ({ bearer, body: { userid } }: ListRequest) => {
    const access = personById(hospital, bearer, userid)
    if ('denial' in access) return access.denial
    const oldest = addDays(hospital.clock.today(), -closedDays)
    const found = hospital.patients.appointments
      .of(userid)
      .filter((one) => one.status === status && (status !== 'closed' || one.day >= oldest))
    const nearestFirst = found.toSorted((one, other) => inTime(when(one), when(other)))
    const ordered = status === 'closed' ? nearestFirst.toReversed() : nearestFirst
    return listed(
      ordered.flatMap((one) => appointmentOnWire(hospital.patients, one) ?? []),
      'Belum ada appointment.',
    )
  }

const shown = (hospital: Hospital, appointment: Appointment | undefined, detail: string) => {
  const wire = appointment && appointmentOnWire(hospital.patients, appointment)
  return wire ? loaded(wire, detail) : notFound()
}

const cancelRefusal = (hospital: Hospital, appointment: Appointment): string | undefined => {
  if (appointment.status === 'closed') return 'Appointment sudah ditutup.'
  if (canBeCancelled(appointment, hospital.clock)) return undefined
  return 'Appointment tidak dapat dibatalkan kurang dari 2 jam sebelum jadwal. Silakan hubungi rumah sakit.'
}

/** Whether an appointment can replace another one: it must be in the future and of the same patient. */
const takesPlace = (candidate: Appointment | undefined, { code, patient }: Appointment): boolean =>
  candidate?.patient === patient && candidate.code !== code && candidate.status !== 'closed'

const slotsReply = (
  hospital: Hospital,
  { tanggal, kodedokter, kdspesial }: Parameters<MemberResolvers['getDoctorSlots']>[0]['body'],
) => {
  const { clock, directory, patients } = hospital
  const doctor = directory.doctor(kodedokter)
  if (!doctor?.active) return notFound()
  const errors = fieldErrors([
    [doctor.specialty.kode !== kdspesial, 'kdspesial', 'Spesialisasi tidak sesuai dengan dokter.'],
    [tanggal < clock.today(), 'tanggal', 'Tanggal tidak boleh sebelum hari ini.'],
  ])
  if (hasErrors(errors)) return invalid(errors)
  if (tanggal > addDays(clock.today(), daysAhead))
    return refused(`Jadwal hanya tersedia sampai ${daysAhead} hari ke depan.`)
  const slots = doctorSlots(directory, patients.appointments, clock, kodedokter, tanggal)
  return loaded(slots, slots.status === null ? 'Dokter tidak memiliki jadwal pada tanggal ini.' : undefined)
}

/** Appointments, and the slots that can be booked. */
export const memberAppointments = (hospital: Hospital): Resolvers => {
  const { appointments, documents } = hospital.patients
  return {
    listOpenAppointments: listOf(hospital, 'open'),
    listApprovedAppointments: listOf(hospital, 'approved'),
    listClosedAppointments: listOf(hospital, 'closed'),
    createAppointment: ({ bearer, body }) => {
      const access = personById(hospital, bearer, body.id_pasien)
      if ('denial' in access) return access.denial
      const outcome = book(hospital.patients, body)
      if ('errors' in outcome) return invalid(outcome.errors)
      if ('refusal' in outcome) return refused(outcome.refusal)
      return shown(hospital, outcome.appointment, 'Appointment berhasil dibuat. Menunggu konfirmasi rumah sakit.')
    },
    getAppointmentQueue: ({ bearer, body: { kode_appointment, id_pasien } }) => {
      const access = personById(hospital, bearer, id_pasien)
      if ('denial' in access) return access.denial
      const appointment = appointments.byCode(kode_appointment)
      if (appointment?.patient !== id_pasien) return notFound()
      if (appointment.status === 'closed') return refused('Appointment sudah ditutup.')
      const queue = queueOf(hospital.directory, hospital.clock, appointment)
      return loaded(queue, queue === null ? 'Dokter ini tidak memakai nomor antrean.' : undefined)
    },
    deleteAppointment: ({ bearer, body: { kode_appointment, id_pasien, kode_appointment_baru } }) => {
      const access = personById(hospital, bearer, id_pasien)
      if ('denial' in access) return access.denial
      const appointment = appointments.byCode(kode_appointment)
      if (appointment?.patient !== id_pasien) return notFound()
      const refusal = cancelRefusal(hospital, appointment)
      if (refusal !== undefined) return refused(refusal)
      const updatedAt = hospital.clock.stamp()
      if (kode_appointment_baru === undefined) {
        const cancelled = { status: 'closed', closedBecause: 'dibatalkan_pasien', updatedAt } as const
        return shown(hospital, appointments.change(kode_appointment, cancelled), 'Appointment berhasil dibatalkan.')
      }
      if (!takesPlace(appointments.byCode(kode_appointment_baru), appointment))
        return invalid({ kode_appointment_baru: ['Appointment pengganti tidak ditemukan.'] })
      for (const { id } of documents.ofAppointment(kode_appointment)) documents.attach(id, kode_appointment_baru)
      const moved = {
        status: 'closed',
        closedBecause: 'dipindahkan',
        movedTo: kode_appointment_baru,
        updatedAt,
      } as const
      return shown(hospital, appointments.change(kode_appointment, moved), 'Appointment berhasil dipindahkan.')
    },
    getDoctorSlots: ({ body }) => slotsReply(hospital, body),
  }
}
