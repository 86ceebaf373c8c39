import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'

const names = ['firefox-esr', 'firefox']

/**
 * The path of the machine's Firefox: what FIREFOX_PATH names, else the first along PATH. Fails with a sentence that says what to install,
 * or that the variable names no file.
 */
export const firefoxPath = (env: NodeJS.ProcessEnv = process.env): string => {
  const chosen = env['FIREFOX_PATH']
  if (chosen) {
    if (existsSync(chosen)) return chosen
    throw new Error(`FIREFOX_PATH names no file: ${chosen}`)
  }
  const folders = (env['PATH'] ?? '').split(delimiter).filter(Boolean)
  const found = folders.flatMap((folder) => names.map((name) => join(folder, name))).find((path) => existsSync(path))
  if (found) return found
  throw new Error(
    'Firefox is not installed: on Debian `apt-get install firefox-esr`, elsewhere set FIREFOX_PATH to the path of a Firefox.',
  )
}
