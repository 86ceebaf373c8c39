import { describe, expect, it } from 'vitest'
import { createContent } from '../content/index.ts'
import { createCms } from './cms.ts'
import { morning, openCms } from './testing/server.ts'
import { cmsToken } from './token.ts'

const codeOf = (body: unknown): unknown => {
  const { errors } = body as { errors?: { extensions: { code: string } }[] }
  return errors?.[0]?.extensions.code
}

describe('The GraphQL of the content API', () => {
  it('answers 200 with FORBIDDEN for each field when there is no token', async () => {
    const { graphql } = openCms()
    const error = {
      message: 'Forbidden access',
      extensions: { error: { name: 'ForbiddenError', message: 'Forbidden access', details: {} }, code: 'FORBIDDEN' },
    }
    for (const token of [null, '']) {
      const { status, body } = await graphql('{ pakets { data { id } } popups { data { id } } }', {}, token)
      expect(status).toBe(200)
      expect(body).toEqual({ errors: [error, error], data: { pakets: null, popups: null } })
    }
  })

  it('answers 401 in the REST format for an unknown token', async () => {
    const { status, body } = await openCms().graphql('{ pakets { data { id } } }', {}, 'kedaluwarsa')
    expect(status).toBe(401)
    expect(body).toMatchObject({ data: null, error: { status: 401, name: 'UnauthorizedError' } })
  })

  it.each<[what: string, query: string, variables: Record<string, unknown>, code: string, message: string]>([
    [
      'an unknown field',
      '{ artikels { data { judull } } }',
      {},
      'GRAPHQL_VALIDATION_FAILED',
      'Cannot query field "judull"',
    ],
    [
      'a literal of the wrong type',
      '{ pakets(filters: { tgl_berakhir: { gt: "2026-11-21T00:00:00Z" } }) { data { id } } }',
      {},
      'GRAPHQL_VALIDATION_FAILED',
      'Date cannot represent',
    ],
    ['broken syntax', '{ artikels { ', {}, 'GRAPHQL_PARSE_FAILED', 'Syntax Error'],
    [
      'introspection',
      '{ __schema { types { name } } }',
      {},
      'GRAPHQL_VALIDATION_FAILED',
      'GraphQL introspection is not allowed by Apollo Server',
    ],
    [
      'an ISO time for a day',
      'query ($d: Date!) { pakets(filters: { tgl_berakhir: { gt: $d } }) { data { id } } }',
      { d: '2026-11-21T00:00:00Z' },
      'BAD_USER_INPUT',
      'Variable "$d" got invalid value "2026-11-21T00:00:00Z"',
    ],
    [
      'a missing variable',
      'query ($d: Date!) { pakets(filters: { tgl_berakhir: { gt: $d } }) { data { id } } }',
      {},
      'BAD_USER_INPUT',
      'Variable "$d" of required type "Date!" was not provided.',
    ],
    [
      'the stored spelling of a gender',
      'mutation ($d: NewsLetterInput!) { createNewsLetter(data: $d) { data { id } } }',
      { d: { jenis_kelamin: 'Laki-laki' } },
      'BAD_USER_INPUT',
      'Variable "$d" got invalid value',
    ],
  ])('answers 400 for %s', async (_what, query, variables, code, message) => {
    const { status, body } = await openCms().graphql(query, variables)
    expect(status).toBe(400)
    expect(codeOf(body)).toBe(code)
    expect(JSON.stringify(body)).toContain(JSON.stringify(message).slice(1, -1))
    expect(body).not.toHaveProperty('data')
  })

  it('answers 400 for an operation that the document does not have', async () => {
    const { body } = await openCms().post('/graphql', {
      query: 'query A { popups { data { id } } }',
      operationName: 'B',
    })
    expect(body).toMatchObject({
      errors: [{ message: 'Unknown operation named "B".', extensions: { code: 'INTERNAL_SERVER_ERROR' } }],
    })
  })

  it('returns `__typename` of anything, and the whole schema in development', async () => {
    expect((await openCms().graphql('{ __typename popups { __typename } }')).status).toBe(200)
    const cms = createCms({ content: createContent(morning), now: () => morning, introspection: true })
    expect((await cms.graphql({ query: '{ __schema { queryType { name } } }' }, cmsToken)).status).toBe(200)
  })

  it('fails one field and returns the others', async () => {
    const { status, body } = await openCms().graphql(
      '{ artikels(sort: "tidakada") { data { id } } topBar { data { id } } }',
    )
    expect(status).toBe(200)
    expect(body).toMatchObject({
      data: { artikels: null, topBar: { data: { id: '1' } } },
      errors: [{ message: 'Invalid parameter tidakada' }],
    })
    expect(JSON.stringify(body)).not.toContain('locations')
  })

  it('refuses a page together with a limit', async () => {
    const { body } = await openCms().graphql('{ artikels(pagination: { page: 1, limit: 5 }) { data { id } } }')
    expect(codeOf(body)).toBe('STRAPI_PAGINATION_ERROR')
  })

  it('returns the raw message and the path of an unexpected failure', async () => {
    const { status, body } = await openCms().graphql('{ artikels(sort: "judul:naik") { data { id } } }')
    expect(status).toBe(200)
    expect(body).toMatchObject({ errors: [{ path: ['artikels'], extensions: { code: 'INTERNAL_SERVER_ERROR' } }] })
  })
})

