import { glob, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { areas } from '../packages/web/test/specification/areas.ts'
import { complaints, isRuleTag } from './specification/complaints.ts'
import { rulesTable } from './specification/table.ts'
import { taggedTests } from './specification/tagged-tests.ts'

// Writes the tables of the specification's sentences and their tests, from the tags of the tests. Fails if a sentence has no test, or a tag
// no sentence. With --check it writes nothing, and also fails if a table is out of date.
const check = process.argv.includes('--check')
const root = fileURLToPath(new URL('..', import.meta.url))
const folder = `${root}packages/web/test/specification/generated`

/** Whether a source may have tags: other sources are not parsed. */
const mayHaveTags = /\btags?: (?:'|\[)/

const files = await Array.fromAsync(
  glob(['packages/*/{src,test,e2e}/**/*.{ts,tsx}', '.ci/**/*.test.ts'], {
    cwd: root,
    exclude: (name) => /(?:^|\/)(?:node_modules|generated|dist)$/.test(name),
  }),
)
const testsOf = new Map<string, string[]>()
for (const file of files.toSorted()) {
  const source = await readFile(`${root}${file}`, 'utf8')
  if (!mayHaveTags.test(source)) continue
  for (const { title, tags } of taggedTests(file, source))
    for (const tag of tags.filter(isRuleTag))
      testsOf.set(tag, [...(testsOf.get(tag) ?? []), `\`${file.replace('packages/', '')}\`: ${title}`])
}

const wrong = [...complaints(testsOf.keys())]
const tables = new Map(
  Object.entries(areas).map(([name, { subject, rules }]) => [
    `${name}.md`,
    rulesTable(subject, rules, (id) => testsOf.get(id) ?? []),
  ]),
)
const present = await readdir(folder).catch(() => [])
if (!check) await mkdir(folder, { recursive: true })
for (const name of new Set([...present, ...tables.keys()])) {
  const table = tables.get(name)
  const path = `${folder}/${name}`
  if (!check && table === undefined) await rm(path)
  else if (!check && table !== undefined) await writeFile(path, table)
  else if ((await readFile(path, 'utf8').catch(() => undefined)) !== table)
    wrong.push(`out of date: generated/${name}; run \`pnpm specification\``)
}

for (const complaint of wrong) console.error(complaint)
if (wrong.length > 0) process.exitCode = 1
