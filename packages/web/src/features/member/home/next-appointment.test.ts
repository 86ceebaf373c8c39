import { expect, test } from 'vitest'
import type { Appointment } from '../../../personal-data/appointments.ts'
import { appointment } from '../appointments/sample-appointment.ts'
import { nextAppointment } from './next-appointment.ts'

/** 24 November 2026, 09:40 in Jakarta. */
const now = new Date('2026-11-24T02:40:00Z')

type Slot = Pick<Appointment, 'tanggal' | 'jam' | 'jam_selesai'> & Partial<Pick<Appointment, 'status'>>

const at = (kode_appointment: string, slot: Slot): Appointment => ({ ...appointment, kode_appointment, ...slot })

const today = '2026-11-24'
const over = at('over', { tanggal: today, jam: '09:15', jam_selesai: '09:30' })
const running = at('running', { tanggal: today, jam: '09:30', jam_selesai: '09:45' })
const later = at('later', { tanggal: today, jam: '13:00', jam_selesai: '13:15', status: 'approved' })
const tomorrow = at('tomorrow', { tanggal: '2026-11-25', jam: '08:00', jam_selesai: '08:15' })
const cancelled = at('cancelled', { tanggal: today, jam: '10:00', jam_selesai: '10:15', status: 'closed' })

test.each([
  ['there is none', [], undefined],
  ['all are over', [over], undefined],
  ['one of today is over', [over, tomorrow], 'tomorrow'],
  ['one has begun', [later, running], 'running'],
  ['a confirmed one comes before one that waits', [tomorrow, later], 'later'],
  ['the nearest one was cancelled', [cancelled, tomorrow], 'tomorrow'],
])('the next appointment where %s', (_where, appointments, code) => {
  expect(nextAppointment(appointments, now)?.kode_appointment).toBe(code)
})

test('an appointment whose queue is late stays the next one', () => {
  expect(nextAppointment([later, over], now, [over])).toBe(over)
})
