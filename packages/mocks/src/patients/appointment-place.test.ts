import { describe, expect, it } from 'vitest'
import { addDays } from '../hospital/clock.ts'
import { openHouse } from '../hospital/testing/house.ts'
import { queueOf } from './queue.ts'

/** Sumarni's appointments, with their queues, of the day on which the demo starts at an hour. */
const todayOf = (day: string, hour: string) => {
  const { hospital } = openHouse(`${day}T${hour}:00+07:00`)
  const { patients, directory, clock } = hospital
  return patients.appointments
    .of(1005)
    .filter((one) => one.day === day)
    .map((appointment) => ({ appointment, queue: queueOf(directory, clock, appointment) }))
}

/** Four weeks, because some sessions take place only in certain weeks of the month. */
const days = Array.from({ length: 28 }, (_, index) => addDays('2026-11-22', index))

describe('The appointment of today', () => {
  it('is there on every day, with a queue that has not begun in the morning', () => {
    for (const day of days)
      expect(todayOf(day, '06:00'), day).toEqual([
        {
          appointment: expect.objectContaining({ status: 'approved', queueNumber: expect.any(Number) }),
          queue: expect.objectContaining({ status: 'belum_mulai' }),
        },
      ])
  })

  it('is the same at whatever hour the demo starts', () => {
    for (const day of days) {
      const [early, noon, late] = ['00:00', '12:00', '23:59'].map((hour) => todayOf(day, hour)[0]?.appointment)
      expect(noon, day).toEqual(early)
      expect(late, day).toEqual(early)
    }
  })
})
