import { execFileSync } from 'node:child_process'

/** The output of a git command in a folder, without trailing white space. Throws if the command fails. */
export const git = (folder: string, ...args: readonly string[]): string =>
  execFileSync('git', args, { cwd: folder, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] }).trimEnd()

/** The output of a git command, as lines. */
export const gitLines = (folder: string, ...args: readonly string[]): string[] =>
  git(folder, ...args)
    .split('\n')
    .filter((line) => line !== '')
