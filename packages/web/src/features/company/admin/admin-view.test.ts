import { expect, test } from 'vitest'
import { viewQuery } from '../area/list-view.ts'
import { adminAddress } from './admin-address.ts'
import { parseAdminView } from './admin-view.ts'
import type { AdminView } from './admin-view.ts'

const parse = (query: string) => parseAdminView(new URLSearchParams(query), { isAdmin: true, today: '2026-03-01' })

const addressOf = (view: AdminView) =>
  view.part === 'import'
    ? adminAddress('id', 'import', view.company === undefined ? {} : { perusahaan: String(view.company) })
    : adminAddress('id', view.part, viewQuery(view.view))

const clients: AdminView = { part: 'clients', view: { page: 1, filters: {} } }
const users: AdminView = { part: 'users', view: { page: 1, filters: {} } }

test.each<readonly [string, AdminView]>([
  ['', clients],
  ['?status=nonaktif&page=3', { part: 'clients', view: { page: 3, filters: { status: 'nonaktif' } } }],
  ['?bagian=pengguna', users],
  [
    '?bagian=pengguna&perusahaan=12&status=menunggu_aktivasi&page=2',
    { part: 'users', view: { page: 2, filters: { perusahaan: '12', status: 'menunggu_aktivasi' } } },
  ],
  ['?bagian=impor', { part: 'import', company: undefined }],
  ['?bagian=impor&perusahaan=12', { part: 'import', company: 12 }],
])('the address %s is a view, and a view has it', (query, view) => {
  expect(parse(query)).toEqual(view)
  expect(addressOf(view)).toBe(`/company-area/admin-corp${query}`)
})

test.each<readonly [string, AdminView]>([
  ['bagian=lain', clients],
  ['bagian=constructor', clients],
  ['status=menunggu_aktivasi', clients],
  ['bagian=pengguna&status=hilang', users],
  ['bagian=impor&status=aktif&page=2', { part: 'import', company: undefined }],
  ['bagian=impor&perusahaan=dua', { part: 'import', company: undefined }],
])('what is no filter in ?%s is left out', (query, view) => expect(parse(query)).toEqual(view))