describe('What Strapi does with nested lists and missing things', () => {
  it('limits relations and components to ten by default', async () => {
    const { body } = await openCms().graphql(`{ rumahSakits(filters: { id: { eq: 1 } }) { data { attributes {
      ten: layanan_spesialis { data { id } } all: layanan_spesialis(pagination: { limit: -1 }) { data { id } } } } } }`)
    const { ten, all } = (
      body as { data: { rumahSakits: { data: { attributes: Record<'ten' | 'all', { data: unknown[] }> }[] } } }
    ).data.rumahSakits.data[0]?.attributes ?? { ten: { data: [] }, all: { data: [] } }
    expect([ten.data.length, all.data.length]).toEqual([10, 19])
  })

  it('returns null for a missing picture and a missing relation, an empty list for missing files', async () => {
    const { body } = await openCms()
      .graphql(`{ artikels(filters: { slug: { null: true } }) { data { attributes { gambar { data { id } } rumah_sakit { data { id } } } } }
      forms(filters: { slug: { eq: "kepuasan-pasien" } }) { data { attributes { berkas { data { id } } } } } }`)
    expect(body).toEqual({
      data: {
        artikels: { data: [{ attributes: { gambar: { data: null }, rumah_sakit: { data: null } } }] },
        forms: { data: [{ attributes: { berkas: { data: [] } } }] },
      },
    })
  })

  it('hides drafts from lists, and shows them in a preview', async () => {
    const { body } = await openCms().graphql(
      '{ live: pakets { meta { pagination { total } } } all: pakets(publicationState: PREVIEW) { meta { pagination { total } } } }',
    )
    expect(body).toEqual({
      data: { live: { meta: { pagination: { total: 21 } } }, all: { meta: { pagination: { total: 22 } } } },
    })
  })

  it('filters through relations, with and, or and not', async () => {
    const { body } = await openCms()
      .graphql(`{ artikels(filters: { kategori_artikel: { slug: { eq: "kesehatan-jantung" } },
      or: [{ judul: { containsi: "kolesterol" } }, { not: { judul_en: { notNull: true } } }] }) { data { attributes { judul } } } }`)
    expect(JSON.stringify(body)).toContain('Kolesterol Tinggi')
    expect(JSON.stringify(body)).toContain('Olahraga yang Aman')
    expect(JSON.stringify(body)).not.toContain('Hipertensi')
  })

  it('treats an absent variable as no condition and null as one that matches nothing', async () => {
    const { graphql } = openCms()
    const query =
      'query ($name: String) { dokters(filters: { nama: { containsi: $name } }) { meta { pagination { total } } } }'
    expect((await graphql(query)).body).toEqual({ data: { dokters: { meta: { pagination: { total: 60 } } } } })
    expect((await graphql(query, { name: null })).body).toEqual({
      data: { dokters: { meta: { pagination: { total: 0 } } } },
    })
  })
})

describe('A subscription through GraphQL', () => {
  const create =
    'mutation ($data: NewsLetterInput!) { createNewsLetter(data: $data) { data { attributes { jenis_kelamin publishedAt } } } }'
  const data = { email: 'budi@surel.example', jenis_kelamin: 'Laki_laki', whatsapp: '081234567890' }

  it('stays a draft, stored as Strapi declares the gender', async () => {
    const { graphql, cms } = openCms()
    const { body } = await graphql(create, { data })
    expect(body).toEqual({
      data: { createNewsLetter: { data: { attributes: { jenis_kelamin: 'Laki_laki', publishedAt: null } } } },
    })
    expect(cms.submissions('NewsLetter')).toMatchObject([{ jenis_kelamin: 'Laki-laki', email: 'budi@surel.example' }])
  })

  it('is refused with the invalid fields, still with status 200', async () => {
    const { status, body } = await openCms().graphql(create, { data: { ...data, email: 'budi', whatsapp: undefined } })
    expect(status).toBe(200)
    expect(body).toMatchObject({
      data: { createNewsLetter: null },
      errors: [{ message: '2 errors occurred', extensions: { code: 'BAD_USER_INPUT' } }],
    })
  })
})
