import type { MemberComponents } from '@hospital/sdk/member'

/** An appointment on the wire. */
export type AppointmentOnWire = MemberComponents['schemas']['Appointment']

/** An appointment as stored: references as codes. */
export interface Appointment {
  readonly code: string
  /** Person id. */
  readonly patient: number
  readonly hospital: string
  readonly doctor: string
  /** `YYYY-MM-DD` and `HH:mm`. */
  readonly day: string
  readonly start: string
  readonly end: string
  readonly queueNumber: number | null
  readonly type: string
  readonly payment: string
  readonly guarantor: string | null
  /** The BPJS number, if BPJS is the guarantor and the patient gave or stored a number. */
  readonly bpjsNumber?: string | null | undefined
  readonly complaint: string | null
  readonly note: string | null
  readonly status: AppointmentOnWire['status']
  readonly closedBecause: AppointmentOnWire['alasan_ditutup']
  /** The code of the new appointment, if this one was moved. */
  readonly movedTo?: string
  readonly createdAt: string
  readonly updatedAt: string
}

/** All appointments of the group. */
export interface Appointments {
  readonly byCode: (code: string) => Appointment | undefined
  readonly of: (patient: number) => readonly Appointment[]
  /** The appointments that occupy a doctor's slots on a day: the open and the approved ones. */
  readonly taking: (doctor: string, day: string) => readonly Appointment[]
  readonly add: (appointment: Omit<Appointment, 'code'>) => Appointment
  readonly change: (code: string, changes: Partial<Appointment>) => Appointment | undefined
}

/** Creates an empty store of appointments. */
export const createAppointments = (): Appointments => {
  const appointments = new Map<string, Appointment>()
  const keep = (appointment: Appointment) => {
    appointments.set(appointment.code, appointment)
    return appointment
  }
  const all = () => [...appointments.values()]
  return {
    byCode: (code) => appointments.get(code),
    of: (patient) => all().filter((appointment) => appointment.patient === patient),
    taking: (doctor, day) => all().filter((one) => one.doctor === doctor && one.day === day && one.status !== 'closed'),
    add: (appointment) => {
      const number = String(appointments.size + 41).padStart(4, '0')
      return keep({ ...appointment, code: `APT-${appointment.day.slice(2).replaceAll('-', '')}-${number}` })
    },
    change: (code, changes) => {
      const appointment = appointments.get(code)
      return appointment && keep({ ...appointment, ...changes })
    },
  }
}
