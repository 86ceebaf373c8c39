import { describe, expect, test } from 'vitest'
import { editOf } from './edit.ts'

const entry = { id: 7, slug: 'demam', judul: 'Demam' }

describe('the body of a webhook', () => {
  test.each([
    ['of Strapi 4', { event: 'entry.update', model: 'artikel', entry }, ['7']],
    [
      'of Strapi 4 with a uid',
      { event: 'entry.publish', createdAt: '2026-11-21', model: 'artikel', uid: 'api::artikel.artikel', entry },
      ['7'],
    ],
    [
      'of Strapi 5',
      { event: 'entry.publish', model: 'artikel', uid: 'api::artikel.artikel', entry: { ...entry, documentId: 'abc' } },
      ['7', 'abc'],
    ],
    [
      'of a deletion',
      { event: 'entry.delete', model: 'artikel', entry: { ...entry, documentId: 'abc' } },
      ['7', 'abc'],
    ],
  ])('%s names a type and an entry', (_of, body, ids) => {
    expect(editOf(body)).toMatchObject({ kind: 'entry', type: 'artikel', ids, fields: { slug: 'demam' } })
  })

  test('about an upload is about nothing that is shown', () => {
    expect(editOf({ event: 'media.create', media: { id: 1 } })).toEqual({ kind: 'nothing' })
  })

  test.each(['news-letter', 'hubungi-kami', 'reservasi-paket-kesehatan'])(
    'about a %s, which a visitor sent, is about nothing that is shown',
    (model) => {
      expect(editOf({ event: 'entry.create', model, entry: { id: 1 } })).toEqual({ kind: 'nothing' })
    },
  )

  test.each([
    ['nothing', undefined],
    ['a text', 'entry.update'],
    ['a list', []],
    ['no event', { model: 'artikel', entry }],
    ['another event', { event: 'trigger-test' }],
    ['an event of a later version', { event: 'review-workflows.updateEntryStage', model: 'artikel', entry }],
    ['a file that was replaced', { event: 'media.update', media: { id: 1 } }],
    ['no type', { event: 'entry.update', entry }],
    ['an unknown type', { event: 'entry.update', model: 'produk', entry }],
    ['a type of a plugin', { event: 'entry.update', model: 'artikel', uid: 'plugin::upload.file', entry }],
    ['a uid of another type', { event: 'entry.update', model: 'artikel', uid: 'api::artikel.berita', entry }],
    ['no entry', { event: 'entry.update', model: 'artikel' }],
    ['an entry without identity', { event: 'entry.update', model: 'artikel', entry: { slug: 'demam' } }],
    ['an identity of another form', { event: 'entry.update', model: 'artikel', entry: { id: { $ne: 1 } } }],
  ])('with %s may be about everything', (_what, body) => {
    expect(editOf(body)).toEqual({ kind: 'all' })
  })
})
