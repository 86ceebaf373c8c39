import { connect } from 'node:net'

/** One thing that a stranger may send. It may be refused or answered, but may cost the other visitors nothing. */
export interface Attack {
  readonly name: string
  readonly send: (site: string) => Promise<unknown>
  /** It keeps the sender's machine busy too: `bench:attack` sends it, tests do not. */
  readonly isLarge?: true
}

const megabyte = 1024 * 1024

const random = () => Math.random().toString(36).slice(2)

/** A body that is sent in pieces, without saying how long it is. */
const endless = (piece: string, bytes: number): ReadableStream<Uint8Array> => {
  const chunk = new TextEncoder().encode(piece.repeat(Math.ceil(65_536 / piece.length)))
  let sent = 0
  return new ReadableStream({
    pull: (controller) => {
      sent += chunk.byteLength
      controller.enqueue(chunk)
      if (sent >= bytes) controller.close()
    },
  })
}

const post =
  (path: string, type: string, body: () => BodyInit, headers: Readonly<Record<string, string>> = {}) =>
  async (site: string): Promise<number> => {
    const response = await fetch(`${site}${path}`, {
      method: 'POST',
      headers: { 'content-type': type, origin: site, ...headers },
      body: body(),
      duplex: 'half',
      signal: AbortSignal.timeout(20_000),
      redirect: 'manual',
    } as RequestInit)
    await response.arrayBuffer()
    return response.status
  }

const get =
  (path: () => string, headers: () => Readonly<Record<string, string>> = () => ({})) =>
  async (site: string): Promise<number> => {
    const response = await fetch(`${site}${path()}`, {
      headers: headers(),
      redirect: 'manual',
      signal: AbortSignal.timeout(20_000),
    })
    await response.arrayBuffer()
    return response.status
  }

/** Many requests at a time. */
const many =
  (count: number, send: (site: string) => Promise<unknown>) =>
  (site: string): Promise<unknown> =>
    Promise.allSettled(Array.from({ length: count }, () => send(site)))

/** Opens a connection, writes a beginning, and leaves it. */
const halfSent =
  (text: string) =>
  (site: string): Promise<void> =>
    new Promise((resolve) => {
      const { hostname, port } = new URL(site)
      const socket = connect(Number(port), hostname, () =>
        socket.write(text, () => setTimeout(() => resolve(void socket.destroy()), 50)),
      )
      socket.once('error', () => resolve())
    })

/** Sends a text on one connection as fast as it is taken; then leaves, or waits a while for what comes back without reading it. */
const onOneConnection =
  (text: () => string | Buffer, { leaves = false, reads = true } = {}) =>
  (site: string): Promise<void> =>
    new Promise((resolve) => {
      const { hostname, port } = new URL(site)
      const socket = connect(Number(port), hostname, () =>
        socket.write(text(), () => leaves && setTimeout(() => socket.destroy(), 10)),
      )
      if (reads) socket.resume()
      else socket.pause()
      setTimeout(() => socket.destroy(), 2000)
      socket.once('error', () => undefined).once('close', () => resolve())
    })

const request = (path: string) => `GET ${path} HTTP/1.1\r\nHost: x\r\nAccept-Encoding: identity\r\n\r\n`

/** As many requests as the site lets wait on a connection. */
const pipelined = (path: () => string) => () => Array.from({ length: 60 }, () => request(path())).join('')

/** Each kind of address that is rendered or read. */
const kinds: readonly (readonly [name: string, path: () => string])[] = [
  ['the home page', () => '/'],
  ['its data', () => '/_data/'],
  ['the site map', () => '/sitemap.xml'],
  ['pages that are made for each visitor', () => '/dokter/appointment'],
  ['pages of the member area', () => '/member/profil'],
  ['searches', () => `/cari?q=${random()}`],
  ['data of searches', () => `/_data/cari?q=${random()}`],
  ['doctors that there are not', () => `/dokter/${random()}`],
  ['addresses that lead nowhere', () => `/${random()}/${random()}/${random()}`],
  ['files', () => '/favicon.svg'],
]

