import { buildSchema, parse } from 'graphql'
import type { FragmentDefinitionNode, OperationDefinitionNode } from 'graphql'
import { expect, test } from 'vitest'
import { generateJsonFields } from './json-fields.ts'

const schema = buildSchema(`
  scalar JSON
  type Query { entry: Entry, entries(isi: JSON): [Entry] }
  type Entry { judul: String, isi: JSON, isian: [JSON!]!, lain: JSON }
`)

const fieldsOf = (text: string) =>
  generateJsonFields(
    schema,
    parse(text).definitions as readonly (OperationDefinitionNode | FragmentDefinitionNode)[],
  ).split(' = ')[1]

test('fields of type JSON are found by the names that answers have, in documents and fragments', () => {
  expect(fieldsOf('{ entry { judul isi ...A } } fragment A on Entry { daftar: isian isi }')).toBe("['daftar', 'isi']\n")
})

test('what no document selects is none', () => {
  expect(fieldsOf('{ entries(isi: 1) { judul } }')).toBe('[]\n')
})
