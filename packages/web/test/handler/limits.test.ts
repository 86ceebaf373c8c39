import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { Site } from '../../src/server/app.ts'
import type { Wait } from '../../src/server/http/gateway/limited-call.ts'
import { guessedBackEnd } from '../../src/testing/guessed-back-end.ts'
import { guessedSite } from './guessed-site.ts'
import type { Guessed } from './guessed-site.ts'
import { origin, personAt } from './person-at.ts'

// Owners of accounts and strangers, seen from outside: whatever strangers do, the owner gets in.

const second = 1000
const minute = 60 * second

const clock = { now: Date.parse('2026-11-21T03:00:10Z') }
const now = () => new Date(clock.now)
let backEnd: ReturnType<typeof guessedBackEnd>
/** How long attempts were held, in milliseconds. */
let holds: number[] = []
const passTime: Wait = (duration) => {
  holds.push(duration)
  clock.now += duration
  return Promise.resolve()
}

const start = (proxies: number, { wait = passTime, secret }: Pick<Guessed, 'wait' | 'secret'> = {}): Site =>
  guessedSite({ proxies, clock, wait, secret })

beforeEach(() => {
  clock.now += 24 * 60 * minute
  holds = []
  backEnd = guessedBackEnd(now)
  vi.stubGlobal('fetch', backEnd.fetch)
})
afterEach(() => void vi.unstubAllGlobals())

const each = async <Value>(count: number, action: (index: number) => Promise<Value>): Promise<readonly Value[]> => {
  const found: Value[] = []
  for (let index = 0; index < count; index += 1) found.push(await action(index))
  return found
}

const owner = 'siti@contoh.example'
const right = 'sandi-yang-benar'
const wrongCode = '000000'
const longestHold = 10 * second

const strangers = (site: Site, count: number, proxies = 1) =>
  Array.from({ length: count }, (_, index) =>
    personAt(site, proxies, `198.51.${index >> 8}.${index & 255}`, index % 2 === 0),
  )
const ownerAt = (site: Site, address = '192.0.2.1', proxies = 1) => personAt(site, proxies, address)

const guessLogIns = async (site: Site, proxies = 1) => {
  for (const stranger of strangers(site, 30, proxies))
    await each(5, (index) => stranger.logIn(owner, `tebakan-${index}`))
}

// client-address.test.ts tests which address counts behind several proxies.
describe.each([0, 1, 2])('behind %i proxies', (proxies) => {
  test('the owner logs in at a new place while strangers guess, after ten seconds at most', async () => {
    const site = start(proxies)
    await guessLogIns(site, proxies)
    holds = []
    expect(await ownerAt(site, '192.0.2.1', proxies).logIn(owner, right)).toMatchObject({ status: 200, isTaken: true })
    expect(Math.max(0, ...holds)).toBeLessThanOrEqual(longestHold)
  })

  test('one person who calls too often behind a shared address is stopped alone', async () => {
    const site = start(proxies)
    const person = personAt(site, proxies, '192.0.2.7')
    await person.send('/member/tidak-ada', {})
    const busy = personAt(site, proxies, '192.0.2.7')
    const statuses = await each(700, async () => (await busy.send('/member/tidak-ada', {})).status)
    expect(statuses.at(-1)).toBe(429)
    expect((await person.send('/member/tidak-ada', {})).status).toBe(404)
  })
})