const parts = (boundary: string, count: number) =>
  `${Array.from({ length: count }, (_, index) => `--${boundary}\r\nContent-Disposition: form-data; name="${index}"\r\n\r\n\r\n`).join('')}--${boundary}--\r\n`

const halfUpload = (bytes: number, length = 11_000_000) =>
  `POST /api/hospital-care/RS01/register HTTP/1.1\r\nHost: x\r\nContent-Type: multipart/form-data; boundary=x\r\nContent-Length: ${length}\r\n\r\n--x\r\nContent-Disposition: form-data; name="foto_ktp"; filename="a"\r\n\r\n${'x'.repeat(bytes)}`

/** Shared by many connections: each with its own would take a gigabyte of the sender. */
const large = Buffer.from(halfUpload(10_000_000))

const form = 'application/x-www-form-urlencoded'
const contact = '/informasi/hubungi-kami'
const json = 'application/json'
const register = '/api/hospital-care/RS01/register'
const numbered = (count: number) => Object.fromEntries(Array.from({ length: count }, (_, index) => [index, 0]))

/** What was tried from outside, and worse. */
export const attacks: readonly Attack[] = [
  {
    name: '40 MiB of JSON to the search',
    send: post('/graphql', 'application/json', () => '[],'.repeat(14 * megabyte)),
  },
  {
    name: '200 MiB of JSON in pieces to the search',
    send: post('/graphql', 'application/json', () => endless('[],', 200 * megabyte)),
  },
  { name: '1 MiB of fields to a form, in pieces', send: post(contact, form, () => endless('a&', megabyte)) },
  { name: '24 MiB of fields to a form', send: post(contact, form, () => 'a&'.repeat(12 * megabyte)) },
  { name: '64 KiB of fields to a form', send: post(contact, form, () => 'a&'.repeat(32_000)) },
  {
    name: '64 KiB of encoded characters to a form',
    send: post(contact, form, () => `pesan=${'%F0%9F%92%89'.repeat(5000)}`),
  },
  {
    name: 'a form of 60,000 parts',
    send: post(contact, 'multipart/form-data; boundary=x', () => '--x\r\n'.repeat(13_000)),
  },
  {
    name: 'a log-in of 200 MB',
    send: post('/api/member/login', 'application/json', () => endless('{"a":', 200 * megabyte)),
  },
  {
    name: 'a log-in of 60 KB of brackets',
    send: post('/api/member/login', 'application/json', () => '['.repeat(60_000)),
  },
  {
    name: 'a log-in of 60 KB of an open string',
    send: post('/api/member/login', 'application/json', () => `"${'\\"'.repeat(30_000)}`),
  },
  {
    name: 'a registration of 11 MiB of parts',
    send: post(
      '/api/hospital-care/RS01/register',
      'multipart/form-data; boundary=x',
      () => `--x\r\n${'\r\n--x'.repeat(2 * megabyte)}`,
    ),
  },
  {
    name: 'a registration of 30 MiB',
    send: post('/api/hospital-care/RS01/register', 'multipart/form-data; boundary=x', () =>
      endless('x', 30 * megabyte),
    ),
  },
  { name: 'a path of 15,000 slashes', send: get(() => `/${'/'.repeat(15_000)}`) },
  { name: 'a path of 900 slashes', send: get(() => `/${'/'.repeat(900)}x`) },
  { name: 'a path of 300 encoded characters', send: get(() => `/dokter/${'%E3%80%82'.repeat(100)}`) },
  { name: 'broken encoding', send: get(() => `/dokter/${'%'.repeat(900)}`) },
  {
    name: '200 addresses that lead nowhere',
    send: many(
      200,
      get(() => `/${random()}/${random()}/${random()}`),
    ),
  },
  {
    name: '50 doctors that there are not',
    send: many(
      50,
      get(() => `/dokter/${random()}`),
    ),
  },
  {
    name: '50 searches for different words',
    send: many(
      50,
      get(() => `/cari?q=${random()}`),
    ),
  },
  { name: 'a search for 7,000 characters', send: get(() => `/cari?q=${'a%25_'.repeat(1400)}`) },
  {
    name: '50 pages of random numbers',
    send: many(
      50,
      get(() => `/artikel?page=${Math.floor(Math.random() * 1e9)}`),
    ),
  },
  {
    name: '50 confirmations of a form',
    send: many(
      50,
      get(() => `${contact}?terkirim=${random()}`),
    ),
  },
  {
    name: 'a cookie of 15 KB',
    send: get(
      () => '/',
      () => ({ cookie: `auth=${'%7B'.repeat(5000)}` }),
    ),
  },
  {
    name: '5,000 cookies',
    send: get(
      () => '/',
      () => ({ cookie: 'a=1; '.repeat(2500) }),
    ),
  },
  {
    name: 'Accept-Encoding of 10 KB',
    send: get(
      () => '/',
      () => ({ 'accept-encoding': 'br;q=0.1,'.repeat(1000) }),
    ),
  },
  {
    name: 'If-None-Match of 10 KB',
    send: get(
      () => '/',
      () => ({ 'if-none-match': '"a",'.repeat(2500) }),
    ),
  },
  {
    name: 'X-Forwarded-For of 10 KB',
    send: post('/graphql', 'application/json', () => '{}', { 'x-forwarded-for': '1.1.1.1,'.repeat(1200) }),
  },
  {
    name: '100 connections with half a request',
    send: many(100, halfSent('POST /graphql HTTP/1.1\r\nHost: x\r\nContent-Length: 100\r\n\r\n{')),
  },
  { name: '100 connections with half a header', send: many(100, halfSent('GET / HTTP/1.1\r\nHost: x\r\nX-')) },
  { name: 'a request that is none', send: halfSent(`${'\u0000'.repeat(1000)}\r\n\r\n`) },
  {
    name: '30 log-ins with a wrong password',
    send: many(
      30,
      post('/api/member/login', 'application/json', () => '{"email":"siti@contoh.example","password":"salah-sekali"}'),
    ),
  },
  ...[100, 199, 1000, 7000].map((count) => ({
    name: `a log-in of ${count} unknown fields`,
    send: post('/api/member/login', json, () => JSON.stringify(numbered(count))),
  })),
  {
    name: 'a log-in of unknown fields within others',
    send: post('/api/member/login', json, () =>
      JSON.stringify({ email: numbered(199), password: Array.from({ length: 20 }, () => numbered(199)) }),
    ),
  },
  {
    name: 'an import of 900 wrong rows',
    send: post('/api/company/company/admin/karyawan/impor', json, () =>
      JSON.stringify({ baris: Array.from({ length: 900 }, () => ({ salah: 1, lagi: 2 })) }),
    ),
  },
  {
    name: 'a log-in with a field of 60 KB of name',
    send: post('/api/member/login', json, () => JSON.stringify({ ['n'.repeat(60_000)]: 1 })),
  },
  {
    name: 'a query of 190 unknown parameters',
    send: get(
      () =>
        `/api/member/data/agama?${new URLSearchParams(Object.entries(numbered(190)).map(([name]) => [name, '1'])).toString()}`,
    ),
  },
  ...['multipart/form-data; a="; boundary=QQQ"; boundary=Y', 'multipart/form-data; boundary=Y; boundary=QQQ'].map(
    (type) => ({
      name: `a registration of 10,000 parts with ${type}`,
      send: post(register, type, () => parts('Y', 10_000)),
    }),
  ),
  {
    name: 'a contact form of 600 parts',
    send: post(contact, 'multipart/form-data; boundary=Y', () => parts('Y', 600)),
  },
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
  { name: 'an upload that says that it has 1 TB', send: halfSent(halfUpload(0, 1e12)) },
]
