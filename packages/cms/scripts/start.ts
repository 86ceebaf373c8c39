import { mkdir } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { freePort } from '../../web/scripts/free-port.ts'
import { writeDemo } from './demo-content.ts'
import { folder } from './folder.ts'
import { buildAdmin, install } from './install.ts'
import { localSecrets } from './secrets.ts'
import { startStrapi } from './strapi.ts'

// `pnpm cms`: installs Strapi, fills an empty database with the demo, and serves it until Ctrl-C. CMS_PORT chooses the port, CMS_DATA the
// folder of the database and uploads, CMS_DATABASE_URL a PostgreSQL in place of SQLite.
const started = performance.now()
const data = process.env['CMS_DATA'] ?? join(folder, '.data')
const access = join(data, 'access.json')
// Where `pnpm start` has the hospitals' own APIs.
const hospitals = `http://localhost:${process.env['MOCK_PORT'] ?? 4010}`

await install()
await mkdir(data, { recursive: true })
await buildAdmin(await localSecrets(data))
const port = await freePort(Number(process.env['CMS_PORT'] ?? 1337))
const strapi = await startStrapi({
  data,
  port,
  environment: { CMS_DEMO: await writeDemo(data, hospitals), CMS_ACCESS: access },
})

console.log(`CMS: ${strapi.url}, up after ${((performance.now() - started) / 1000).toFixed(0)} s`)
console.log(`  editors: ${strapi.url}/admin`)
console.log(`  the account, its password and the site's token: ${relative(process.cwd(), access)}`)

const stop = () => void strapi.stop()
process.once('SIGINT', stop)
process.once('SIGTERM', stop)
await strapi.ended