describe('behind a proxy', () => {
  test('the owner of a company account logs in as well', async () => {
    const site = start(1)
    for (const stranger of strangers(site, 30))
      await each(5, (index) => stranger.logInAsCompany(owner, `tebakan-${index}`))
    expect(await ownerAt(site).logInAsCompany(owner, right)).toMatchObject({ status: 200, isTaken: true })
  })

  test('a device on which the owner has logged in is not held at all, at whatever address, and after a restart', async () => {
    const site = start(1)
    const person = ownerAt(site)
    await person.logIn(owner, right)
    await guessLogIns(site)
    holds = []
    expect(await person.logIn(owner, right)).toMatchObject({ isTaken: true })
    person.moveTo('192.0.2.200')
    expect(await person.logIn(owner, right)).toMatchObject({ isTaken: true })
    expect(holds).toEqual([])
  })

  test('strangers who guess are slowed down: few of many attempts reach the back end', async () => {
    const site = start(1)
    const began = clock.now
    for (let round = 0; round < 5; round += 1)
      for (const stranger of strangers(site, 200)) await stranger.logIn(owner, `tebakan-${round}`)
    const taken = backEnd.count('login')
    const minutes = (clock.now - began) / minute
    // Each address has one attempt after a hold. Further attempts go through one lane.
    expect(taken).toBeLessThan(200 + minutes * 8)
  })

  test('the owner who failed four times is not hindered by that when the fifth is right', async () => {
    const person = ownerAt(start(1))
    await each(4, () => person.logIn(owner, 'salah'))
    expect(await person.logIn(owner, right)).toMatchObject({ isTaken: true })
    await each(4, () => person.logIn(owner, 'salah'))
    expect(await person.logIn(owner, right)).toMatchObject({ isTaken: true })
    expect(holds).toEqual([])
  })

  test('the owner asks for a code and uses it, also after others asked, however often', async () => {
    const site = start(1)
    for (const stranger of strangers(site, 20)) await each(4, () => stranger.askForCode(owner))
    expect(backEnd.sent(owner)).toBe(1)
    const person = ownerAt(site)
    expect(await person.askForCode(owner)).toMatchObject({ status: 200, isTaken: true })
    // The same answer as before, without sending a code: the code in the mailbox is still valid.
    expect(backEnd.sent(owner)).toBe(1)
    expect(await person.recover(owner, backEnd.code(owner))).toMatchObject({ isTaken: true })
    holds = []
    expect(await person.logIn(owner, 'sandi-baru-123')).toMatchObject({ isTaken: true })
    expect(holds).toEqual([])
  })

  test('the owner’s code is not ended by strangers who ask for another one after a minute', async () => {
    const site = start(1)
    const person = ownerAt(site)
    await person.askForCode(owner)
    const code = backEnd.code(owner)
    clock.now += minute
    for (const stranger of strangers(site, 20)) expect(await stranger.askForCode(owner)).toMatchObject({ status: 200 })
    expect(await person.recover(owner, code)).toMatchObject({ isTaken: true })
  })

  test('the owner who asks again after a minute is sent another code', async () => {
    const person = ownerAt(start(1))
    await person.askForCode(owner)
    await person.askForCode(owner)
    expect(backEnd.sent(owner)).toBe(1)
    clock.now += minute
    await person.askForCode(owner)
    expect(backEnd.sent(owner)).toBe(2)
  })

  test('wrong codes of strangers end the code, not the account: the next one is sent and taken', async () => {
    const site = start(1)
    const person = ownerAt(site)
    await person.askForCode(owner)
    const dead = backEnd.code(owner)
    for (const stranger of strangers(site, 20)) await each(2, () => stranger.recover(owner, wrongCode))
    expect(await person.recover(owner, dead)).toMatchObject({ status: 200, isTaken: false })
    clock.now += minute
    expect(await person.askForCode(owner)).toMatchObject({ status: 200, isTaken: true })
    expect(await person.recover(owner, backEnd.code(owner))).toMatchObject({ isTaken: true })
  })

  test('a registration is finished whatever strangers try on it', async () => {
    const site = start(1)
    const person = ownerAt(site)
    const { data } = await person.register(owner, '081200001234')
    const name = data?.['kode_registrasi'] ?? ''
    for (const stranger of strangers(site, 20)) {
      await stranger.resend(name)
      await each(2, () => stranger.verify(name, wrongCode))
    }
    clock.now += minute
    expect(await person.resend(name)).toMatchObject({ status: 200, isTaken: true })
    expect(await person.verify(name, backEnd.code(name))).toMatchObject({ isTaken: true })
    // The device knows the account that was opened on it.
    await guessLogIns(site)
    holds = []
    await person.logIn(owner, right)
    expect(holds).toEqual([])
  })

  test('an invitation is read and taken while strangers guess at invitations', async () => {
    const site = start(1)
    for (const stranger of strangers(site, 50))
      await each(5, (index) => stranger.invitation(`tebakan-undangan-yang-salah-${index}`))
    const person = ownerAt(site)
    expect(await person.invitation(backEnd.invitation)).toMatchObject({ isTaken: true })
    expect(await person.activate(backEnd.invitation)).toMatchObject({ isTaken: true })
  })

  test('200 people behind one address do the right thing, and none of them waits', async () => {
    const site = start(1)
    const codes: string[] = []
    const refused = await each(200, async (index) => {
      const person = personAt(site, 1, '192.0.2.7', index % 2 === 0)
      const email = `orang-${index}@contoh.example`
      const steps = [await person.logIn(email, right), await person.askForCode(email)]
      steps.push(await person.recover(email, backEnd.code(email)))
      const registered = await person.register(`baru-${email}`, `0812${String(index).padStart(8, '0')}`)
      const name = registered.data?.['kode_registrasi'] ?? ''
      codes.push(name)
      steps.push(registered, await person.verify(name, backEnd.code(name)), await person.invitation(backEnd.invitation))
      return steps
        .map(({ isTaken, status }) => (isTaken ? '' : `${index}: ${status}`))
        .join(' ')
        .trim()
    })
    expect(refused.filter((steps) => steps !== '')).toEqual([])
    expect(new Set(codes).size).toBe(200)
    expect(holds).toEqual([])
  })

  test('one person who guesses behind a shared address hinders no other: all get in, at the second try at most', async () => {
    const site = start(1)
    const guesser = personAt(site, 1, '192.0.2.7', true)
    await each(100, (index) => guesser.logIn(`korban-${index}@contoh.example`, 'salah'))
    const outcomes = await each(20, async (index) => {
      const person = personAt(site, 1, '192.0.2.7')
      const email = `orang-${index}@contoh.example`
      const first = await person.logIn(email, right)
      const { isTaken } = first.isTaken ? first : await person.logIn(email, right)
      await guesser.logIn(`korban-${index}@contoh.example`, 'salah')
      return isTaken
    })
    expect(outcomes.every(Boolean)).toBe(true)
  })
})

