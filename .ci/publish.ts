import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { getReleasePlan } from '@changesets/get-release-plan'
import { git, gitLines } from './git.ts'
import { readManifest } from './npm-pack.ts'
import { publicationProblem } from './release/publication-problem.ts'
import type { ReleasedPackage } from './release/publication-problem.ts'
import { runProgram } from './run-program.ts'

// `pnpm release:publish`: publishes the versions of the SDK, the mocks, their pictures and the kit that the registry lacks, after all
// checks that are possible beforehand. Then writes the SDK's release into schemas/released.json.
const root = fileURLToPath(new URL('..', import.meta.url))
const released = join(root, 'schemas/released.json')

const run = async (command: string, ...args: readonly string[]): Promise<void> =>
  console.log((await runProgram(command, args, root)).trim())

/** The names of the packages whose version the registry lacks. */
const unpublishedNames = async (): Promise<ReadonlySet<string>> => {
  const folder = await mkdtemp(join(tmpdir(), 'hospital-release-'))
  try {
    const file = join(folder, 'plan.json')
    await runProgram('changeset', ['publish-plan', '--output', file], root)
    const { plan } = JSON.parse(await readFile(file, 'utf8')) as {
      readonly plan: readonly (readonly { readonly name: string }[])[]
    }
    return new Set(plan.flat().map(({ name }) => name))
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** The files of a package that are published: tests and stories are not. */
const published = ['src', 'pictures', 'README.md', 'package.json', ':(exclude)*.test.*', ':(exclude)*.stories.*']

const releasedPackage = async (name: string, unpublished: ReadonlySet<string>): Promise<ReleasedPackage> => {
  const folder = join(root, 'packages', name)
  const manifest = await readManifest(folder)
  const tag = `${manifest.name}@${manifest.version}`
  const isTagged = gitLines(root, 'tag', '--list', tag).length > 0
  return {
    name: manifest.name,
    version: manifest.version,
    isPublished: !unpublished.has(manifest.name),
    changedFiles: isTagged ? gitLines(folder, 'diff', '--relative', '--name-only', tag, '--', ...published) : [],
  }
}

/** Throws if nothing may be published. */
const check = async (): Promise<void> => {
  await run('node', '.ci/contract-diff.ts', '--released')
  const { changesets } = await getReleasePlan(root)
  const unpublished = await unpublishedNames()
  const problem = publicationProblem({
    uncommitted: gitLines(root, 'status', '--porcelain').map((line) => line.slice(3)),
    changesets: changesets.map(({ id }) => id),
    packages: await Promise.all(
      ['sdk', 'mocks', 'mock-pictures', 'ui'].map((name) => releasedPackage(name, unpublished)),
    ),
  })
  if (problem !== undefined) throw new Error(problem)
  await run('node', '.ci/check-package.ts')
}

/** Writes the SDK's version and the commit of its tag. The next changes of the contracts are compared with this commit. */
const writeRelease = async (): Promise<void> => {
  const { name, version } = await readManifest(join(root, 'packages/sdk'))
  const commit = git(root, 'rev-list', '--max-count=1', `${name}@${version}`)
  await writeFile(released, `{ "version": "${version}", "commit": "${commit}" }\n`)
  console.log(
    'Published. Commit schemas/released.json if it changed, and push it with the tags (git push --follow-tags).',
  )
}

try {
  await check()
  await run('changeset', 'publish')
  await writeRelease()
} catch (reason) {
  console.error(reason instanceof Error ? reason.message : reason)
  process.exitCode = 1
}
