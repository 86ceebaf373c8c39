import { mkdir } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { isAllowedLicence } from './licences.ts'
import { runProgram } from './run-program.ts'

// `pnpm supply`: writes a bill of materials of everything that the packages run on (CycloneDX), and lists its licences. Fails for a licence
// that is not allowed. Our own packages are not checked.
const root = fileURLToPath(new URL('..', import.meta.url))
const file = 'dist/bill-of-materials.cdx.json'

/** The output of pnpm, by licence. */
type Licences = Readonly<Record<string, readonly { readonly name: string; readonly versions: readonly string[] }[]>>

await mkdir(`${root}dist`, { recursive: true })
await runProgram(
  'pnpm',
  ['sbom', '--sbom-format', 'cyclonedx', '--sbom-type', 'application', '--prod', '--out', file],
  root,
)
console.log(`Bill of materials: ${file}`)

const output = await runProgram('pnpm', ['--recursive', 'licenses', 'list', '--prod', '--json'], root)
// Warnings may be before and after the JSON of pnpm.
const listed = JSON.parse(output.slice(output.indexOf('{'), output.lastIndexOf('}') + 1)) as Licences
const licences = Object.entries(listed)
if (licences.length === 0) throw new Error('pnpm lists no production dependencies; are they installed?')

for (const [licence, packages] of licences.toSorted(([left], [right]) => left.localeCompare(right))) {
  const isAllowed = isAllowedLicence(licence)
  console.log(`${isAllowed ? 'allowed' : 'NOT ALLOWED'}: ${licence}, ${packages.length} packages`)
  if (isAllowed) continue
  for (const { name, versions } of packages) console.error(`  ${name} ${versions.join(', ')}`)
  process.exitCode = 1
}
