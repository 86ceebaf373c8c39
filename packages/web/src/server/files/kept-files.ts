import { copyFile, mkdir, readdir, rename, rm, stat, utimes } from 'node:fs/promises'
import { join } from 'node:path'
import { isMissing } from './is-missing.ts'

/** Milliseconds for which files of a release stay after a site last named them: longer than a visitor leaves a page open. */
export const filesKeptFor = 30 * 24 * 60 * 60 * 1000

/** Milliseconds between two times at which a site names its files. */
export const namingInterval = 24 * 60 * 60 * 1000

/** Copies a file so that no site reads half of it: several sites write to the folder, and others serve from it. */
const copyWhole = async (from: string, to: string): Promise<void> => {
  const unfinished = `${to}.${process.pid}.${performance.now()}.part`
  try {
    await copyFile(from, unfinished)
    await rename(unfinished, to)
  } catch (error) {
    await rm(unfinished, { force: true })
    throw error
  }
}

/**
 * Copies the files of this build into a folder from which all sites of a fleet serve, and removes files that no site has named for
 * `filesKeptFor`. A page that was opened before a release fetches its code from sites of the new release, and the other way round.
 */
export const keepFiles = async (own: string, kept: string, now: Date): Promise<void> => {
  await mkdir(kept, { recursive: true })
  for (const name of await readdir(own)) {
    const path = join(kept, name)
    try {
      await utimes(path, now, now)
    } catch (error) {
      if (!isMissing(error)) throw error
      await copyWhole(join(own, name), path)
      await utimes(path, now, now)
    }
  }
  for (const name of await readdir(kept)) {
    const path = join(kept, name)
    try {
      const { mtimeMs } = await stat(path)
      if (now.getTime() - mtimeMs > filesKeptFor) await rm(path)
    } catch (error) {
      // Another site has removed it.
      if (!isMissing(error)) throw error
    }
  }
}
