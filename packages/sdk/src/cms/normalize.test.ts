import { describe, expect, expectTypeOf, test } from 'vitest'
import { normalize } from './normalize.ts'
import type { CmsMedia, CmsPage, Normalized } from './normalized.ts'

const addresses = { media: 'https://cms.rs.example', doctorPhotos: 'https://cdn.rs.example/uploads/dokter/' }
const picture = {
  url: '/uploads/a.webp',
  alternativeText: null,
  width: 1600,
  height: 900,
  mime: 'image/webp',
  formats: null,
}

describe('what Strapi wraps', () => {
  test.each([
    ['an entity over REST has a number', { data: { id: 3, attributes: { nama: 'A' } } }, { id: '3', nama: 'A' }],
    ['an entity over GraphQL has a text', { data: { id: '3', attributes: { nama: 'A' } } }, { id: '3', nama: 'A' }],
    ['half of a character', { data: { id: '3', attributes: { nama: 'A\uD83D' } } }, { id: '3', nama: 'A\uFFFD' }],
    ['a whole one', { data: { id: '3', attributes: { nama: 'A\u{1F600}' } } }, { id: '3', nama: 'A\u{1F600}' }],
    ['an absent relation', { gambar: { data: null } }, { gambar: null }],
    ['an absent list of a relation', { data: [] }, []],
    ['an entity that may not be seen', { data: [{ id: 1, attributes: null }] }, []],
    ['an empty component in a list', [null, { id: 1, judul: 'x' }], [{ id: '1', judul: 'x' }]],
    [
      'a flat answer of a route of its own',
      { id: 4, nama: 'B', rumah_sakit: { id: 1, nama: 'RS' } },
      { id: '4', nama: 'B', rumah_sakit: { id: '1', nama: 'RS' } },
    ],
    ['the gender that GraphQL cannot spell', { jenis_kelamin: 'Laki_laki' }, { jenis_kelamin: 'Laki-laki' }],
    [
      'a draft in a relation to one',
      { rumah_sakit: { data: { id: 1, attributes: { nama: 'RS', publishedAt: null } } } },
      { rumah_sakit: null },
    ],
    ['a draft in a flat relation', { rumah_sakit: { id: 1, nama: 'RS', publishedAt: null } }, { rumah_sakit: null }],
    [
      'a draft in a list',
      {
        data: [
          { id: 1, attributes: { publishedAt: null } },
          { id: 2, attributes: { publishedAt: '2026-11-21' } },
        ],
      },
      [{ id: '2' }],
    ],
    ['a published entry', { id: 1, nama: 'RS', publishedAt: '2026-11-21T00:00:00.000Z' }, { id: '1', nama: 'RS' }],
    [
      'a field of type JSON that looks wrapped itself',
      { id: 1, attributes: { judul: 'A', data: { type: 'tabel', data: [{ id: 7, attributes: null }, null] } } },
      { id: '1', judul: 'A', data: { type: 'tabel', data: [{ id: 7, attributes: null }, null] } },
    ],
    [
      'one that is nothing but a list in `data`',
      { id: 1, attributes: { data: { data: [{ publishedAt: null, url: '/a', mime: 'x' }] } } },
      { id: '1', data: { data: [{ publishedAt: null, url: '/a', mime: 'x' }] } },
    ],
    ['half of a character in one', { id: 1, attributes: { data: ['A\uD83D'] } }, { id: '1', data: ['A\uFFFD'] }],
    ['one without a value', { id: 1, attributes: { data: undefined } }, { id: '1', data: null }],
    [
      'an attribute of a flat answer that holds more than `data`',
      { id: 1, isian: { type: 'tabel', data: [1] } },
      { id: '1', isian: { type: 'tabel', data: [1] } },
    ],
    [
      'a wrapper with the name of its type',
      { gambar: { __typename: 'UploadFileEntityResponse', data: null } },
      { gambar: null },
    ],
    ['a null attribute', { id: 1, attributes: { nama: null } }, { id: '1', nama: null }],
  ])('%s', (_what, wire, expected) => {
    expect(normalize(wire, addresses)).toEqual(expected)
  })

  test('a page of a list has its counts', { tags: ['contracts.paging'] }, () => {
    const pagination = { total: 1, page: 1, pageSize: 10, pageCount: 1 }
    const wire = { data: [{ id: '1', attributes: { nama: 'A' } }], meta: { pagination } }
    expect(normalize(wire, addresses)).toEqual({ items: [{ id: '1', nama: 'A' }], pagination })
  })
})

describe('a picture', () => {
  test.each([
    ['/uploads/a.webp', 'https://cms.rs.example/uploads/a.webp'],
    ['https://bucket.example/a.webp', 'https://bucket.example/a.webp'],
    ['http://', ''],
  ])('at %s becomes %s', (url, expected) => {
    expect(normalize({ data: { id: 1, attributes: { ...picture, url } } }, addresses)).toMatchObject({ url: expected })
  })

  test('has its smaller versions sorted by width', () => {
    const formats = {
      large: { url: '/uploads/large_a.webp', width: 1000, height: 563 },
      thumbnail: { url: '/uploads/thumbnail_a.webp', width: 245, height: 138 },
    }
    const { formats: versions } = normalize(
      { data: { id: 1, attributes: { ...picture, formats } } },
      addresses,
    ) as CmsMedia
    expect(versions.map(({ width }) => width)).toEqual([245, 1000])
    expect(versions[0]?.url).toBe('https://cms.rs.example/uploads/thumbnail_a.webp')
  })

  test.each([[null], ['rusak'], [{ small: null }], [{ small: { url: '/x' } }]])(
    'with the formats %o has none',
    (formats) => {
      expect(normalize({ data: { id: 1, attributes: { ...picture, formats } } }, addresses)).toMatchObject({
        formats: [],
      })
    },
  )
})

test.each([
  ['maya.webp', 'https://cdn.rs.example/uploads/dokter/maya.webp'],
  ['https://lain.example/maya.webp', 'https://lain.example/maya.webp'],
  ['null', null],
  ['', null],
  [null, null],
])('a doctor’s photograph %o is %o', { tags: ['doctors.photo-null', 'doctors.photo-address'] }, (avatar, expected) => {
  expect(normalize({ id: 1, attributes: { avatar } }, addresses)).toEqual({ id: '1', avatar: expected })
})

test('the types say what the function does', () => {
  type Wire = {
    artikels: {
      data: {
        id: string | null
        attributes: {
          judul: string | null
          gambar: { data: { id: string | null; attributes: { url: string; mime: string } | null } | null } | null
        } | null
      }[]
      meta: { pagination: { total: number; page: number; pageSize: number; pageCount: number } }
    } | null
  }
  type Articles = NonNullable<Normalized<Wire>['artikels']>
  expectTypeOf<Articles>().toExtend<
    CmsPage<{ readonly id: string; readonly judul: string | null; readonly gambar: CmsMedia | null }>
  >()
})
