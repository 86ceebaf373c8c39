import { execFileSync } from 'node:child_process'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { getReleasePlan } from '@changesets/get-release-plan'
import { contractChanges, releaseProblem } from '@hospital/codegen/diff'
import type { ContractChange } from '@hospital/codegen/diff'

// `pnpm contract-diff <ref>` names each change of schemas/ since a commit, a tag or a branch. With `--released` it compares with the last
// release (schemas/released.json), and fails if the SDK's next version does not fit the changes.
const root = fileURLToPath(new URL('..', import.meta.url))

/** A file as it was at a commit; undefined if the commit did not have it. */
const fileAt = (ref: string, path: string): string | undefined => {
  try {
    const quiet = ['ignore', 'pipe', 'ignore'] as const
    return execFileSync('git', ['show', `${ref}:${path}`], { cwd: root, encoding: 'utf8', stdio: [...quiet] })
  } catch {
    return undefined
  }
}

const isContract = (name: string) => name.endsWith('.openapi.yaml') || name.endsWith('.graphql')

/** The changes of each contract since a commit, by the name of its file. Throws if the clone does not have the commit. */
const changesSince = async (ref: string): Promise<ReadonlyMap<string, readonly ContractChange[]>> => {
  const listed = fileAt(ref, 'schemas/')
  if (listed === undefined) throw new Error(`there is no ${ref} with schemas/: fetch it (git fetch --unshallow --tags)`)
  const now = await readdir(join(root, 'schemas'))
  const files = [...new Set([...listed.split('\n'), ...now])].filter(isContract)
  const changes = new Map<string, readonly ContractChange[]>()
  for (const file of files) {
    const before = fileAt(ref, `schemas/${file}`)
    const after = now.includes(file) ? await readFile(join(root, 'schemas', file), 'utf8') : undefined
    if (before !== undefined && after !== undefined) changes.set(file, contractChanges(file, before, after))
    else {
      const weight = after === undefined ? 'breaking' : 'additive'
      changes.set(file, [{ weight, side: 'both', what: `the contract is ${after === undefined ? 'gone' : 'new'}` }])
    }
  }
  return changes
}

const readJson = async <Value>(path: string): Promise<Value> =>
  JSON.parse(await readFile(join(root, path), 'utf8')) as Value

const print = (changes: ReadonlyMap<string, readonly ContractChange[]>): void => {
  for (const [file, list] of changes) {
    console.log(`${file}: ${list.length === 0 ? 'no change' : `${list.length} changes`}`)
    for (const { weight, side, what } of list) console.log(`  ${weight} (${side}): ${what}`)
  }
}

/** The SDK's version with all changes that changesets describe. */
const nextVersion = async (): Promise<string> => {
  const { name, version } = await readJson<{ readonly name: string; readonly version: string }>(
    'packages/sdk/package.json',
  )
  const { releases } = await getReleasePlan(root)
  return releases.find((release) => release.name === name)?.newVersion ?? version
}

/** Fails the command if the SDK's next version does not fit the changes since the last release. */
const checkRelease = async (from: string, commit: string): Promise<void> => {
  const version = await nextVersion()
  const changes = await changesSince(commit)
  const problem = releaseProblem([...changes.values()].flat(), from, version)
  if (problem === undefined) return
  print(changes)
  console.error(`${problem}. Say what changes for users of @hospital/sdk: pnpm changeset.`)
  process.exitCode = 1
}

const [argument] = process.argv.slice(2)
if (argument === undefined) {
  console.error('Say since when: pnpm contract-diff <ref>, or --released')
  process.exitCode = 2
} else if (argument !== '--released') print(await changesSince(argument))
else {
  const { version: from, commit } = await readJson<{ readonly version: string; readonly commit: string }>(
    'schemas/released.json',
  )
  if (fileAt(commit, 'schemas/') === undefined) {
    // The clone is an archive or shallow. The clone that makes releases has the commit.
    console.log(`The contracts of ${from} (${commit}) are not in this clone: they are not compared.`)
  } else {
    await checkRelease(from, commit)
  }
}
