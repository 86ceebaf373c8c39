import { expect, test } from 'vitest'
import { processorTime } from '../../testing/processor-time.ts'
import { clientAddress, customerNetwork } from './client-address.ts'

const remote = '10.0.0.9'

test.each([
  ['no proxy: the connection', null, remote, 0, '10.0.0.9'],
  ['no proxy: a claim is not read', '192.0.2.1', remote, 0, '10.0.0.9'],
  ['one proxy: what it saw', '192.0.2.1', remote, 1, '192.0.2.1'],
  ['one proxy: claims before it are not read', '203.0.113.9, 192.0.2.1', remote, 1, '192.0.2.1'],
  ['one proxy that says nothing: the connection', null, remote, 1, '10.0.0.9'],
  ['two proxies', '203.0.113.9, 192.0.2.1, 10.0.0.8', remote, 2, '192.0.2.1'],
  ['two proxies, one entry', '192.0.2.1', remote, 2, '192.0.2.1'],
  ['nonsense', 'not-an-address', remote, 1, '10.0.0.9'],
  ['a script', '<script>, 192.0.2.1', remote, 1, '192.0.2.1'],
  ['IPv6 counts by network', '2001:db8:1:2:3:4:5:6', remote, 1, '2001:db8:1:2::'],
  ['IPv6 in short', '2001:db8::7', remote, 1, '2001:db8:0:0::'],
  ['IPv6 of this machine', null, '::1', 0, '0:0:0:0::'],
  ['IPv6 with a zone', null, 'fe80::1%eth0', 0, 'fe80:0:0:0::'],
  ['IPv4 written as IPv6', null, '::ffff:192.0.2.1', 0, '192.0.2.1'],
  ['no connection known', null, undefined, 0, 'unknown'],
])('%s', (_what, forwardedFor, connection, proxies, address) => {
  expect(clientAddress(forwardedFor, connection, proxies)).toBe(address)
})

test.each([
  ['2001:db8:1:2::', '2001:db8:1::'],
  ['192.0.2.1', '192.0.2.1'],
  ['unknown', 'unknown'],
])('the customer of %s may have all of %s', (address, network) => {
  expect(customerNetwork(address)).toBe(network)
})

test('a header of a megabyte costs nothing to speak of', () => {
  const header = '1.1.1.1,'.repeat(120_000)
  expect(processorTime(() => expect(clientAddress(header, remote, 1)).toBe('10.0.0.9'))).toBeLessThan(100)
})
