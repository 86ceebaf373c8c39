import { mkdir, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { specifications } from '../test/specification/specifications.ts'
import { specificationTable } from '../test/specification/table.ts'

// Writes the tables of the specification's sentences and their tests.
const folder = fileURLToPath(new URL('../test/specification/generated/', import.meta.url))
await mkdir(folder, { recursive: true })
for (const specification of specifications)
  await writeFile(`${folder}${specification.file}.md`, specificationTable(specification))
