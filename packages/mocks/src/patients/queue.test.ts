import { jakartaInstant } from '@hospital/sdk'
import { describe, expect, it } from 'vitest'
import { failure, memberToken, must, openHouse, refusal } from '../hospital/testing/house.ts'
import type { Appointment } from './appointment.ts'
import { queueOf } from './queue.ts'

const minute = 60_000
const { hospital } = openHouse()
const { directory, clock, patients } = hospital
const one = patients.appointments
  .of(1001)
  .find(({ status, queueNumber }) => status === 'approved' && queueNumber !== null)

/** The queue of an appointment some minutes after the planned start of its slot. */
const queueAt = (appointment: Appointment, minutes: number, change: Partial<Appointment> = {}) => {
  const start = jakartaInstant(appointment.day, appointment.start).getTime()
  const now = () => new Date(start + minutes * minute)
  return queueOf(directory, { ...clock, now }, { ...appointment, ...change })
}

if (!one?.queueNumber) throw new Error('Siti has no approved appointment with a number')
const number = one.queueNumber

describe('A queue', () => {
  it('has not started long before, and is over long afterwards', () => {
    expect(queueAt(one, -24 * 60)).toMatchObject({
      status: 'belum_mulai',
      nomor_dipanggil: null,
      nomor_antrian: number,
    })
    const over = queueAt(one, 24 * 60)
    expect(over).toMatchObject({ status: 'selesai', nomor_dipanggil: null, sisa_antrian: null, perkiraan_jam: null })
  })

  it('moves by one number in ten minutes, up to the own one and past it', () => {
    const told = Array.from({ length: 24 * 6 }, (_, step) => queueAt(one, step * 10 - 12 * 60))
    const called = told.flatMap((queue) => queue?.nomor_dipanggil ?? [])
    expect(called).toEqual(called.map((_, index) => (called[0] ?? 0) + index))
    expect(called).toContain(number)
    for (const queue of told) {
      const now = queue?.nomor_dipanggil
      if (now) expect(queue.sisa_antrian).toBe(now > number ? null : number - now)
    }
  })

  it('is the same at the same time, and tells when that is', () => {
    expect(queueAt(one, 5)).toEqual(queueAt(one, 5))
    expect(queueAt(one, 5)?.diperbarui_pada).toBe(
      `${one.day}T${one.start.slice(0, 3)}${String(Number(one.start.slice(3)) + 5).padStart(2, '0')}:00+07:00`,
    )
  })

  it('tells some days that the doctor is late, and from when on', () => {
    const days = Array.from({ length: 60 }, (_, index) => index * 7)
    const late = days.flatMap((count) => {
      const day = new Date(Date.parse(`${one.day}T00:00:00Z`) + count * 24 * 60 * minute).toISOString().slice(0, 10)
      const session = directory
        .doctorDay(one.doctor, day)
        .sessions.find((held) => held.start <= one.start && one.start < held.end)
      if (!session) return []
      const now = () => new Date(jakartaInstant(day, session.start).getTime() + minute)
      return queueOf(directory, { ...clock, now }, { ...one, day, hospital: session.hospital.kode_mapping_rs }) ?? []
    })
    expect(late.some(({ status }) => status === 'berjalan')).toBe(true)
    const announced = late.filter(({ status }) => status === 'dokter_terlambat')
    expect(announced.length).toBeGreaterThan(0)
    for (const { jam_mulai } of announced) expect(jam_mulai).toMatch(/^\d\d:\d\d$/)
  })

  it('is not there without numbers, and where the doctor has no session', () => {
    expect(queueAt(one, 0, { queueNumber: null })).toBeNull()
    expect(queueAt(one, 0, { start: '03:00' })).toBeNull()
  })
})

describe('The queue of an appointment', () => {
  const siti = openHouse().member(memberToken(1001))
  const read = (kode_appointment: string, id_pasien = 1001) =>
    siti.getAppointmentQueue({ body: { kode_appointment, id_pasien } })

  it('is told to its family alone, and while it is not closed', async () => {
    expect((await must(read(one.code))).data).toMatchObject({ nomor_antrian: number })
    expect((await failure(read(one.code, 1006))).kind).toBe('forbidden')
    expect((await failure(read(one.code, 1003))).kind).toBe('not-found')
    const closed = patients.appointments.of(1001).find(({ status }) => status === 'closed')
    expect(await refusal(read(closed?.code ?? ''))).toContain('sudah ditutup')
  })
})
