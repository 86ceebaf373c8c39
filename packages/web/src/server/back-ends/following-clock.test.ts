import { beforeEach, describe, expect, test, vi } from 'vitest'
import { createFollowingClock } from './following-clock.ts'

const machine = Date.parse('2026-11-26T10:00:00+07:00')
const minute = 60_000
const onJump = vi.fn()
beforeEach(() => onJump.mockClear())

const answering = (date: string | undefined): typeof fetch =>
  vi.fn(() => Promise.resolve(new Response('{}', { headers: date === undefined ? {} : { date } })))
const utc = (time: number) => new Date(time).toUTCString()

describe('The clock of a demonstration', () => {
  test.each([
    ['an hour of another day', utc(machine - 5 * 24 * 60 * minute), machine - 5 * 24 * 60 * minute, 1],
    ['three minutes ahead', utc(machine + 3 * minute), machine + 3 * minute, 1],
    ['two minutes ahead, as an answer may be on its way', utc(machine + 2 * minute), machine, 0],
    ['no time', 'noon', machine, 0],
    ['nothing', undefined, machine, 0],
  ])('of back ends that tell %s', async (_what, date, time, jumps) => {
    const clock = createFollowingClock(onJump, () => machine)
    await clock.follow(answering(date))('https://cms.example/')
    expect(clock.now().getTime()).toBe(time)
    expect(onJump).toHaveBeenCalledTimes(jumps)
  })

  test('runs on between answers, and jumps once', async () => {
    let time = machine
    const clock = createFollowingClock(onJump, () => time)
    const start = Date.parse('2026-11-21T23:59:00+07:00')
    await clock.follow(answering(utc(start)))('https://cms.example/')
    time += 90_000
    await clock.follow(answering(utc(start + 90_000)))('https://cms.example/')
    expect(clock.now()).toEqual(new Date(start + 90_000))
    expect(onJump).toHaveBeenCalledOnce()
  })

  test('is back at the time of the machine when the back ends are', async () => {
    const clock = createFollowingClock(onJump, () => machine)
    await clock.follow(answering(utc(machine + 60 * minute)))('https://cms.example/')
    await clock.follow(answering(utc(machine + minute)))('https://cms.example/')
    expect(clock.now().getTime()).toBe(machine)
    expect(onJump).toHaveBeenCalledTimes(2)
  })
})
