import { expect, test } from 'vitest'
import { adminQuery, parseAdminView } from './admin-view.ts'
import type { AdminView } from './admin-view.ts'

const clients: AdminView = { part: 'clients', page: 1, status: undefined }
const users: AdminView = { part: 'users', page: 1, status: undefined, company: undefined }

test.each<readonly [string, AdminView]>([
  ['', clients],
  ['status=aktif', { ...clients, status: 'aktif' }],
  ['status=nonaktif&page=3', { ...clients, status: 'nonaktif', page: 3 }],
  ['bagian=pengguna', users],
  [
    'bagian=pengguna&perusahaan=12&status=menunggu_aktivasi&page=2',
    { ...users, company: 12, status: 'menunggu_aktivasi', page: 2 },
  ],
  ['bagian=impor', { part: 'import', company: undefined }],
  ['bagian=impor&perusahaan=12', { part: 'import', company: 12 }],
])('the address ?%s is a view, and a view has it', (query, view) => {
  expect(parseAdminView(new URLSearchParams(query))).toEqual(view)
  expect(new URLSearchParams(adminQuery(view)).toString()).toBe(query)
})

test.each<readonly [string, AdminView]>([
  ['bagian=lain', clients],
  ['status=menunggu_aktivasi', clients],
  ['page=0', clients],
  ['page=-1', clients],
  ['bagian=pengguna&status=hilang', users],
  ['bagian=pengguna&perusahaan=0', users],
  ['bagian=pengguna&perusahaan=dua', users],
  ['bagian=pengguna&cari=wulan', users],
  ['bagian=impor&status=aktif&page=2', { part: 'import', company: undefined }],
  ['bagian=constructor', clients],
])('what is no filter in ?%s is left out', (query, view) => {
  expect(parseAdminView(new URLSearchParams(query))).toEqual(view)
})
