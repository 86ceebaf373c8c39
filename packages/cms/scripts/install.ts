import { readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { run } from '../../web/scripts/run.ts'
import { folder } from './folder.ts'
import { runStrapi } from './strapi.ts'

/** Installs Strapi by its own lock file; with nothing to do this takes a second. */
export const install = (project = folder): Promise<void> =>
  run('pnpm', ['install', '--frozen-lockfile', '--reporter=silent'], project)

const changedAt = (file: string): Promise<number> =>
  stat(join(folder, file)).then(
    ({ mtimeMs }) => mtimeMs,
    () => 0,
  )

/** When the packages or the sources of the editors' screens were last changed. */
const sourcesChangedAt = async (): Promise<number> => {
  const sources = await readdir(join(folder, 'src/admin'), { recursive: true })
  const files = ['pnpm-lock.yaml', ...sources.map((name) => join('src/admin', name))]
  return Math.max(...(await Promise.all(files.map(changedAt))))
}

/** Builds the editors' screens, unless they were built with the present packages and sources. */
export const buildAdmin = async (secrets: Readonly<Record<string, string>>): Promise<void> => {
  const [built, changed] = await Promise.all([changedAt('build/index.html'), sourcesChangedAt()])
  if (built > changed) return
  console.log("Building the editors' screens, which takes some minutes…")
  await runStrapi('build', { NODE_ENV: 'production', ...secrets })
}