test('attempts under attack hold few sockets, and the owner’s is among them', async () => {
  const release: (() => void)[] = []
  const holding = { isOn: false }
  const wait: Wait = () => (holding.isOn ? new Promise<void>((resolve) => release.push(resolve)) : Promise.resolve())
  const site = start(0, { wait })
  const from = (index: number) => personAt(site, 0, `198.51.${index >> 8}.${index & 255}`, true).logIn(owner, 'salah')
  await each(15, from)
  holding.isOn = true
  // Each stranger comes back ten times. Visitors who have failed wait in a line, and the owner is not in it.
  let refused = 0
  const again = Array.from({ length: 150 }, (_, index) => from(index % 15).then(() => (refused += 1)))
  await expect.poll(() => refused + release.length).toBe(again.length)
  const heldBefore = release.length
  const owners = personAt(site, 0, '192.0.2.1').logIn(owner, right)
  await expect.poll(() => release.length).toBe(heldBefore + 1)
  const strangers = Array.from({ length: 1000 }, (_, index) => from(1000 + index))
  await Promise.race(strangers)
  holding.isOn = false
  const held = release.length
  for (const go of release) go()
  expect(await owners).toMatchObject({ isTaken: true })
  await Promise.all([...again, ...strangers])
  expect(held).toBeGreaterThan(10)
  expect(held).toBeLessThanOrEqual(64)
})

test('after a restart with another secret a device is a new one: the owner is held, and gets in', async () => {
  const person = personAt(start(1), 1, '192.0.2.1')
  await person.logIn(owner, right)
  const restarted = start(1, { secret: 'rahasia-lain-yang-cukup-panjang-0123' })
  for (let index = 0; index < 30; index += 1)
    await each(2, () => personAt(restarted, 1, `198.51.100.${index}`).logIn(owner, 'salah'))
  holds = []
  expect(await personAt(restarted, 1, '192.0.2.1').logIn(owner, right)).toMatchObject({ isTaken: true })
  expect(holds).toHaveLength(1)
})

describe('the cookie of a device', () => {
  test('is set by answers that nothing stores, for script to be unable to read, and once', async () => {
    const site = start(1)
    const person = personAt(site, 1, '192.0.2.1')
    const { headers } = await person.logIn(owner, 'salah')
    expect(headers.get('set-cookie')).toMatch(
      /^device=[\w.-]+; Max-Age=15552000; Path=\/; HttpOnly; SameSite=Strict; Secure$/,
    )
    expect(headers.get('cache-control')).toBe('no-store')
    expect((await person.logIn(owner, 'salah')).headers.get('set-cookie')).toBeNull()
    // The cookie notes a log-in without naming the account.
    const learnt = (await person.logIn(owner, right)).headers.get('set-cookie') ?? ''
    expect(learnt).not.toContain(Buffer.from(owner).toString('base64url'))
    expect(learnt).toMatch(/^device=/)
  })

  test('is not set for another site, which could replace the owner’s by a new one', async () => {
    const request = new Request(`${origin}/api/member/login`, {
      method: 'POST',
      headers: { origin: 'https://jahat.example', 'content-type': 'application/json' },
      body: '{}',
    })
    const response = await start(1).fetch(request)
    expect([response.status, response.headers.get('set-cookie')]).toEqual([403, null])
  })
})
