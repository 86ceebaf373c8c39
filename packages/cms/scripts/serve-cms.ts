import { mkdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { freePort } from '../../web/scripts/free-port.ts'
import { writeDemo } from './demo-content.ts'
import { folder } from './folder.ts'
import { buildAdmin, install } from './install.ts'
import { localSecrets } from './secrets.ts'
import { startStrapi } from './strapi.ts'
import type { RunningStrapi } from './strapi.ts'

/** The addresses and secrets of the servers that work with the CMS. */
export interface Neighbours {
  /** The contract server. It has the hospitals' own APIs, whose addresses are in the demo's hospitals. */
  readonly hospitals: string
  /** The site's webhook for edits, and its REVALIDATE_SECRET. */
  readonly webhook?: { readonly url: string; readonly secret: string } | undefined
  /** The site that shows drafts to editors: its origin and its PREVIEW_SECRET. */
  readonly preview?: { readonly url: string; readonly secret: string } | undefined
}

/** A CMS with the demo, its tokens, and the file with the first account. */
export interface RunningCms extends RunningStrapi {
  readonly token: string
  /** The token that reads drafts for previews. */
  readonly previewToken: string
  readonly access: string
}

type Tokens = Pick<RunningCms, 'token' | 'previewToken'>

/**
 * Installs Strapi, builds the editors' screens, fills an empty database with the demo, and serves it. CMS_PORT chooses the port, CMS_DATA
 * the folder of the database and uploads, CMS_DATABASE_URL a PostgreSQL in place of SQLite.
 */
export const serveCms = async ({ hospitals, webhook, preview }: Neighbours): Promise<RunningCms> => {
  const data = process.env['CMS_DATA'] ?? join(folder, '.data')
  const access = join(data, 'access.json')
  await install()
  console.log('Strapi is installed')
  await mkdir(data, { recursive: true })
  await buildAdmin(await localSecrets(data))
  console.log("The editors' screens are built")
  const strapi = await startStrapi({
    data,
    port: await freePort(Number(process.env['CMS_PORT'] ?? 1337)),
    environment: {
      CMS_DEMO: await writeDemo(data, hospitals),
      CMS_ACCESS: access,
      ...(webhook && { CMS_WEBHOOK_URL: webhook.url, CMS_WEBHOOK_SECRET: webhook.secret }),
      ...(preview && { CMS_PREVIEW_URL: preview.url, CMS_PREVIEW_SECRET: preview.secret }),
    },
  })
  const { token, previewToken } = JSON.parse(await readFile(access, 'utf8')) as Tokens
  return { ...strapi, token, previewToken, access }
}

/** Prints the address of the CMS. Its token and password are only in a file, not in the output. */
export const announceCms = ({ url, access }: RunningCms): void => {
  console.log(`CMS: ${url}`)
  console.log(`  editors: ${url}/admin`)
  console.log(`  the account, its password and the site's token: ${access}`)
}
