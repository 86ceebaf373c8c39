import { readFile, rm, writeFile } from 'node:fs/promises'
import { setTimeout as wait } from 'node:timers/promises'

const pollMilliseconds = 100

/**
 * Runs `work` while holding the lock file at `path`, so that two processes never unpack at once.
 * A second caller waits for the first. A lock left by a dead process is taken over.
 * The lock is released whether `work` succeeds or throws.
 */
export async function withLock<T>(path: string, work: () => Promise<T>): Promise<T> {
  while (!(await take(path))) {
    if (await isAbandoned(path)) await rm(path, { force: true })
    else await wait(pollMilliseconds)
  }
  try {
    return await work()
  } finally {
    await rm(path, { force: true })
  }
}

async function take(path: string): Promise<boolean> {
  try {
    await writeFile(path, String(process.pid), { flag: 'wx' })
    return true
  } catch (error) {
    if (hasCode(error, 'EEXIST')) return false
    throw error
  }
}

async function isAbandoned(path: string): Promise<boolean> {
  const owner = Number(await readFile(path, 'utf8').catch(() => ''))
  // Empty between creation and write, or already released: either way another process is running.
  if (!owner) return false
  try {
    process.kill(owner, 0)
    return false
  } catch (error) {
    // EPERM means that the process is alive and belongs to another user.
    return hasCode(error, 'ESRCH')
  }
}

function hasCode(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code
}
