import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'

/** Programs that the fleet needs on this machine, and the packages of Debian and Ubuntu that have them. */
const programs = { varnishd: 'varnish varnish-modules', varnishstat: 'varnish', wrk: 'wrk' } as const

/** The folders of PATH, and one of administrators that PATH often lacks. */
const folders = [...(process.env['PATH'] ?? '').split(delimiter), '/usr/sbin'].filter(Boolean)

/** The path of a program. Throws a sentence that says what to install. */
export const pathOf = (name: keyof typeof programs): string => {
  const found = folders.map((folder) => join(folder, name)).find((path) => existsSync(path))
  if (found === undefined)
    throw new Error(`${name} is not installed: on Debian and Ubuntu \`apt-get install ${programs[name]}\`.`)
  return found
}
