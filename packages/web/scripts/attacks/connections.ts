import type { Attack } from './attack.ts'
import { atATime, get, halfSent, many, onOneConnection, pipelined, post, random, request } from './senders.ts'

/** Each kind of address that the site renders or reads. */
const kinds: readonly (readonly [name: string, path: () => string])[] = [
  ['the home page', () => '/'],
  ['its data', () => '/_data/'],
  ['the site map', () => '/sitemap.xml'],
  ['pages that are made for each visitor', () => '/dokter/appointment'],
  ['pages of the member area', () => '/member-area/profile'],
  ['searches', () => `/cari?q=${random()}`],
  ['data of searches', () => `/_data/cari?q=${random()}`],
  ['doctors that there are not', () => `/dokter/${random()}`],
  ['addresses that lead nowhere', () => `/${random()}/${random()}/${random()}`],
  ['files', () => '/favicon.svg'],
]

const halfUpload = (bytes: number, length = 11_000_000) =>
  `POST /api/hospital-care/RS01/register HTTP/1.1\r\nHost: x\r\nContent-Type: multipart/form-data; boundary=x\r\nContent-Length: ${length}\r\n\r\n--x\r\nContent-Disposition: form-data; name="foto_ktp"; filename="a"\r\n\r\n${'x'.repeat(bytes)}`

/** Many connections share this buffer: a separate one for each would take a gigabyte of the sender. */
const large = Buffer.from(halfUpload(10_000_000))

const refused = Buffer.from(halfUpload(10_000_000, 20_000_000))
const withBody = Buffer.from(`GET / HTTP/1.1\r\nHost: x\r\nContent-Length: 1000000000\r\n\r\n${'x'.repeat(10_000_000)}`)

/** The headers of another client of the proxy. */
const addressAt = (index: number) => ({ 'x-forwarded-for': `2001:db8:${(index >> 8).toString(16)}:${index & 255}::1` })

/** Attacks by the connections of one client, and attacks from many addresses. */
export const connectionAttacks: readonly Attack[] = [
  {
    name: '100 connections with half a request',
    send: many(100, halfSent('POST /_search HTTP/1.1\r\nHost: x\r\nContent-Length: 100\r\n\r\n{')),
  },
  { name: '100 connections with half a header', send: many(100, halfSent('GET / HTTP/1.1\r\nHost: x\r\nX-')) },
  { name: 'a request that is none', send: halfSent(`${'\u0000'.repeat(1000)}\r\n\r\n`) },
  ...kinds.flatMap(([name, path]) => [
    { name: `60 requests in one packet: ${name}`, send: onOneConnection(pipelined(path)) },
    {
      name: `ten connections that are closed at once: ${name}`,
      send: many(10, onOneConnection(pipelined(path), { leaves: true })),
    },
  ]),
  { name: '1,400 requests in one packet', send: onOneConnection(() => request('/').repeat(1400)) },
  {
    name: '200 uploads of which the rest never comes',
    send: many(
      200,
      onOneConnection(() => halfUpload(60_000)),
    ),
  },
  {
    name: '100 uploads of 10 MB without their end',
    send: many(
      100,
      onOneConnection(() => large),
    ),
    isLarge: true,
  },
  {
    name: '100 uploads of 10 MB that are too large',
    send: many(
      100,
      onOneConnection(() => refused),
    ),
    isLarge: true,
  },
  {
    name: '20 requests for a page with a body of 10 MB',
    send: many(
      20,
      onOneConnection(() => withBody),
    ),
    isLarge: true,
  },
  {
    name: '30 readers who do not read 60 site maps each',
    send: many(
      30,
      onOneConnection(
        pipelined(() => '/sitemap.xml'),
        { reads: false },
      ),
    ),
    isLarge: true,
  },
  {
    name: 'a page of its own for each of 1,000 addresses',
    send: many(
      1000,
      (site, index) =>
        get(
          () => '/dokter/appointment',
          () => addressAt(index),
        )(site),
      atATime,
    ),
    isLarge: true,
    hasPages: true,
  },
  {
    name: 'a log-in that cannot be read from each of 10,000 addresses',
    send: many(
      10_000,
      (site, index) => post('/api/member/login', 'application/json', () => '{"email":1}', addressAt(index))(site),
      atATime,
    ),
    isLarge: true,
  },
  {
    name: 'log-ins at one account from 1,000 addresses, each of which asks for it twice',
    send: (site) => {
      const logIn = JSON.stringify({ email: `${random()}@contoh.example`, password: 'salah-sekali' })
      const ask = (to: string, index: number) =>
        post('/api/member/login', 'application/json', () => logIn, addressAt(index))(to)
      return many(1000, async (to, index) => Math.max(await ask(to, index), await ask(to, index)), atATime)(site)
    },
    isLarge: true,
  },
  { name: 'an upload that says that it has 1 TB', send: halfSent(halfUpload(0, 1e12)) },
]
