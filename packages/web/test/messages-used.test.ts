import { readdir, readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const packages = fileURLToPath(new URL('../..', import.meta.url))

/** A file that visitors' browsers or the server run: neither a test nor a story. */
const isProduct = (file: string) =>
  /\.tsx?$/.test(file) && !/\.(test|stories)\.tsx?$|(^|\/)(testing|storybook)\//.test(file)

/** Every message id that a package's code contains, as a whole string. */
const namedIn = async (folder: string, prefix: string): Promise<ReadonlySet<string>> => {
  const files = (await readdir(folder, { recursive: true })).filter(isProduct)
  const texts = await Promise.all(files.map((file) => readFile(`${folder}/${file}`, 'utf8')))
  const id = new RegExp(`(?<=['"])${prefix}\\.[\\w.-]+(?=['"])`, 'g')
  return new Set(texts.flatMap((text) => text.match(id) ?? []))
}

const catalogues = [
  ['web', 'i18n/messages/id.json'],
  ['ui', 'messages/id.json'],
] as const

test.each(catalogues)('every message of packages/%s is named in its code', async (name, catalogue) => {
  const source = `${packages}/${name}/src`
  const [named, text] = await Promise.all([namedIn(source, name), readFile(`${source}/${catalogue}`, 'utf8')])
  const ids = Object.keys(JSON.parse(text) as Readonly<Record<string, string>>)
  const unused = ids
    .filter((id) => !named.has(id))
    .map((id) => `${id}: remove it from id.json and en.json, or name it in a component`)
  expect(ids.length).toBeGreaterThan(100)
  expect(unused).toEqual([])
})
