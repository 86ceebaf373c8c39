import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

/**
 * The folder that holds `pnpm-workspace.yaml`, looked for upwards from this file.
 * Fails with an error when the package is used outside its workspace.
 */
export const workspaceRoot = (): string => {
  let folder = dirname(fileURLToPath(import.meta.url))
  while (!existsSync(join(folder, 'pnpm-workspace.yaml'))) {
    const parent = dirname(folder)
    if (parent === folder) throw new Error('pnpm-workspace.yaml was not found above packages/chromium')
    folder = parent
  }
  return folder
}
