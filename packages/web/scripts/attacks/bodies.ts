import type { Attack } from './attack.ts'
import { endless, many, megabyte, numbered, post, random } from './senders.ts'

const form = 'application/x-www-form-urlencoded'
const contact = '/informasi/hubungi-kami'
const json = 'application/json'
const register = '/api/hospital-care/RS01/register'

const parts = (boundary: string, count: number) =>
  `${Array.from({ length: count }, (_, index) => `--${boundary}\r\nContent-Disposition: form-data; name="${index}"\r\n\r\n\r\n`).join('')}--${boundary}--\r\n`

/** Bodies that are expensive to parse or to answer. */
export const bodyAttacks: readonly Attack[] = [
  {
    name: '40 MiB of JSON to the search',
    send: post('/_search', 'application/json', () => '[],'.repeat(14 * megabyte)),
  },
  {
    name: '200 MiB of JSON in pieces to the search',
    send: post('/_search', 'application/json', () => endless('[],', 200 * megabyte)),
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
  {
    name: 'X-Forwarded-For of 10 KB',
    send: post('/_search', 'application/json', () => '{}', { 'x-forwarded-for': '1.1.1.1,'.repeat(1200) }),
  },
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
  {
    name: 'a log-in of 6,000 objects in each other',
    send: post('/api/member/login', json, () => `${'{"email":'.repeat(6000)}1${'}'.repeat(6000)}`),
  },
  {
    name: 'a search with variables of 6,000 objects in each other',
    send: post('/_search', json, () => `{"variables":${'{"a":'.repeat(6000)}1${'}'.repeat(6000)}}`),
  },
  {
    name: 'a form with a name of 60 KB of brackets',
    send: post(contact, form, () => `${'nama['.repeat(12_000)}=1`),
  },
  {
    name: '50 forms with mistakes',
    send: many(
      50,
      post(contact, form, () => `nama=&email=x&pesan=${random()}`),
    ),
  },
  {
    name: '50 reservations with mistakes',
    send: many(
      50,
      post('/paket/medical-check-up-dasar', form, () => `nama_lengkap=&no_telp=x&catatan=${random()}`),
    ),
  },
  {
    name: 'a log-out of 40 MiB',
    send: post('/_log-out', form, () => 'a'.repeat(40 * megabyte)),
  },
]
