import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import { specifications } from './specifications.ts'
import { specificationTable } from './table.ts'

const read = (path: string) => readFile(fileURLToPath(new URL(`../../${path}`, import.meta.url)), 'utf8')

describe.each(specifications)('the specification of $subject', (specification) => {
  test.each(specification.rules)('$section: "$says" has its test', async ({ test: [file, title] }) => {
    expect(await read(file)).toContain(title)
  })

  test('has no sentence twice', () => {
    const sentences = specification.rules.map(({ section, says }) => `${section}: ${says}`)
    expect(sentences).toEqual([...new Set(sentences)])
  })

  test('has a current table', async () => {
    const written = await read(`test/specification/generated/${specification.file}.md`)
    expect(written, 'run `pnpm --filter @hospital/web specification`').toBe(specificationTable(specification))
  })
})
