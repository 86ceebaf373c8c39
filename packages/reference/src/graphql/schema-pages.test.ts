import { expect, test } from 'vitest'
import { schemaPages } from './schema-pages.ts'

const sdl = `
"""An article."""
type Artikel {
  """Title."""
  judul(locale: Locale): String!
  # name is a guess
  tag: [Tag]
}

# name is a guess
type Tag { nama: String }

union Any = Artikel | Tag

enum Locale { id en }

input Filter { judul: String }

type Query { artikel: Artikel }
`

const [types, inputs] = schemaPages(sdl)

test('A type has its fields, with links and guesses', () => {
  expect(types?.text).toContain('## Artikel\n\nAn article.\n\n| name | type | what it is |')
  expect(types?.text).toContain('| `judul(locale: Locale)` | `String!` | Title. |')
  expect(types?.text).toContain('| `tag` | [`[Tag]`](types.md#tag) |  *The name is a guess.* |'.replace('|  *', '| *'))
  expect(types?.text).toContain('## Tag\n\n*The name is a guess.*')
  expect(types?.text).toContain('| [`Artikel`](types.md#artikel) |  |  |')
})

test('What the server takes has a page of its own', () => {
  expect(inputs?.text).toContain('## Filter')
  expect(inputs?.text).toContain('| `id` |  |  |')
  expect(types?.text).not.toContain('## Locale')
})
