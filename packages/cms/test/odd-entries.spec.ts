import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { contentCalls } from '../../reference/src/content/content-calls.ts'
import { listArticleCategories, listHospitals, listPackageCategories } from '../../sdk/src/cms/index.ts'
import type { CmsClient } from '../../sdk/src/cms/index.ts'
import type { Result } from '../../sdk/src/index.ts'
import { dangersIn, writtenAndRead } from '../../web/src/testing/document-check.ts'
import { editorAtScreens } from './editor.ts'
import type { EditorAnswer, Editor, EnteredEntry } from './editor.ts'
import { oddEntries } from './odd-entries.ts'
import type { OddEntry, OddTargets } from './odd-entries.ts'
import { strapi } from './servers.ts'
import { openSite } from './site.ts'
import type { SiteOnCms } from './site.ts'

/** The smallest possible picture. */
const pixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)
const scriptedDrawing = '<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"><script>alert(1)</script></svg>'

let editor: Editor
let site: SiteOnCms
let files: readonly number[] = []
const entered: EnteredEntry[] = []
const answers = new Map<string, EditorAnswer>()

const slugOf = (name: string) => name.toLowerCase().replace(/[^a-z0-9]+/g, '-')

/** The fields that an editor types in, with a slug of the entry's own unless the slug is the odd part. */
const filled = ({ name, page, data }: OddEntry, targets: OddTargets) => ({
  ...(page !== undefined && { slug: slugOf(name) }),
  ...data(targets),
})

const findTargets = async (): Promise<OddTargets> => {
  const [categories, packages, hospitals] = await Promise.all([
    listArticleCategories(strapi.cms),
    listPackageCategories(strapi.cms),
    listHospitals(strapi.cms),
  ])
  const draft = await editor.enter('kategori-artikel', { kategori: 'Konsep', slug: 'kategori-konsep' }, 'save')
  entered.push({ type: 'kategori-artikel', documentId: draft.documentId })
  const untitledPicture = await editor.upload(new File([pixel], 'titik.png', { type: 'image/png' }), null)
  const drawing = await editor.upload(new File([scriptedDrawing], 'skrip.svg', { type: 'image/svg+xml' }), '')
  files = [untitledPicture, drawing]
  return {
    category: categories.data?.find(({ slug }) => slug === 'kesehatan-jantung')?.id ?? '',
    packageCategory: packages.data?.[0]?.id ?? '',
    hospital: hospitals.data?.[0]?.id ?? '',
    draftCategory: draft.documentId,
    untitledPicture,
    drawing,
  }
}

/** Calls that are not tested here: what visitors send is not read, and one example names a hospital by another server's number. */
const others = ['reservePackage', 'subscribeToNewsletter', 'sendContactMessage', 'findHospitalById']

const reads = Object.entries<(cms: CmsClient) => Promise<Result<unknown>>>(contentCalls).filter(
  ([name]) => !others.includes(name),
)

/** The ids of the entries in an answer. */
const idsIn = (data: unknown): readonly string[] =>
  [...JSON.stringify(data ?? null).matchAll(/"id":"(\w{24})"/g)].map(([, id = '']) => id)

/** Whether a list has a fixed length: newer entries push older ones out of it. */
const isCut = (name: string) => /^(listArticles|listEvents|listRelated|getHomePage|findPopup|listVideos)/.test(name)

const before = new Map<string, readonly string[]>()

beforeAll(async () => {
  editor = editorAtScreens()
  for (const [name, read] of reads) before.set(name, idsIn((await read(strapi.cms)).data))
  const targets = await findTargets()
  for (const odd of oddEntries) {
    const answer = await editor.enter(odd.type, filled(odd, targets), odd.draft ? 'save' : 'publish')
    answers.set(odd.name, answer)
    if (answer.documentId !== '') entered.push({ type: odd.type, documentId: answer.documentId })
  }
  site = await openSite()
}, 300_000)

afterAll(async () => {
  for (const entry of entered.toReversed()) await editor.remove(entry)
  for (const file of files) await editor.removeFile(file)
  await site.close()
})

/** Expects that a page has the right status, and that nothing in it runs a script or leads to an unsafe address. */
const expectSafe = async (path: string, expected: number) => {
  const { status, html } = await site.open(path)
  expect([path, status]).toEqual([path, expected])
  expect(dangersIn(html)).toEqual([])
  const [written, read] = writtenAndRead(html || '<body></body>')
  expect(read).toEqual(written)
}

test('there are at least forty of them', () => {
  expect(oddEntries.length).toBeGreaterThanOrEqual(40)
  expect(new Set(oddEntries.map(({ name }) => name)).size).toBe(oddEntries.length)
})

describe('With all of them typed in', () => {
  test.each(reads)('%s reads what it read before', async (name, read) => {
    const { error, data } = await read(strapi.cms)
    expect(error).toBeUndefined()
    if (!isCut(name)) expect(idsIn(data)).toEqual(expect.arrayContaining([...(before.get(name) ?? [])]))
  })

  test.each([
    '/',
    '/artikel',
    '/kesehatan-jantung',
    '/informasi/artikel-kesehatan',
    '/paket',
    '/informasi/paket-kesehatan',
    '/informasi/bandingkan-paket',
    '/layanan-unggulan',
    '/informasi/data-indikator-mutu',
    '/informasi/event-community',
    '/informasi/hubungi-kami',
    '/rumah-sakit',
    '/rumah-sakit/rs-kawung-karawang',
    '/rumah-sakit/rs-kawung-karawang/ambulance',
    '/rumah-sakit/rs-kawung-karawang/layanan',
    '/dokter',
    '/jadwal-dokter',
    '/dokter/appointment',
    '/cari?q=aneh',
    '/about-us',
  ])('%s is shown, safely, in both languages', async (path) => {
    await expectSafe(path, 200)
    await expectSafe(path === '/' ? '/en' : `/en${path}`, 200)
  })
})

describe('Typed in by an editor,', () => {
  test.each(oddEntries.map((odd) => [odd.name, odd] as const))('%s costs itself at most', async (name, odd) => {
    const { status } = answers.get(name) ?? { status: 0 }
    expect(status < 300 ? 'taken' : 'refused').toBe(odd.refused ? 'refused' : 'taken')
    if (odd.page === undefined || odd.refused) return
    const path = `${odd.page}/${slugOf(name)}`
    await expectSafe(path, odd.status ?? 200)
    await expectSafe(`/en${path}`, odd.status ?? 200)
  })
})
