import { cp, mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { freePort } from '../../web/scripts/free-port.ts'
import { writeDemo } from '../scripts/demo-content.ts'
import { folder } from '../scripts/folder.ts'
import { install } from '../scripts/install.ts'
import { startStrapi } from '../scripts/strapi.ts'
import { version } from './version.ts'

/** The addresses and secrets by which the tests reach the CMS. */
export interface CmsAccess {
  readonly url: string
  /** The site's token. */
  readonly token: string
  /** The token that reads drafts for previews; Strapi 5 only. */
  readonly previewToken: string
  /** The address at which the CMS expects the site. Nothing listens there until a test does. */
  readonly site: string
  readonly previewSecret: string
  /** The session of the first editor; Strapi 5 only. */
  readonly editorToken: string
}

declare module 'vitest' {
  interface ProvidedContext {
    readonly cms: CmsAccess
  }
}

interface Account {
  readonly email: string
  readonly password: string
}

/** Logs in at Strapi's screens. Returns the token of the session. */
const logIn = async (url: string, { email, password }: Account): Promise<string> => {
  const response = await fetch(`${url}/admin/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password }),
  })
  const { data } = (await response.json()) as { readonly data: { readonly token: string } }
  return data.token
}

const secondsSince = (start: number) => `${((performance.now() - start) / 1000).toFixed(0)} s`

const previewSecret = 'rahasia-pratinjau-contoh-32-karakter'

const strapi4 = join(folder, 'strapi-4')

/** Copies the content types and the custom routes into the project of Strapi 4: both versions read the same files. */
const copySources = async () => {
  for (const part of ['api', 'components', 'custom-routes']) {
    await rm(join(strapi4, 'src', part), { recursive: true, force: true })
    await cp(join(folder, 'src', part), join(strapi4, 'src', part), { recursive: true })
  }
}

/** Starts a Strapi for all tests, and removes it after them. */
export const setup = async (project: TestProject): Promise<() => Promise<void>> => {
  const started = performance.now()
  const cmsFolder = version === 4 ? strapi4 : folder
  await install(cmsFolder)
  if (version === 4) await copySources()
  console.log(`Strapi installed in ${secondsSince(started)}`)
  const data = await mkdtemp(join(tmpdir(), 'hospital-cms-'))
  const site = `http://127.0.0.1:${await freePort(0)}`
  const access = join(data, 'access.json')
  const strapi = await startStrapi({
    data,
    port: await freePort(0),
    project: cmsFolder,
    environment: {
      // In production GraphQL does not reveal its schema.
      NODE_ENV: 'test',
      CMS_ADMIN: 'false',
      CMS_LOG_LEVEL: 'error',
      CMS_DEMO: await writeDemo(data, undefined),
      CMS_ACCESS: access,
      CMS_PREVIEW_URL: site,
      CMS_PREVIEW_SECRET: previewSecret,
    },
  })
  console.log(`Strapi with the demo is up after ${secondsSince(started)}`)
  const { token, previewToken, admin } = JSON.parse(await readFile(access, 'utf8')) as Omit<
    CmsAccess,
    'url' | 'site' | 'previewSecret' | 'editorToken'
  > & { readonly admin: Account }
  const editorToken = version === 4 ? '' : await logIn(strapi.url, admin)
  project.provide('cms', { url: strapi.url, token, previewToken, site, previewSecret, editorToken })
  return async () => {
    await strapi.stop()
    await rm(data, { recursive: true })
    console.log(`All of it took ${secondsSince(started)}`)
  }
}
