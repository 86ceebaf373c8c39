import { beforeAll, describe, expect, test } from 'vitest'
import type { Site } from '../../src/server/app.ts'
import { compileMessages, siteOrigin, testSites } from '../../src/testing/test-site.ts'

const sites = testSites(new Date('2026-11-21T03:00:10Z'))
let site: Site
beforeAll(() => {
  compileMessages()
  site = sites.create()
})

const ask = async (path: string, init: RequestInit = {}) => site.fetch(new Request(`${siteOrigin}${path}`, init))

const postJson = (path: string, data: unknown) =>
  ask(path, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(data) })

describe('calls of the browser', () => {
  test('are passed on where a contract has them, and answered so that nothing stores them', async () => {
    const response = await postJson('/api/member/login', {
      email: 'siti.rahayu@contoh.example',
      password: 'Rahasia123',
    })
    expect(await response.json()).toMatchObject({ process: true })
    expect(response.headers.get('cache-control')).toBe('no-store')
    expect((await ask('/api/hospital-care/RS01/get_data_mobile_web?id_pasien=1')).status).toBe(401)
  })

  test.each([
    ['a few words', '/api/member/data/tidak-ada', null],
    ['a short list', '/api/member/data/agama', null],
    ['a long list', '/api/member/data/desa?term=kara', 'gzip'],
  ])('are compressed where that is worth its time: %s (%s), %s', async (_what, path, encoding) => {
    const response = await ask(path, { headers: { 'accept-encoding': 'gzip' } })
    expect(response.headers.get('content-encoding')).toBe(encoding)
    expect(response.headers.has('content-length')).toBe(encoding === null)
  })

  test.each([
    ['GET', '/api/member/login', 405],
    ['GET', '/api/member/rahasia', 404],
    ['GET', '/api/cms/api/get-top-navigation?locale=id', 404],
    ['GET', '/api/cms/api/popups?publicationState=preview&filters[publishedAt][$null]=true', 404],
    ['POST', '/api/cms/graphql', 404],
    ['POST', '/api/cms/api/news-letters', 404],
    ['GET', '/api/cms/api/artikel/..%2f..%2fadmin', 404],
    ['GET', '/api/cms/api/artikel/%2e%2e', 404],
    ['GET', '/api/hospital-care/RS99/get_data_mobile_web', 404],
    ['GET', '/api/lain/apa', 404],
  ])('are refused otherwise: %s %s', async (method, path, status) => {
    expect((await ask(path, { method })).status).toBe(status)
  })
})

describe('the search while one types', () => {
  test.each([
    ['nothing', {}],
    ['no words', { text: '', locale: 'id' }],
    ['more than is searched for', { text: 'a'.repeat(102), locale: 'id' }],
    ['a language that the site does not have', { text: 'anak', locale: 'jv' }],
    ['something else than words', { text: ['anak'], locale: 'id' }],
  ])('refuses %s', async (_what, variables) => {
    expect((await postJson('/_search', { documentId: 'SiteSearch', variables })).status).toBe(400)
  })

  test.each([
    ['another document', { documentId: 'AllSlugs' }],
    ['no document', {}],
    ['the text of one', { query: '{ __schema { types { name } } }' }],
  ])('refuses %s', async (_what, asked) => {
    expect((await postJson('/_search', { ...asked, variables: { text: 'anak', locale: 'id' } })).status).toBe(400)
  })

  const search = async (text: string, locale = 'id') =>
    postJson('/_search', { documentId: 'SiteSearch', variables: { text, locale } })

  test('gives what the page of results shows, and nothing stores it', async () => {
    const response = await search('dokter jantung karawang')
    expect(response.headers.get('cache-control')).toBe('no-store')
    const { data } = (await response.json()) as { readonly data: { readonly search: unknown } }
    const found = data.search
    expect(found).toMatchObject({ best: [{ title: 'dr. Ratna Widyaningsih, Sp.JP(K), FIHA' }, {}, {}] })
    const page = await ask('/_data/cari?q=dokter+jantung+karawang')
    expect(await page.json()).toMatchObject({ content: { data: found } })
  })

  test('answers in the language of the page', async () => {
    const best = [{ title: { text: 'Doctors: Cardiology' }, href: '/en/dokter?spesialis=SPJP' }, {}, {}]
    expect(await (await search('heart doctor', 'en')).json()).toMatchObject({ data: { search: { best } } })
  })
})

describe('a form', () => {
  test.each(['/informasi/hubungi-kami', '/informasi/gabung-komunitas', '/paket/medical-check-up-dasar'])(
    'of a robot at %s is answered as if it had been sent',
    async (path) => {
      const answered = async (form: Record<string, string>) => {
        const headers = { accept: 'application/json', origin: siteOrigin }
        const response = await ask(path, { method: 'POST', headers, body: new URLSearchParams(form) })
        return response.json()
      }
      expect(await answered({ email: 'bukan alamat' })).toMatchObject({ status: 'invalid' })
      expect(await answered({ email: 'bukan alamat', situs_web: 'https://contoh.example' })).toMatchObject({
        status: 'sent',
      })
    },
  )

  test('of another site is not taken', async () => {
    const response = await ask('/informasi/hubungi-kami', {
      method: 'POST',
      headers: { origin: 'https://jahat.example', 'sec-fetch-site': 'cross-site' },
      body: new URLSearchParams({ nama: 'x', email: 'x@y.zz', pesan: 'x' }),
    })
    expect(response.status).toBe(403)
  })
})

test('the site says that it is well', async () => {
  expect((await ask('/health')).status).toBe(200)
})
