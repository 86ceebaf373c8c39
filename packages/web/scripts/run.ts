import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'

/** The workspace's root folder. */
const workspaceRoot = fileURLToPath(new URL('../../..', import.meta.url))

/** Runs a program of this workspace, and shows its output. Rejects if it fails. */
export const run = (command: string, args: readonly string[], folder = workspaceRoot): Promise<void> =>
  new Promise((resolve, reject) => {
    const child = spawn(command, args, { cwd: folder, stdio: 'inherit' })
    child.once('error', reject)
    child.once('exit', (code) => (code === 0 ? resolve() : reject(new Error(`${command} ${args.join(' ')} failed`))))
  })
