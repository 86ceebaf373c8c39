import { expect, test } from 'vitest'
import { cacheTags } from './cache-tags.ts'
import { contentReadOf } from './content-read.ts'

const reads = (...keys: readonly string[]) => keys.flatMap((key) => contentReadOf(`cms:${key} x`, { data: {} }) ?? [])
const article = 'ArticleBySlug {"slug":"demam"}'

test.each([
  ['one entry by its address', reads(article), 'artikel:demam kategori-artikel rumah-sakit'],
  ['a list of its type beside it', reads(article, 'Articles {"page":1}'), 'artikel kategori-artikel rumah-sakit'],
  ['several entries', reads('FormBySlug {"slug":"a"}', 'FormBySlug {"slug":"b"}'), 'form:a form:b'],
  ['an address that no header may have', reads('FormBySlug {"slug":"a b\\n"}'), 'form'],
  ['a read of which nothing is known', reads('getSomething {}'), 'cms'],
  ['nothing', [], ''],
])('the tags of %s', (_what, given, tags) => {
  expect(cacheTags('Surrogate-Key', given)).toEqual({ 'Surrogate-Key': tags })
})

test('a cache that wants commas gets commas', () => {
  expect(cacheTags('Cache-Tag', reads(article))).toEqual({ 'Cache-Tag': 'artikel:demam,kategori-artikel,rumah-sakit' })
})
