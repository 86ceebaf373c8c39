import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { guessedBackEnd } from '../../src/testing/guessed-back-end.ts'
import { guessedSite } from './guessed-site.ts'
import { personAt } from './person-at.ts'
import { createTimeline } from './timeline.ts'

// An owner at a new place, who has not failed, while more strangers wait at the account than may hold a socket.

const second = 1000
const minute = 60 * second
const owner = 'siti@contoh.example'

const clock = { now: Date.parse('2026-11-21T03:00:10Z') }
let backEnd: ReturnType<typeof guessedBackEnd>
beforeEach(() => {
  clock.now += 24 * 60 * minute
  backEnd = guessedBackEnd(() => new Date(clock.now))
  vi.stubGlobal('fetch', backEnd.fetch)
})
afterEach(() => void vi.unstubAllGlobals())

type Person = ReturnType<typeof personAt>
type Answer = Awaited<ReturnType<Person['logIn']>>

/** The targets of strangers, and the owner's way in. The number of proxies makes no difference here. */
const entrances: readonly (readonly [
  does: string,
  proxies: number,
  operation: string,
  guess: (stranger: Person) => Promise<Answer>,
  enter: (person: Person) => Promise<Answer>,
])[] = [
  [
    'logs in',
    1,
    'login',
    (stranger) => stranger.logIn(owner, 'tebakan'),
    (person) => person.logIn(owner, 'sandi-yang-benar'),
  ],
  [
    'uses a code',
    2,
    'ganti_password',
    (stranger) => stranger.recover(owner, '000000'),
    // Strangers' wrong codes end a code at once: the owner requests a new one.
    async (person) => {
      await person.askForCode(owner)
      return person.recover(owner, backEnd.code(owner))
    },
  ],
]

test.each(entrances)(
  'while strangers at 500 addresses keep trying, the owner %s at the first return, at the time that was told, behind %i proxies',
  async (_does, proxies, operation, guess, enter) => {
    const timeline = createTimeline(clock)
    const site = guessedSite({ proxies, clock, wait: timeline.wait })
    const began = clock.now
    let addresses = 0
    const newStranger = () => {
      addresses += 1
      const address = `100.${64 + (addresses >> 16)}.${(addresses >> 8) & 255}.${addresses & 255}`
      return personAt(site, proxies, address, addresses % 2 === 0)
    }
    /** Comes back at the named time. A stranger who was wrong has failed, and goes on at another address. */
    const keepTrying = async (stranger: Person): Promise<void> => {
      const { status, headers } = await timeline.during(() => guess(stranger))
      const next = status === 429 ? stranger : newStranger()
      await timeline.until(clock.now + Number(headers.get('retry-after') ?? 0) * second)
      return keepTrying(next)
    }
    /** Comes back at the named time, from one address after the other. */
    const visit = async (places: readonly string[]) => {
      const answers: Answer[] = []
      const person = personAt(site, proxies, places[0] ?? '')
      for (const place of places) {
        person.moveTo(place)
        const answer = await timeline.during(() => enter(person))
        answers.push(answer)
        await timeline.until(clock.now + Number(answer.headers.get('retry-after') ?? 0) * second)
      }
      return answers
    }

    for (let count = 0; count < 500; count += 1) void keepTrying(newStranger())
    await timeline.pass(() => true)
    let visits: readonly (readonly Answer[])[] | undefined
    const owners = [
      visit(['192.0.2.1', '192.0.2.1']),
      timeline.until(began + 2 * minute).then(() => visit(['192.0.2.7', '198.51.100.7'])),
    ]
    void Promise.all(owners).then((all) => (visits = all))
    await timeline.pass(() => visits !== undefined)

    for (const [first, back] of visits ?? []) {
      expect(first).toMatchObject({ status: 429 })
      expect(Number(first?.headers.get('retry-after'))).toBeLessThan(400)
      expect(back).toMatchObject({ status: 200, isTaken: true })
    }
    expect(visits).toHaveLength(2)
    expect(timeline.mostHeld()).toBeLessThanOrEqual(64)
    // At most 64 in ten seconds, as many as when each held a socket.
    expect(backEnd.count(operation)).toBeLessThanOrEqual(((clock.now - began) / (10 * second)) * 64)
  },
)
