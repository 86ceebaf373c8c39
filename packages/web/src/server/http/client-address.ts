import { isIP } from 'node:net'
import { expandIPv6 } from 'hono/utils/ipaddr'

/** An IPv4 address unchanged, also if it is written as IPv6. For an IPv6 address the network (/64), which belongs to one customer. */
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
 * The address that a request came from. `remote` is the address of the connection. Each of the `trustedProxies` before the site appended
 * the address that it saw to X-Forwarded-For, so only that many entries from its end are read: the entries before them are the caller's own
 * claims. `unknown` if no address is valid.
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

/** The /48 of an IPv6 network that `clientAddress` returned: one customer may have all of it. An IPv4 address stays unchanged. */
export const customerNetwork = (address: string): string =>
  address.endsWith('::') ? `${address.split(':').slice(0, 3).join(':')}::` : address
