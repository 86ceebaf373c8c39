import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { memberRules } from './members.ts'
import { specificationTable } from './table.ts'

const read = (path: string) => readFile(fileURLToPath(new URL(`../../${path}`, import.meta.url)), 'utf8')

test.each(memberRules)('$section: "$says" has its test', async ({ test: [file, title] }) => {
  expect(await read(file)).toContain(title)
})

test('the table of the specification is current', async () => {
  const written = await read('test/specification/generated/members.md')
  expect(written, 'run `pnpm --filter @hospital/web specification`').toBe(specificationTable(memberRules))
})
