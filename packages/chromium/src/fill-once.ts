import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, rename, rm } from 'node:fs/promises'
import { dirname } from 'node:path'

/**
 * Fills `folder` unless it exists. `fill` gets an empty folder beside it, which then takes its place by an atomic rename, so that an
 * interrupted run leaves nothing that a later run would trust. If several processes fill the folder at once, the first wins and the others
 * discard their work. Rejects with the error of `fill`.
 */
export const fillOnce = async (folder: string, fill: (staging: string) => Promise<void>): Promise<void> => {
  if (existsSync(folder)) return
  await mkdir(dirname(folder), { recursive: true })
  const staging = await mkdtemp(`${folder}.`)
  try {
    await fill(staging)
    await rename(staging, folder)
  } catch (error) {
    // A folder with files in it is not replaced: another process was first.
    if (!existsSync(folder)) throw error
  } finally {
    await rm(staging, { recursive: true, force: true })
  }
}
