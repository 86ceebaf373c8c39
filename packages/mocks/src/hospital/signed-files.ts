import { jakartaStamp } from '@hospital/sdk'
import { hashDigits } from '../content/index.ts'
import type { Clock } from './clock.ts'
import { minute } from './clock.ts'

/** Addresses of private files, readable without a token for a quarter of an hour. */
export interface SignedFiles {
  /** The address of the group's file server, without a trailing slash. */
  readonly baseUrl: string
  readonly address: (path: string) => string
  /** The expiry of a URL that is signed now. */
  readonly validUntil: () => string
  /** The path of a signed URL; undefined if it has expired or its signature is wrong. */
  readonly verify: (address: string) => string | undefined
}

const lifetime = 15 * minute

const signature = (path: string, until: number): string => hashDigits(`${path} ${until}`)

/** Signs addresses below the file server of the group. */
export const createSignedFiles = (clock: Clock, baseUrl: string): SignedFiles => {
  const end = () => new Date(clock.now().getTime() + lifetime)
  return {
    baseUrl,
    address: (path) => {
      const until = Math.floor(end().getTime() / 1000)
      return `${baseUrl}/${path}?sampai=${until}&tanda=${signature(path, until)}`
    },
    validUntil: () => jakartaStamp(end()),
    verify: (address) => {
      const { pathname, searchParams } = new URL(address)
      const path = pathname.slice(new URL(baseUrl).pathname.replace(/\/$/, '').length + 1)
      const until = Number(searchParams.get('sampai'))
      const ended = until * 1000 <= clock.now().getTime()
      return ended || searchParams.get('tanda') !== signature(path, until) ? undefined : path
    },
  }
}
