import { stat } from 'node:fs/promises'
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

/** Builds the editors' screens, unless they were built with the present lock file. */
export const buildAdmin = async (secrets: Readonly<Record<string, string>>): Promise<void> => {
  const [built, locked] = await Promise.all([changedAt('build/index.html'), changedAt('pnpm-lock.yaml')])
  if (built > locked) return
  console.log("Building the editors' screens, which takes some minutes…")
  await runStrapi('build', { NODE_ENV: 'production', ...secrets })
}
