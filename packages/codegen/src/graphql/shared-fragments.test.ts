import { expect, test } from 'vitest'
import { withSharedFragments } from './shared-fragments.ts'

const fragment = '{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Paging"}}'
const operation = (name: string) => `{"kind":"OperationDefinition","name":{"kind":"Name","value":"${name}"}}`
const line = (name: string, definitions: string) =>
  `export const ${name}Document = {"kind":"Document","definitions":[${definitions}]} as unknown as DocumentNode<${name}>;`

test('documents name a fragment that is written once, before them', () => {
  const code = ['type A = 1;', line('A', `${operation('A')},${fragment}`), line('B', `${operation('B')},${fragment}`)]
  expect(withSharedFragments(code.join('\n')).split('\n')).toEqual([
    'type A = 1;',
    `const pagingDefinition = ${fragment};`,
    line('A', `${operation('A')},pagingDefinition`),
    line('B', `${operation('B')},pagingDefinition`),
  ])
})

test('documents without fragments stay as they are', () => {
  const code = line('A', operation('A'))
  expect(withSharedFragments(code)).toBe(code)
  expect(withSharedFragments('type A = 1;')).toBe('type A = 1;')
})
