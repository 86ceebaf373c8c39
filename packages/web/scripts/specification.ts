import { mkdir, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { memberRules } from '../test/specification/members.ts'
import { specificationTable } from '../test/specification/table.ts'

// Writes the table of the specification's sentences and their tests.
const folder = fileURLToPath(new URL('../test/specification/generated/', import.meta.url))
await mkdir(folder, { recursive: true })
await writeFile(`${folder}members.md`, specificationTable(memberRules))
