import { execFile } from 'node:child_process'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { workspaceRoot } from '@hospital/codegen/contracts'
import { expect, test } from 'vitest'
import { root } from '../site/folders.ts'
import { allPages } from './all-pages.ts'

/** The blocks of TypeScript of a page. */
const blocksOf = (text: string): readonly string[] =>
  [...text.matchAll(/^```ts(?: try=\S+)?\n([^]*?)^```$/gm)].map(([, code = '']) => code)

const isImport = (line: string) => line.startsWith('import ')

/** A module from the blocks of a folder's pages: the client of the overview first, then each block in a function of its own. */
const moduleOf = (blocks: readonly string[]): string => {
  const lines = blocks.map((block) => block.split('\n'))
  const imports = new Set(lines.flat().filter(isImport))
  const [client = [], ...calls] = lines.map((block) => block.filter((line) => !isImport(line)).join('\n'))
  const functions = calls.map(
    (call, index) => `export const call${index} = async () => {\n${call}\nreturn { data, error }\n}`,
  )
  return [...imports, 'declare const token: string', client, ...functions].join('\n')
}

const compile = (folder: string): Promise<string> =>
  new Promise((resolve) => {
    execFile(join(workspaceRoot, 'node_modules/.bin/tsc'), ['--project', folder], (_error, output) => resolve(output))
  })

test('Each snippet of an API compiles', async () => {
  const folders = Map.groupBy(
    (await allPages()).filter(({ path }) => path.includes('/')),
    ({ path }) => dirname(path),
  )
  const cache = join(root, 'node_modules/.cache')
  await mkdir(cache, { recursive: true })
  const folder = await mkdtemp(join(cache, 'snippets-'))
  try {
    let count = 0
    for (const [name, pages] of folders) {
      const blocks = pages.flatMap(({ text }) => blocksOf(text))
      count += blocks.length
      if (blocks.length > 0) await writeFile(join(folder, `${name}.ts`), moduleOf(blocks))
    }
    const options = { extends: join(workspaceRoot, 'tsconfig.json'), include: ['*.ts'], exclude: [] }
    await writeFile(join(folder, 'tsconfig.json'), JSON.stringify(options))
    expect(await compile(folder)).toBe('')
    expect(count).toBeGreaterThan(140)
  } finally {
    await rm(folder, { recursive: true })
  }
})
