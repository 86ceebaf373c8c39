import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'

interface Program {
  /** What is looked for along PATH, the first found. */
  readonly names: readonly string[]
  /** The environment variable that names another path. */
  readonly variable: string
  /** The package of Debian and Ubuntu that has it. */
  readonly packages: string
}

/** What the two browsers need. Playwright's own builds cannot be had where only package registries can be reached. */
export const programs = {
  firefox: { names: ['firefox-esr', 'firefox'], variable: 'FIREFOX_PATH', packages: 'firefox-esr' },
  webkit: { names: ['WebKitWebDriver'], variable: 'WEBKIT_DRIVER_PATH', packages: 'webkit2gtk-driver' },
  screen: { names: ['Xvfb'], variable: 'XVFB_PATH', packages: 'xvfb' },
} as const satisfies Readonly<Record<string, Program>>

/** The path of a program. Fails with a sentence that says what to install, or which variable names no file. */
export const pathOf = (name: keyof typeof programs, env: NodeJS.ProcessEnv = process.env): string => {
  const { names, variable, packages }: Program = programs[name]
  const chosen = env[variable]
  if (chosen) {
    if (existsSync(chosen)) return chosen
    throw new Error(`${variable} names no file: ${chosen}`)
  }
  const folders = (env['PATH'] ?? '').split(delimiter).filter(Boolean)
  const found = folders.flatMap((folder) => names.map((file) => join(folder, file))).find((path) => existsSync(path))
  if (found) return found
  throw new Error(
    `${names.join(' or ')} is not installed: on Debian and Ubuntu \`apt-get install ${packages}\`, elsewhere set ${variable} to its path.`,
  )
}
