import type { Result } from '@hospital/sdk'
import { describe, expect, test } from 'vitest'
import { cacheTags, expiredTags } from './cache-tags.ts'
import { contentReadOf } from './content-read.ts'
import type { ContentRead } from './content-read.ts'
import { editOf } from './edit.ts'
import { touches } from './touches.ts'

const rest = ' https://cms.rs.example https://cms.rs.example/uploads/dokter/ - https://cms.rs.example checked site'
const unknownRead: ContentRead = { reads: undefined, input: {}, ids: undefined }
const read = (operation: string, input: object, data: unknown = {}): ContentRead => {
  const result =
    data === 'not-found' ? { error: { kind: 'not-found' } } : data === 'down' ? { error: { kind: 'server' } } : { data }
  return contentReadOf(`cms:${operation} ${JSON.stringify(input)}${rest}`, result as Result<unknown>) ?? unknownRead
}
const edit = (model: string, entry: object) => editOf({ event: 'entry.update', model, entry: { id: 1, ...entry } })

const article = read('ArticleBySlug', { slug: 'demam' }, { artikels: [{ id: '7', slug: 'demam' }] })
const noArticle = read('ArticleBySlug', { slug: 'demam' }, { artikels: [] })
const articles = read('Articles', { page: 1, pageSize: 10 }, { artikels: { items: [{ id: '7' }], pagination: {} } })
const colleagues = read(
  'getDoctors',
  { query: { spesialis: 'SPJP', excludedokter: 'x' } },
  { data: [{ id: 3, documentId: 'c' }] },
)
const schedules = (total: number) =>
  read(
    'listDoctorSchedules',
    { query: { spesialis: 'SPJP', page: 1 } },
    { data: [{ id: 1001, dokter: { id: 3 } }], meta: { pagination: { total } } },
  )

describe('an edit', () => {
  test.each([
    ['of the article', article, edit('artikel', { id: 7, slug: 'demam' })],
    ['of the article, whose address is another one now', article, edit('artikel', { id: 7, slug: 'panas' })],
    ['of another article, which has its address now', article, edit('artikel', { id: 8, slug: 'demam' })],
    ['of an article of which the address is not told', article, edit('artikel', { id: 8 })],
    ['that puts an article where there was none', noArticle, edit('artikel', { id: 8, slug: 'demam' })],
    ['of a category, which the article names', article, edit('kategori-artikel', {})],
    ['of a hospital, which the article names', article, edit('rumah-sakit', {})],
    ['of an article, for a list', articles, edit('artikel', { id: 9, slug: 'lain' })],
    ['of a colleague', colleagues, edit('dokter', { id: 3, kode_mapping_spesialis: 'SPA' })],
    [
      'of a colleague by the id of the document',
      colleagues,
      edit('dokter', { documentId: 'c', kode_mapping_spesialis: 'SPA' }),
    ],
    ['of a new colleague', colleagues, edit('dokter', { id: 9, kode_mapping_spesialis: 'SPJP' })],
    ['of a doctor in a row of a schedule', schedules(1), edit('dokter', { id: 3, kode_mapping_spesialis: 'SPA' })],
    [
      'of a doctor who may be on the next page',
      schedules(20),
      edit('dokter', { id: 9, kode_mapping_spesialis: 'SPA' }),
    ],
    [
      'of a featured service, which is a condition',
      read('HospitalsWithFeaturedService', { slug: 'x' }),
      edit('layanan-unggulan', {}),
    ],
    [
      'of the hospital with a number',
      read('HospitalById', { id: 'abc' }, { rumahSakits: [] }),
      edit('rumah-sakit', { documentId: 'abc' }),
    ],
    [
      'of an article, where it could not be read',
      read('ArticleBySlug', { slug: 'demam' }, 'down'),
      edit('artikel', { slug: 'panas' }),
    ],
    ['of anything, for a read of which nothing is known', read('getSomething', {}), edit('popup', {})],
    ['of everything', article, editOf(undefined)],
  ])('touches a read, and expires its tags in caches in front: %s', (_what, given, made) => {
    expect(touches(made, given)).toBe(true)
    const tags = (cacheTags('xkey', [given])['xkey'] ?? '').split(' ')
    const expired = expiredTags(made)
    expect(expired === undefined || expired.some((tag) => tags.includes(tag))).toBe(true)
  })

  test.each([
    ['of another article', article, edit('artikel', { id: 8, slug: 'panas' })],
    ['of an article without an address', article, edit('artikel', { id: 8, slug: null })],
    ['of another article, where there was none', noArticle, edit('artikel', { id: 8, slug: 'panas' })],
    [
      'of another article, where the CMS said that there is none',
      read('getArticle', { path: { slug: 'demam' } }, 'not-found'),
      edit('artikel', { slug: 'panas' }),
    ],
    ['of a doctor, for an article', article, edit('dokter', { slug: 'demam' })],
    ['of a doctor of another specialty', colleagues, edit('dokter', { id: 9, kode_mapping_spesialis: 'SPA' })],
    [
      'of a doctor of another specialty, where all rows are known',
      schedules(1),
      edit('dokter', { id: 9, kode_mapping_spesialis: 'SPA' }),
    ],
    [
      'of another hospital than the one with a number',
      read('HospitalById', { id: 'abc' }, { rumahSakits: [] }),
      edit('rumah-sakit', { documentId: 'xyz' }),
    ],
    ['of what a visitor sent', articles, edit('news-letter', {})],
    ['of a file that was just uploaded', articles, editOf({ event: 'media.create' })],
  ])('does not touch a read: %s', (_what, given, made) => {
    expect(touches(made, given)).toBe(false)
  })
})

test('what another back end answers is no read of the CMS', () => {
  expect(contentReadOf('social-feed:listPosts {} x', { data: [] })).toBeUndefined()
})

test('a read whose input has braces and spaces is understood', () => {
  expect(read('SearchArticles', { text: 'a} {"b":"} ' }).input).toEqual({ text: 'a} {"b":"} ' })
})
