import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'

/** The cookie that tells one browser from another. It holds a random number, two times and marks of accounts; nothing personal. */
const deviceCookie = 'device'

/** A browser that was here before. */
export interface Device {
  readonly id: string
  /** Whether the device has been here for an hour. Cookies that a robot collects in bulk have not. */
  readonly isEstablished: boolean
  /** Whether a person has proved on this device that an account is theirs. */
  readonly knows: (account: string) => boolean
}

/** The device of one request. */
export interface DeviceVisit {
  /** Undefined if the request had no cookie, or a forged one. */
  readonly device: Device | undefined
  /** The id that the device has from now on. */
  readonly id: string
  /** Notes that a person has proved that an account is theirs. */
  readonly learn: (account: string) => void
  /** The cookie to set; undefined if nothing has changed. Calls `isNewAllowed` for a new device that has learnt no account. */
  readonly setCookie: (isNewAllowed: () => boolean) => string | undefined
}

/** What devices are told apart with. */
export interface DeviceOptions {
  /** Signs the cookies. Default: a random secret, so that all devices are new after a restart. */
  readonly secret: string | undefined
  /** Whether the site is reached by https. */
  readonly secure: boolean
  readonly now: () => Date
}

interface Stored {
  readonly id: string
  /** Minutes since 1970. */
  readonly since: number
  readonly renewed: number
  /** A mark for each account, the latest one first. */
  readonly marks: readonly string[]
}

const minute = 60_000

/** Minutes. The site forgets a device that was not here for half a year. */
const lifetime = 180 * 24 * 60
const establishedAfter = 60
const markLimit = 6

const pattern = /^([\w-]{22})\.([0-9a-z]{1,8})\.([0-9a-z]{1,8})\.((?:[\w-]{16}){0,6})\.([\w-]{22})$/

type Sign = (text: string, bytes: number) => string

const textOf = ({ id, since, renewed, marks }: Stored) =>
  [id, since.toString(36), renewed.toString(36), marks.join('')].join('.')

/** The device in a `Cookie` header; undefined if it is missing, forged or too old. `time` is in minutes. */
const readDevice = (cookies: string | null, sign: Sign, time: number): Stored | undefined => {
  const [, value = ''] = /(?:^|;\s*)device=([^;]{1,240})(?:;|$)/.exec(cookies ?? '') ?? []
  const [, id, since, renewed, marks = '', signature = ''] = pattern.exec(value) ?? []
  if (id === undefined || since === undefined || renewed === undefined) return undefined
  const expected = sign(`device ${value.slice(0, value.lastIndexOf('.'))}`, 16)
  if (!timingSafeEqual(Buffer.from(signature), Buffer.from(expected))) return undefined
  const stored = { id, since: Number.parseInt(since, 36), renewed: Number.parseInt(renewed, 36) }
  if (time - stored.renewed > lifetime) return undefined
  return { ...stored, marks: marks.match(/.{16}/g) ?? [] }
}

const writeDevice = (stored: Stored, sign: Sign, secure: boolean): string => {
  const text = textOf(stored)
  const value = `${text}.${sign(`device ${text}`, 16)}`
  return `${deviceCookie}=${value}; Max-Age=${lifetime * 60}; Path=/; HttpOnly; SameSite=Strict${secure ? '; Secure' : ''}`
}

/** Reads and writes the device cookie. A mark is a keyed hash of device and account: without the secret it reveals nothing. */
export const createDevices = ({ secret, secure, now }: DeviceOptions): ((cookies: string | null) => DeviceVisit) => {
  const key = secret ?? randomBytes(32)
  const sign: Sign = (text, bytes) =>
    createHmac('sha256', key).update(text).digest().subarray(0, bytes).toString('base64url')
  const markOf = (id: string, account: string) => sign(`account ${id} ${account}`, 12)

  return (cookies) => {
    const time = Math.floor(now().getTime() / minute)
    const found = readDevice(cookies, sign, time)
    const id = found?.id ?? randomBytes(16).toString('base64url')
    const stored: Stored = found ?? { id, since: time, renewed: time, marks: [] }
    let learnt: string | undefined
    return {
      id,
      device: found && {
        id,
        isEstablished: time - found.since >= establishedAfter,
        knows: (account) => found.marks.includes(markOf(id, account)),
      },
      learn: (account) => {
        learnt = markOf(id, account)
      },
      setCookie: (isNewAllowed) => {
        if (learnt === undefined) return found || !isNewAllowed() ? undefined : writeDevice(stored, sign, secure)
        const others = stored.marks.filter((mark) => mark !== learnt)
        const marks = [learnt, ...others].slice(0, markLimit)
        return writeDevice({ ...stored, renewed: time, marks }, sign, secure)
      },
    }
  }
}
