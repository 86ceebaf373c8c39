import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { dangersIn } from '../../web/src/testing/document-check.ts'
import { editorAtScreens } from './editor.ts'
import type { Editor } from './editor.ts'
import { openSite } from './site.ts'
import type { SiteOnCms } from './site.ts'

type Fields = Readonly<Record<string, unknown>>

const script = '<script>alert(1)</script>'
const unsafe = 'javascript:alert(1)'

const sections = ['lokasi_dokter', 'jadwal_dokter', 'spesialis', 'artikel', 'paket', 'testimoni', 'instagram', 'video']
const everySection = (section: unknown): Fields => Object.fromEntries(sections.map((name) => [name, section]))

/** Odd content that an editor may enter into types with a single entry. */
const oddOnes: readonly (readonly [what: string, type: string, data: Fields])[] = [
  ['a home page without anything', 'beranda', { slider: [], ...everySection(null) }],
  ['a home page of empty headings', 'beranda', { slider: [], ...everySection({}) }],
  ['a home page whose slides have no picture', 'beranda', { slider: [{ judul: 'Slide' }, { judul: null }, {}] }],
  ['a home page whose slide has a picture that is gone', 'beranda', { slider: [{ judul: 'Slide', gambar: null }] }],
  [
    'a home page of scripts',
    'beranda',
    {
      slider: [{ judul: script, keterangan: script, link: unsafe }],
      ...everySection({ judul: script, subjudul: script }),
    },
  ],
  ['a top bar without entries', 'top-bar', { menu: [] }],
  ['a top bar of empty entries', 'top-bar', { menu: [{}, {}] }],
  [
    'a top bar of odd entries',
    'top-bar',
    {
      menu: [
        { menu: script, link: unsafe, btn_image: unsafe, icon: 'tidak-ada' },
        { menu: 'Nomor', field_rs: 'bukan_kolom', submenu: { bukan: 'daftar' } },
        { menu: 'Submenu', submenu: [null, 1, { menu: null, link: unsafe }] },
      ],
    },
  ],
]

const isRecord = (value: unknown): value is Fields => typeof value === 'object' && value !== null

/** A form's values as the form sends them back: components anew, files by their numbers. */
const asSent = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(asSent)
  if (!isRecord(value)) return value
  if ('mime' in value) return value['id']
  const { id: _id, ...fields } = value
  return Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, asSent(field)]))
}

let editor: Editor
let site: SiteOnCms
const before = new Map<string, Fields>()

beforeAll(async () => {
  editor = editorAtScreens()
  site = await openSite()
  for (const [type, names] of [
    ['beranda', ['slider', ...sections]],
    ['top-bar', ['menu']],
  ] as const) {
    const fields = await editor.openSingle(type)
    before.set(type, Object.fromEntries(names.map((name) => [name, asSent(fields[name])])))
  }
})

afterEach(async () => {
  for (const [type, data] of before) expect(await editor.enterSingle(type, data)).toBe(200)
})

afterAll(() => site.close())

const expectShown = async () => {
  for (const path of ['/', '/en', '/dokter', '/en/artikel', '/rumah-sakit/rs-kawung-karawang']) {
    const { status, html } = await site.open(path)
    expect([path, status]).toEqual([path, 200])
    expect(html).toContain('<h1')
    expect(dangersIn(html)).toEqual([])
  }
}

describe('The site is shown, safely, with', () => {
  test.each(oddOnes)('%s', async (_what, type, data) => {
    expect(await editor.enterSingle(type, data)).toBe(200)
    await expectShown()
  })

  test.each(['beranda', 'top-bar'])('a %s that nobody has published', async (type) => {
    expect(await editor.withdrawSingle(type)).toBe(200)
    await expectShown()
  })
})
