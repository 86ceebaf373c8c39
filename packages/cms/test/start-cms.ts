import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { freePort } from '../../web/scripts/free-port.ts'
import { writeDemo } from '../scripts/demo-content.ts'
import { install } from '../scripts/install.ts'
import { startStrapi } from '../scripts/strapi.ts'

/** How the tests reach the CMS. */
export interface CmsAccess {
  readonly url: string
  /** The site's token. */
  readonly token: string
  /** The token that reads drafts for previews. */
  readonly previewToken: string
  readonly admin: { readonly email: string; readonly password: string }
}

declare module 'vitest' {
  interface ProvidedContext {
    readonly cms: CmsAccess
  }
}

const secondsSince = (start: number) => `${((performance.now() - start) / 1000).toFixed(0)} s`

/** Starts a Strapi for all tests, and removes all of it after them. */
export const setup = async (project: TestProject): Promise<() => Promise<void>> => {
  const started = performance.now()
  await install()
  console.log(`Strapi installed in ${secondsSince(started)}`)
  const data = await mkdtemp(join(tmpdir(), 'hospital-cms-'))
  const access = join(data, 'access.json')
  const strapi = await startStrapi({
    data,
    port: await freePort(0),
    environment: {
      // In production GraphQL tells nobody its schema.
      NODE_ENV: 'test',
      CMS_ADMIN: 'false',
      CMS_LOG_LEVEL: 'error',
      CMS_DEMO: await writeDemo(data, undefined),
      CMS_ACCESS: access,
      CMS_PREVIEW_URL: 'https://rs.example',
      CMS_PREVIEW_SECRET: 'rahasia-pratinjau-contoh-32-karakter',
    },
  })
  console.log(`Strapi with the demo is up after ${secondsSince(started)}`)
  const { token, previewToken, admin } = JSON.parse(await readFile(access, 'utf8')) as Omit<CmsAccess, 'url'>
  project.provide('cms', { url: strapi.url, token, previewToken, admin })
  return async () => {
    await strapi.stop()
    await rm(data, { recursive: true })
    console.log(`All of it took ${secondsSince(started)}`)
  }
}
