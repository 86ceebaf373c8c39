import type { Clock } from '../hospital/clock.ts'
import { addDays, inTime, stampAt } from '../hospital/clock.ts'
import type { Tokens } from '../hospital/tokens.ts'

/** A device on which an account is logged in. */
export interface Device {
  readonly id: number
  readonly owner: number
  /** Browser and system in words. */
  readonly name: string
  readonly since: string
  readonly usedAt: string
  /** The session's token; undefined for a device of the demo that nobody calls from. */
  readonly token?: string
}

/** The devices of all accounts. */
export interface Devices {
  /** Records that a browser opened or uses a session. */
  readonly use: (owner: number, token: string, userAgent: string | null) => void
  /** The devices of an account with an open session, the latest used first. */
  readonly of: (owner: number) => readonly Device[]
  /** Ends the session of a device. */
  readonly end: (device: Device) => void
}

const systems = [
  ['Android', /Android/],
  ['iPhone', /iPhone/],
  ['Windows', /Windows/],
  ['macOS', /Mac OS/],
  ['Linux', /Linux/],
] as const

const browsers = [
  ['Edge', /Edg\//],
  ['Firefox', /Firefox\//],
  ['Chrome', /Chrome\//],
  ['Safari', /Safari\//],
] as const

const named = (names: readonly (readonly [name: string, mark: RegExp])[], text: string | null): string | undefined =>
  names.find(([, mark]) => mark.test(text ?? ''))?.[0]

/** A device's name, such as `Chrome, Android`, from the browser's user agent. */
const deviceName = (userAgent: string | null): string =>
  [named(browsers, userAgent), named(systems, userAgent)].filter((name) => name !== undefined).join(', ') || 'Browser'

/** A second device of the first demo account, so that there is one to log out. */
const demoDevice = (clock: Clock): Device => {
  const yesterday = addDays(clock.today(), -1)
  return {
    id: 2,
    owner: 1001,
    name: 'Edge, Windows',
    since: stampAt(yesterday, '19:30'),
    usedAt: stampAt(yesterday, '20:04'),
  }
}

/** Creates the store of devices. */
export const createDevices = (clock: Clock, tokens: Tokens): Devices => {
  let devices: readonly Device[] = [demoDevice(clock)]
  let lastId = 2
  return {
    use: (owner, token, userAgent) => {
      const known = devices.find((device) => device.token === token)
      const now = clock.stamp()
      if (!known) lastId += 1
      const device = known ?? { id: lastId, owner, token, name: deviceName(userAgent), since: now }
      devices = [...devices.filter((one) => one !== known), { ...device, usedAt: now }]
    },
    of: (owner) =>
      devices
        .filter((device) => device.owner === owner && (!device.token || tokens.owner(device.token) === owner))
        .toSorted((one, other) => inTime(other.usedAt, one.usedAt)),
    end: ({ id, token }) => {
      if (token !== undefined) tokens.end(token)
      devices = devices.filter((device) => device.id !== id)
    },
  }
}
