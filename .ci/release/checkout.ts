import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { git } from '../git.ts'
import { readManifest } from '../npm-pack.ts'
import { runProgram } from '../run-program.ts'

/** A change that a changeset describes. */
export interface DescribedChange {
  readonly raises: 'minor' | 'major'
  readonly packages: readonly string[]
  readonly summary: string
}

/** A clone of this repository that makes releases with the repository's own commands. */
export interface Checkout {
  readonly folder: string
  readonly version: (name: string) => Promise<string>
  /** Edits a file. Throws if the edit changes nothing. */
  readonly edit: (path: string, change: (text: string) => string) => Promise<void>
  readonly codegen: () => Promise<unknown>
  /** Compares the contracts and the version as `pnpm check` does. Rejects if they do not fit. */
  readonly compare: () => Promise<unknown>
  readonly commit: (subject: string) => void
  /** Describes the change in a changeset, raises the version as `pnpm release:version` does, and commits everything. */
  readonly makeVersion: (change: DescribedChange) => Promise<void>
  /** Runs `pnpm release:publish` and returns its output. Rejects with the output if the release is refused. */
  readonly publish: () => Promise<string>
  /** Drops all commits after the last release. */
  readonly reset: () => void
}

/** Whether a file is a changeset that waits for a version. */
const isPending = (file: string) => file.endsWith('.md') && file !== 'README.md'

/**
 * Clones the last commit of a repository into a folder, and installs it. Changes that wait for a version in the repository have one in the
 * clone.
 */
export const makeCheckout = async (root: string, folder: string): Promise<Checkout> => {
  git(root, 'clone', '--quiet', root, folder)
  git(folder, 'config', 'user.name', 'Trial')
  git(folder, 'config', 'user.email', 'trial@example.com')
  const pnpm = (...args: readonly string[]) => runProgram('pnpm', args, folder)
  const commit = (subject: string) => {
    git(folder, 'add', '--all')
    git(folder, 'commit', '--quiet', '--allow-empty', '--message', subject)
  }
  const giveVersion = async (subject: string) => {
    await pnpm('release:version')
    commit(subject)
  }
  await pnpm('install', '--frozen-lockfile', '--prefer-offline')
  const pending = await readdir(join(folder, '.changeset'))
  if (pending.some(isPending)) await giveVersion('Versions')
  let lastRelease = git(folder, 'rev-parse', 'HEAD')
  return {
    folder,
    version: async (name) => (await readManifest(join(folder, 'packages', name))).version,
    edit: async (path, change) => {
      const text = await readFile(join(folder, path), 'utf8')
      const changed = change(text)
      if (changed === text) throw new Error(`there is no place for the change in ${path}`)
      await writeFile(join(folder, path), changed)
    },
    codegen: () => pnpm('codegen'),
    compare: () => pnpm('contract-diff', '--released'),
    commit,
    makeVersion: async ({ raises, packages, summary }) => {
      const header = packages.map((name) => `'${name}': ${raises}\n`).join('')
      await writeFile(join(folder, '.changeset/trial.md'), `---\n${header}---\n\n${summary}\n`)
      await giveVersion(summary)
    },
    publish: async () => {
      const output = await pnpm('release:publish')
      commit('Release')
      lastRelease = git(folder, 'rev-parse', 'HEAD')
      return output
    },
    reset: () => git(folder, 'reset', '--quiet', '--hard', lastRelease),
  }
}
