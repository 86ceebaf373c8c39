import { expect, test } from 'vitest'
import { strapi4Answer } from './answer.ts'

test.each([
  [
    'a list with its counts',
    { a: { nodes: [{ documentId: 'x', nama: 'y' }], pageInfo: { total: 1 } } },
    { a: { data: [{ id: 'x', attributes: { nama: 'y' } }], meta: { pagination: { total: 1 } } } },
  ],
  ['an empty list', { a: { nodes: [] } }, { a: { data: [] } }],
  [
    'an entry',
    { a: { documentId: 'x', b: { documentId: 'z' } } },
    { a: { data: { id: 'x', attributes: { b: { data: { id: 'z', attributes: {} } } } } } },
  ],
  ['an entry that is not there', { a: null }, { a: null }],
  [
    'components',
    { a: { documentId: 'x', jam: [{ id: '1', h: { documentId: 'z' } }] } },
    { a: { data: { id: 'x', attributes: { jam: [{ id: '1', h: { data: { id: 'z', attributes: {} } } }] } } } },
  ],
  [
    'what an editor stored as JSON',
    { a: { documentId: 'x', formats: { nodes: [], documentId: 'z' } } },
    { a: { data: { id: 'x', attributes: { formats: { nodes: [], documentId: 'z' } } } } },
  ],
  [
    'an answer of Strapi 4',
    { a: { data: [{ id: '1', attributes: { nama: 'y' } }] } },
    { a: { data: [{ id: '1', attributes: { nama: 'y' } }] } },
  ],
  ['no answer', undefined, undefined],
])('%s has the form of Strapi 4', (_what, five, four) => {
  expect(strapi4Answer(five)).toEqual(four)
})
