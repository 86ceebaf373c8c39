import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { findInstalled } from './installed.ts'
import { isPackagedPlatform, unpackChromium } from './packaged.ts'
import { workspaceRoot } from './workspace.ts'

/** How to start a browser; the shape of Playwright's `launchOptions`. */
export interface ChromiumLaunch {
  executablePath: string
  args: string[]
  env: Record<string, string>
}

/**
 * The arguments published with the packaged Chromium run everything in one process, so the second
 * page crashes the browser. These are enough for a container without a sandbox or a GPU.
 */
const args = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
]

/**
 * Finds a Chromium for tests and screenshots, in this order: CHROMIUM_PATH, the Chromium that npm installed (Linux x64, unpacked into
 * `node_modules/.cache` on first use), a browser of the machine. `env` is the whole environment for the browser, including this process's.
 * Fails with a one-line error if none is found, or if the file that CHROMIUM_PATH names does not exist.
 */
export const ensureChromium = async (): Promise<ChromiumLaunch> => {
  const chosen = process.env['CHROMIUM_PATH']
  if (chosen) {
    if (!existsSync(chosen)) throw new Error(`CHROMIUM_PATH names no file: ${chosen}`)
    return launch(chosen)
  }
  if (isPackagedPlatform()) {
    const cache = join(workspaceRoot(), 'node_modules', '.cache', 'chromium')
    const { executablePath, env } = await unpackChromium(cache)
    return launch(executablePath, env)
  }
  const installed = findInstalled()
  if (installed) return launch(installed)
  throw new Error('No browser found: install Chrome or Chromium, or set CHROMIUM_PATH to one.')
}

const launch = (executablePath: string, extra: Record<string, string> = {}): ChromiumLaunch => {
  const env: Record<string, string> = {}
  for (const [name, value] of Object.entries(process.env)) if (value !== undefined) env[name] = value
  return { executablePath, args: [...args], env: { ...env, ...extra } }
}
