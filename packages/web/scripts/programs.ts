import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'

interface Program {
  /** The names to search for along PATH; the first one found counts. */
  readonly names: readonly string[]
  /** The environment variable that names another path. */
  readonly variable: string
  /** The package of Debian and Ubuntu with the program. */
  readonly packages: string
}

/**
 * The programs that two browsers and a fleet need. Playwright cannot install its own browsers on a machine that reaches package registries
 * only.
 */
export const programs = {
  firefox: { names: ['firefox-esr', 'firefox'], variable: 'FIREFOX_PATH', packages: 'firefox-esr' },
  webkit: { names: ['WebKitWebDriver'], variable: 'WEBKIT_DRIVER_PATH', packages: 'webkit2gtk-driver' },
  screen: { names: ['Xvfb'], variable: 'XVFB_PATH', packages: 'xvfb' },
  cache: { names: ['varnishd'], variable: 'VARNISHD_PATH', packages: 'varnish varnish-modules' },
  cacheCounters: { names: ['varnishstat'], variable: 'VARNISHSTAT_PATH', packages: 'varnish' },
  cacheControl: { names: ['varnishadm'], variable: 'VARNISHADM_PATH', packages: 'varnish' },
  store: { names: ['valkey-server', 'redis-server'], variable: 'VALKEY_PATH', packages: 'valkey-server' },
  load: { names: ['wrk'], variable: 'WRK_PATH', packages: 'wrk' },
} as const satisfies Readonly<Record<string, Program>>

/** The path of a program; undefined if it is not installed, or if the variable names no file. */
export const findProgram = (name: keyof typeof programs, env: NodeJS.ProcessEnv = process.env): string | undefined => {
  const { names, variable }: Program = programs[name]
  // The last folder is not in the PATH of users other than root.
  const folders = [...(env['PATH'] ?? '').split(delimiter), '/usr/sbin'].filter(Boolean)
  const candidates = env[variable]
    ? [env[variable]]
    : folders.flatMap((folder) => names.map((file) => join(folder, file)))
  return candidates.find((path) => existsSync(path))
}

/** The path of a program. Fails with a sentence that says what to install, or which variable names a missing file. */
export const pathOf = (name: keyof typeof programs, env: NodeJS.ProcessEnv = process.env): string => {
  const { names, variable, packages }: Program = programs[name]
  const found = findProgram(name, env)
  if (found !== undefined) return found
  throw new Error(
    env[variable]
      ? `${variable} names no file: ${env[variable]}`
      : `${names.join(' or ')} is not installed: on Debian and Ubuntu \`apt-get install ${packages}\`, elsewhere set ${variable} to its path.`,
  )
}
