import { mkdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { freePort } from '../../web/scripts/free-port.ts'
import { writeDemo } from './demo-content.ts'
import { folder } from './folder.ts'
import { buildAdmin, install } from './install.ts'
import { localSecrets } from './secrets.ts'
import { startStrapi } from './strapi.ts'
import type { RunningStrapi } from './strapi.ts'

/** What the CMS is told of its neighbours. */
export interface Neighbours {
  /** The contract server, which has the hospitals' own APIs that the demo's hospitals name. */
  readonly hospitals: string
  /** Where the site wants to be told of edits, and its REVALIDATE_SECRET. */
  readonly webhook?: { readonly url: string; readonly secret: string } | undefined
}

/** A CMS with the demo, its token, and the file that has the first account. */
export interface RunningCms extends RunningStrapi {
  readonly token: string
  readonly access: string
}

/**
 * Installs Strapi, builds the editors' screens, fills an empty database with the demo, and serves it. CMS_PORT chooses the port, CMS_DATA the
 * folder of the database and uploads, CMS_DATABASE_URL a PostgreSQL in place of SQLite.
 */
export const serveCms = async ({ hospitals, webhook }: Neighbours): Promise<RunningCms> => {
  const data = process.env['CMS_DATA'] ?? join(folder, '.data')
  const access = join(data, 'access.json')
  await install()
  await mkdir(data, { recursive: true })
  await buildAdmin(await localSecrets(data))
  const strapi = await startStrapi({
    data,
    port: await freePort(Number(process.env['CMS_PORT'] ?? 1337)),
    environment: {
      CMS_DEMO: await writeDemo(data, hospitals),
      CMS_ACCESS: access,
      ...(webhook && { CMS_WEBHOOK_URL: webhook.url, CMS_WEBHOOK_SECRET: webhook.secret }),
    },
  })
  const { token } = JSON.parse(await readFile(access, 'utf8')) as { token: string }
  return { ...strapi, token, access }
}

/** Says where the CMS is. Its token and password are in a file, not in what is printed. */
export const announceCms = ({ url, access }: RunningCms): void => {
  console.log(`CMS: ${url}`)
  console.log(`  editors: ${url}/admin`)
  console.log(`  the account, its password and the site's token: ${access}`)
}
