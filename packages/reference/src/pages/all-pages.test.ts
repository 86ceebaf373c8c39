import { readdir, readFile } from 'node:fs/promises'
import { operationsOf, readOpenApi, restContracts, workspacePaths } from '@hospital/codegen/contracts'
import { describe, expect, test } from 'vitest'
import { contentCalls } from '../content/content-calls.ts'
import { documentsIn, fragmentsIn } from '../content/documents.ts'
import { slugOf } from '../markdown/markdown.ts'
import { allPages } from './all-pages.ts'
import { brokenLinks } from './links.ts'

const pages = await allPages()
const texts = new Map(pages.map(({ path, text }) => [path, text]))
const headings = (folder: string): readonly string[] =>
  pages
    .filter(({ path }) => path.startsWith(`${folder}/`) && !path.endsWith('/schemas.md'))
    .flatMap(({ text }) => [...text.matchAll(/^## (\w+)$/gm)].map(([, name = '']) => name))

const contracts = await Promise.all(
  restContracts(workspacePaths).map(async (contract) => ({ ...contract, document: await readOpenApi(contract.file) })),
)

const folder = `${workspacePaths.sdk}/cms/documents`
const sources = await Promise.all((await readdir(folder)).map((file) => readFile(`${folder}/${file}`, 'utf8')))

describe.each(contracts)('Of $name', ({ name, document }) => {
  test('each operation is on one page', () => {
    expect(headings(name).toSorted()).toEqual(
      operationsOf(document)
        .map(({ id }) => id)
        .toSorted(),
    )
  })

  test('each schema has a section', () => {
    for (const schema of Object.keys(document.components.schemas))
      expect(texts.get(`${name}/schemas.md`)).toContain(`\n## ${schema}\n`)
  })
})

test('Each content function, document and fragment has a section', () => {
  expect(headings('content')).toEqual(
    expect.arrayContaining([
      ...Object.keys(contentCalls),
      ...sources.flatMap(documentsIn).map(({ name }) => name),
      ...sources.flatMap(fragmentsIn).map(({ name }) => name),
    ]),
  )
})

test('Each kind of failure has a section', () => {
  const kinds =
    'network misuse timeout aborted unauthorized forbidden not-found invalid rejected rate-limited server malformed'
  for (const kind of kinds.split(' ')) expect(texts.get('errors.md')).toContain(`\n## ${kind}\n`)
})

test('Failures are those that the SDK gives', () => {
  const [, login = ''] = texts.get('member/authentication.md')?.split('## login\n') ?? []
  const kinds = [...login.matchAll(/errors\.md#([\w-]+)\) \| (\d+)/g)]
    .slice(0, 5)
    .map(([, kind, status]) => `${kind} ${status}`)
  expect(kinds).toEqual(['rejected 200', 'invalid 422', 'rate-limited 429', 'server 500', 'server 503'])
})

test('Each link within leads to a heading; the build looks at those to exported types too', () => {
  const broken = brokenLinks(texts).filter((link) => !/: (?:\.\.\/)?types\/[\w-]+\.md/.test(link))
  expect(broken).toEqual([])
})

test('No two pages have the same file', () => {
  expect(texts.size).toBe(pages.length)
  for (const path of texts.keys())
    expect(path).toBe(
      path
        .split('/')
        .map((part) => slugOf(part.replace('.md', '')))
        .join('/') + '.md',
    )
})
