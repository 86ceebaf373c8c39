import { describe, expect, inject, test } from 'vitest'
import { createContent } from '../../mocks/src/content/index.ts'
import { call } from './calls.ts'

const { url, editorToken, previewToken, site } = inject('cms')
const slug = createContent(new Date()).artikels.find(({ publishedAt }) => publishedAt === null)?.slug ?? ''

interface Documents {
  readonly results: readonly { readonly documentId: string; readonly slug?: string | null }[]
}

/** An entry as editors see it, also a draft. */
const entryOf = async (type: string, query = ''): Promise<Entry> => {
  const uid = `api::${type}.${type}`
  const { body } = await call<Documents>(`/content-manager/collection-types/${uid}?pageSize=1${query}`, {
    token: editorToken,
  })
  return { uid, documentId: body.results[0]?.documentId ?? '' }
}

const draftOf = () => entryOf('artikel', `&filters[slug][$eq]=${slug}`)

interface Entry {
  readonly uid: string
  /** Undefined for types with a single entry. */
  readonly documentId?: string | undefined
}
interface Link {
  readonly data?: { readonly url?: string }
}

/** The link of the preview button; undefined if there is no button. */
const previewOf = async ({ uid, documentId }: Entry): Promise<string | undefined> => {
  const path = `/content-manager/preview/url/${uid}?status=draft${documentId === undefined ? '' : `&documentId=${documentId}`}`
  const response = await fetch(`${url}${path}`, { headers: { authorization: `Bearer ${editorToken}` } })
  return response.status === 204 ? undefined : ((await response.json()) as Link).data?.url
}

describe('the token of previews', () => {
  test('reads the draft that the site reads for a link; no other token does', async () => {
    const { documentId } = await draftOf()
    const path = `/api/artikels/${documentId}?status=draft`
    expect((await call(path, { token: previewToken })).body).toMatchObject({
      data: { documentId, slug, publishedAt: null },
    })
    expect((await call(path)).status).toBe(403)
    expect((await call(path, { token: null })).status).toBe(403)
  })

  test('writes nothing, and reads nothing that visitors sent', async () => {
    const { documentId } = await draftOf()
    const path = `/api/artikels/${documentId}`
    const given = { token: previewToken, body: { data: { judul: 'Lain' } } }
    expect((await call('/api/artikels', given)).status).toBe(403)
    expect((await call(path, { ...given, method: 'PUT' })).status).toBe(403)
    expect((await call(path, { token: previewToken, method: 'DELETE' })).status).toBe(403)
    for (const sent of ['/api/news-letters', '/api/hubungi-kamis', '/api/reservasi-paket-kesehatans', '/api/users'])
      expect((await call(sent, { token: previewToken })).status).toBeGreaterThanOrEqual(403)
  })
})

describe("the editors' button", () => {
  test('links to the draft on the page that it is about to have', async () => {
    const { uid, documentId } = await draftOf()
    const link = new URL((await previewOf({ uid, documentId })) ?? 'https://x.example')
    expect(link.origin).toBe(site)
    expect(link.pathname).toBe('/_preview')
    expect(Object.fromEntries(link.searchParams)).toMatchObject({ jenis: 'artikel', id: documentId })
    expect(link.searchParams.get('halaman')).toMatch(new RegExp(`^/[a-z-]+/${slug}$`))
  })

  test.each([
    'dokter',
    'rumah-sakit',
    'paket',
    'event-community',
    'layanan-unggulan',
    'layanan-spesialis',
    'karir',
    'form',
    'data-indikator-mutu',
  ])('is there for %s', async (type) => {
    expect(await previewOf(await entryOf(type))).toContain(`${site}/_preview?`)
  })

  test('is there for the home page, of which there is one', async () => {
    const link = new URL((await previewOf({ uid: 'api::beranda.beranda' })) ?? 'https://x.example')
    expect(link.searchParams.get('halaman')).toBe('/')
  })

  test('is there for a specialty, on its page at the first hospital that has a code for it', async () => {
    const entry = await entryOf('layanan-spesialis', '&filters[slug][$eq]=penyakit-dalam')
    const link = new URL((await previewOf(entry)) ?? 'https://x.example')
    expect(link.searchParams.get('halaman')).toMatch(/^\/rumah-sakit\/[a-z-]+\/layanan\/penyakit-dalam$/)
  })

  test.each(['kategori-artikel', 'popup', 'kontak-darurat'])('is not there for %s, which has no page', async (type) => {
    expect(await previewOf(await entryOf(type))).toBeUndefined()
  })
})
