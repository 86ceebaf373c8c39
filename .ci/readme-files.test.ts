import { glob, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const root = fileURLToPath(new URL('..', import.meta.url))

const files = await Array.fromAsync(
  glob(['*', '{.ci,.storybook,packages,schemas}/**/*.*'], {
    cwd: root,
    exclude: (name) => ['node_modules', 'dist', '.git'].some((folder) => name.split('/').includes(folder)),
  }),
)

/**
 * The files that a README names in code: a path, or the end of one. Names with a placeholder and files inside of a package are left out.
 */
const namedFiles = (markdown: string): string[] =>
  [...markdown.matchAll(/`(\w[\w./-]*\.(?:ts|tsx|cjs|json|md|yaml|graphql))`/g)].map(([, name = '']) => name)

const readmes = files.filter((file) => file.endsWith('README.md'))

test('READMEs are looked at in every package', () => {
  expect(readmes.length).toBeGreaterThan(8)
})

test.each(readmes)('%s names files that are there', async (readme) => {
  const named = namedFiles(await readFile(join(root, readme), 'utf8'))
  const missing = named.filter((name) => !files.some((file) => file === name || file.endsWith(`/${name}`)))
  expect(missing, `${readme} names files that are not there: correct it`).toEqual([])
})

test('The glossary names words of the contracts', async () => {
  const [, glossary = ''] = (await readFile(join(root, 'schemas/README.md'), 'utf8')).split('## Glossary')
  const contracts = await Promise.all(
    files
      .filter((file) => /^schemas\/[\w.-]+\.(?:yaml|graphql)$/.test(file))
      .map((file) => readFile(join(root, file), 'utf8')),
  )
  const words = [...glossary.matchAll(/^\| ([^|]+) \|/gm)].flatMap(([, cell = '']) =>
    [...cell.matchAll(/`(\w+)`/g)].map(([, word = '']) => word),
  )
  expect(words.length).toBeGreaterThan(20)
  expect(words.filter((word) => !contracts.some((contract) => contract.includes(word)))).toEqual([])
})
