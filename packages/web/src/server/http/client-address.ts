import { isIP } from 'node:net'
import { expandIPv6 } from 'hono/utils/ipaddr'

/** An IPv4 address as it is, also where it is written as IPv6; of an IPv6 address the network (/64), which one customer has whole. */
const network = (address: string): string => {
  const [, mapped] = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address) ?? []
  if (mapped !== undefined) return mapped
  if (isIP(address) !== 6) return address
  return `${expandIPv6(address.replace(/%.*$/, ''))
    .split(':')
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')}::`
}

/**
 * The address that a request came from. `remote` is that of the connection. Each of the `trustedProxies` before the site appended the
 * address that it saw to X-Forwarded-For, so only that many entries from its end are read: further ones are the caller's own claims.
 * `unknown` if none is an address.
 */
export const clientAddress = (
  forwardedFor: string | null,
  remote: string | undefined,
  trustedProxies: number,
): string => {
  const seen = trustedProxies === 0 ? [] : (forwardedFor ?? '').split(',').slice(-trustedProxies)
  const address = [...seen, remote ?? ''].map((entry) => entry.trim()).find((entry) => isIP(entry) > 0)
  return address === undefined ? 'unknown' : network(address)
}

/** Of an IPv6 network as `clientAddress` gives it the /48 that it is in, which one customer may have whole; an IPv4 address as it is. */
export const customerNetwork = (address: string): string =>
  address.endsWith('::') ? `${address.split(':').slice(0, 3).join(':')}::` : address
