import { expect, test } from 'vitest'
import { contentFunctions } from './content-functions.ts'
import { documentsIn } from './documents.ts'
import { callsIn } from './function-section.ts'

test('A function is told by its comment', () => {
  const source = `/** Not this one. */
const inner = 1

/**
 * Articles, the newest
 * first. Contract: documents \`Articles\`, \`Videos\`.
 */
export const listArticles = async () => inner

/** The menu. Contract: operation \`getTopBar\`. */
export const getTopBar = () => inner
`
  expect(contentFunctions(source)).toEqual([
    {
      name: 'listArticles',
      description: 'Articles, the newest first.',
      documents: ['Articles', 'Videos'],
      operations: [],
    },
    { name: 'getTopBar', description: 'The menu.', documents: [], operations: ['getTopBar'] },
  ])
})

test.each(['export const listArticles = 1', '/** Articles. */\nexport const listArticles = 1'])(
  'A function that does not say what it asks is refused: %j',
  (source) => {
    expect(() => contentFunctions(source)).toThrow('listArticles: its comment must end with what it asks')
  },
)

test('A document is told with its comment, variables and fragments', () => {
  const source = '# The newest\n# first.\nquery Articles($page: Int!) { artikels(page: $page) { ...Card ...Paging } }\n'
  expect(documentsIn(source)).toMatchObject([
    {
      name: 'Articles',
      comment: 'The newest first.',
      variables: [{ name: 'page', type: 'Int!' }],
      fragments: ['Card', 'Paging'],
    },
  ])
})

test('The calls of the examples are shown without the functions around them', () => {
  const source = `export const calls = {
  listArticles: (cms) => listArticles(cms, { page: 1, pageSize: 3 }),
  send: (cms) =>
    send(cms, {
      nama: 1,
    }),
}
`
  expect([...callsIn(source)]).toEqual([
    ['listArticles', 'listArticles(cms, { page: 1, pageSize: 3 })'],
    ['send', 'send(cms, {\n  nama: 1,\n})'],
  ])
})
