import { expect, test } from 'vitest'
import { cacheTags, expiredTags } from './cache-tags.ts'
import { contentReadOf } from './content-read.ts'
import { editOf } from './edit.ts'
import type { Edit } from './edit.ts'

const readOf = (key: string, data: object) => contentReadOf(`cms:${key} x`, { data }) ?? []
const reads = (...keys: readonly string[]) => keys.flatMap((key) => readOf(key, {}))
const article = 'ArticleBySlug {"slug":"demam"}'

test.each([
  ['one entry by its address', reads(article), 'artikel:demam kategori-artikel rumah-sakit'],
  ['a list of its type beside it', reads(article, 'Articles {"page":1}'), 'artikel kategori-artikel rumah-sakit'],
  ['several entries', reads('FormBySlug {"slug":"a"}', 'FormBySlug {"slug":"b"}'), 'form:a form:b'],
  ['an address that no header may have', reads('FormBySlug {"slug":"a b\\n"}'), 'form'],
  [
    'the doctors of a specialty',
    readOf('getDoctors {"query":{"spesialis":"SPJP"}}', { data: [{ id: 3 }, { id: 4, documentId: 'd' }] }),
    'dokter:3 dokter:4 dokter:SPJP dokter:d',
  ],
  ['doctors of any specialty', readOf('getDoctors {"query":{}}', { data: [{ id: 3 }] }), 'dokter'],
  [
    'the first page of such a list',
    readOf('listDoctorSchedules {"query":{"spesialis":"SPJP"}}', {
      data: [{ id: 1, dokter: { id: 3 } }],
      meta: { pagination: { total: 20 } },
    }),
    'dokter jadwal-dokter layanan-spesialis rumah-sakit',
  ],
  ['a read of which nothing is known', reads('getSomething {}'), 'cms'],
  ['nothing', [], ''],
])('the tags of %s', (_what, given, tags) => {
  expect(cacheTags('Surrogate-Key', [given].flat())).toEqual({ 'Surrogate-Key': tags })
})

test('a cache that wants commas gets commas', () => {
  expect(cacheTags('Cache-Tag', reads(article))).toEqual({ 'Cache-Tag': 'artikel:demam,kategori-artikel,rumah-sakit' })
})

const edit = (model: string, entry: object) => editOf({ event: 'entry.publish', model, entry: { id: 7, ...entry } })

test.each<[string, Edit, readonly string[] | undefined]>([
  [
    'an article',
    edit('artikel', { documentId: 'a7', slug: 'demam', kode_spesialis: 'SPA' }),
    ['cms', 'artikel', 'artikel:7', 'artikel:a7', 'artikel:demam', 'artikel:SPA'],
  ],
  [
    'an article of no specialty',
    edit('artikel', { slug: 'demam', kode_spesialis: null }),
    ['cms', 'artikel', 'artikel:7', 'artikel:demam'],
  ],
  ['an entry with an address that no header may have', edit('form', { slug: 'a b' }), ['cms', 'form', 'form:7']],
  ['an entry of a type that is read as a whole', edit('video', {}), ['cms', 'video', 'video:7']],
  ['an article of which the address is not told', edit('artikel', { kode_spesialis: 'SPA' }), undefined],
  [
    'an article whose specialty has another form',
    edit('artikel', { slug: 'demam', kode_spesialis: { kode: 'SPA' } }),
    undefined,
  ],
  ['what is not understood', editOf('?'), undefined],
  ['a file that nothing shows yet', editOf({ event: 'media.create' }), []],
])('what %s expires', (_what, made, tags) => {
  expect(expiredTags(made)).toEqual(tags)
})
