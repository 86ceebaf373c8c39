import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { access, call } from './calls.ts'
import { editorAtScreens } from './editor.ts'
import type { Editor, EnteredEntry } from './editor.ts'
import { openSite } from './site.ts'
import type { SiteOnCms } from './site.ts'

interface Row {
  readonly uid: string | null
  readonly documentId: string
  readonly title: string | null
  readonly details: readonly string[]
}
interface Report {
  readonly site: string
  readonly unread: readonly string[]
  readonly groups: readonly { readonly kind: string; readonly count: number; readonly rows: readonly Row[] }[]
}

const path = '/content-report'

const pixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

let editor: Editor
let site: SiteOnCms
let token = ''
let picture = 0
const entered: EnteredEntry[] = []

const read = async (): Promise<Report> => (await call<Report>(path, { token })).body
const rowsOf = ({ groups }: Report, kind: string) => groups.find((group) => group.kind === kind)?.rows ?? []

const enter = async (type: string, data: object, action?: 'save') => {
  const { status, documentId } = await editor.enter(type, data, action)
  expect([type, status < 300]).toEqual([type, true])
  entered.push({ type, documentId })
  return documentId
}

/** The report while the site listens. */
const readWithSite = async (): Promise<Report> => {
  const stop = await site.listen()
  try {
    return await read()
  } finally {
    await stop()
  }
}

let clean: Report

beforeAll(async () => {
  editor = editorAtScreens()
  token = editor.token
  site = await openSite()
  clean = await readWithSite()
})

afterAll(async () => {
  for (const entry of entered.toReversed()) await editor.remove(entry)
  await editor.removeFile(picture)
  await site.close()
})

test('the demonstration has nothing but what it has on purpose', () => {
  const { unread, groups } = clean
  expect({ site: clean.site, unread }).toEqual({ site: 'read', unread: [] })
  expect(groups.map(({ kind, count }) => [kind, count])).toEqual([
    ['left-out', 0],
    ['no-page', 1],
    ['broken-link', 2],
    ['required', 1],
    ['draft', 2],
    ['english', 21],
    ['picture', 13],
  ])
})

describe('Of what an editor typed in', () => {
  let report: Report
  const ids = new Map<string, string>()

  beforeAll(async () => {
    picture = await editor.upload(new File([pixel], 'titik.png', { type: 'image/png' }), null)
    const article = { artikel: '<p>Isi</p>', artikel_en: '<p>Text</p>', judul_en: 'Article' }
    ids.set('left-out', await enter('navigasi', { posisi: 'bottom', menu: 'Menu rusak', submenu: { bukan: 'daftar' } }))
    ids.set('no-page', await enter('artikel', { ...article, judul: 'Tanpa kategori', slug: 'tanpa-kategori' }))
    ids.set(
      'menu',
      await enter('navigasi', {
        posisi: 'bottom',
        menu: 'Menu putus',
        submenu: [{ menu: 'Lama', link: '/tidak/ada' }],
      }),
    )
    ids.set(
      'text',
      await enter('form', {
        judul: 'Formulir',
        slug: 'formulir-putus',
        isi: 'Lihat [jadwal](/jadwal-lama) dan [dokter](/dokter).',
      }),
    )
    ids.set('required', await enter('slider-beranda', { judul: 'Slide', judul_en: 'Slide' }))
    ids.set('draft', await enter('artikel', { judul: 'Konsep' }, 'save'))
    ids.set('english', await enter('form', { judul: 'Formulir Indonesia', slug: 'formulir-indonesia' }))
    ids.set('picture', await enter('slider-beranda', { judul: 'Slide gambar', judul_en: 'Slide', gambar: picture }))
    report = await readWithSite()
  })

  test.each([
    ['a menu that the site cannot read', 'left-out', 'left-out', ['Submenu']],
    ['an article without a page', 'no-page', 'no-page', ['Kategori']],
    ['a menu that leads to no page', 'menu', 'broken-link', ['/tidak/ada']],
    ['a text that leads to no page', 'text', 'broken-link', ['/jadwal-lama']],
    ['a slide without its picture', 'required', 'required', ['Gambar']],
    ['a draft that lacks its text', 'draft', 'draft', ['Isi', 'Kategori']],
    ['a form without English', 'english', 'english', ['Judul']],
    ['a picture without words', 'picture', 'picture', ['Gambar']],
  ])('%s is reported', (_what, id, kind, details) => {
    const row = rowsOf(report, kind).find(({ documentId }) => documentId === ids.get(id))
    expect(row?.details).toEqual(details)
  })
})

test('a site that cannot be reached is told, with what the CMS knows by itself', async () => {
  const report = await read()
  expect(report.site).toBe('unreachable')
  expect(rowsOf(report, 'picture')).not.toEqual([])
  expect(rowsOf(report, 'left-out')).toEqual([])
})

describe('It is read by nobody but editors who are logged in,', () => {
  test.each([
    ['visitors', null],
    ["the site's token", access.token],
    ['the token of previews', access.previewToken],
  ])('not by %s', async (_who, other) => {
    expect((await call(path, { token: other })).status).toBe(401)
  })

  test('and by them as far as their role may read', async () => {
    const role = { name: 'Redaksi', description: '' }
    const { data } = (await call<{ data: { id: number } }>('/admin/roles', { token, body: role })).body
    const person = { firstname: 'Redaksi', lastname: 'Baru', email: 'redaksi@cms.example' }
    const { body: made } = await call<{ data: { id: number; registrationToken: string } }>('/admin/users', {
      token,
      body: { ...person, roles: [data.id] },
    })
    const { id, registrationToken } = made.data
    const userInfo = { firstname: 'Redaksi', lastname: 'Baru', password: 'Sandi-contoh-123' }
    const { body: login } = await call<{ data: { token: string } }>('/admin/register', {
      token: null,
      body: { registrationToken, userInfo },
    })
    const { groups } = (await call<Report>(path, { token: login.data.token })).body
    expect(groups.every(({ count }) => count === 0)).toBe(true)
    await call(`/admin/users/${id}`, { token, method: 'DELETE' })
    await call(`/admin/roles/${data.id}`, { token, method: 'DELETE' })
  })

  test('and has nothing that visitors sent', () => {
    const types = clean.groups.flatMap(({ rows }) => rows.map(({ uid }) => uid))
    expect(types.filter((uid) => /news-letter|hubungi-kami|reservasi|users/.test(uid ?? ''))).toEqual([])
  })
})
