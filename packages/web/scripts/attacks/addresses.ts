import type { Attack } from './attack.ts'
import { get, many, numbered, random } from './senders.ts'

const contact = '/informasi/hubungi-kami'

/** Addresses and headers that are expensive to match, to render, or for a back end. */
export const addressAttacks: readonly Attack[] = [
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
    name: 'a query of 190 unknown parameters',
    send: get(
      () =>
        `/api/member/data/agama?${new URLSearchParams(Object.entries(numbered(190)).map(([name]) => [name, '1'])).toString()}`,
    ),
  },
  {
    name: 'a query of 190 values of one name',
    send: get(() => `/artikel?${'page=1&'.repeat(190)}`),
  },
  {
    name: 'ranges of a file, 500 at a time',
    send: get(
      () => '/favicon.svg',
      () => ({ range: `bytes=${'0-1,'.repeat(500)}2-3` }),
    ),
  },
  {
    name: '60 data of one page whose tags are all other ones',
    send: many(
      60,
      get(
        () => '/_data/paket',
        () => ({ 'if-none-match': `"${random()}"` }),
      ),
    ),
  },
  {
    name: '50 site maps without compression',
    send: many(
      50,
      get(
        () => '/sitemap.xml',
        () => ({ 'accept-encoding': 'identity' }),
      ),
    ),
    hasPages: true,
  },
]
