import { fork } from 'node:child_process'
import { once } from 'node:events'
import { createServer, get } from 'node:http'
import type { IncomingMessage } from 'node:http'
import { fileURLToPath } from 'node:url'
import { runSite } from '../scripts/running-site.ts'
import { median, processorCost } from './processor-cost.ts'

// The cost of a cached document: processor time of the site for each request, beside a plain Node server that sends the same stored bytes
// and headers. They take turns, since machines are noisy. ROUNDS (default 5) of SECONDS (default 5) each.
const rounds = Number(process.env['ROUNDS'] ?? 5)
const seconds = Number(process.env['SECONDS'] ?? 5)
const encoding = { 'accept-encoding': 'br' }

/** The answer of the plain server. */
interface Stored {
  readonly headers: Readonly<Record<string, string>>
  /** In base64. */
  readonly body: string
}

/** The plain server: it sends one document for every request. */
const serveStored = ({ headers, body }: Stored): void => {
  const bytes = Buffer.from(body, 'base64')
  const server = createServer((_request, response) => response.writeHead(200, headers).end(bytes))
  server.listen(0, '127.0.0.1', () => process.send?.(server.address()))
}

/** The site's answer for an address. Uses `node:http`, since fetch decompresses the body. */
const storedAt = async (address: string): Promise<Stored> => {
  const [response] = (await once(get(address, { headers: encoding }), 'response')) as [IncomingMessage]
  const { date: _date, connection: _connection, 'keep-alive': _keepAlive, ...headers } = response.headers
  const single = Object.entries(headers).map(([name, value]) => [name, String(value)])
  return { headers: Object.fromEntries(single), body: Buffer.concat(await response.toArray()).toString('base64') }
}

const compare = async (): Promise<void> => {
  const site = await runSite({ PAGES_FRESH_FOR: '600000' })
  const address = `${site.url}/`
  // The first answer makes the document, and the second its compressed form.
  for (let visit = 0; visit < 3; visit += 1) await (await fetch(address, { headers: encoding })).arrayBuffer()
  const bare = fork(fileURLToPath(import.meta.url), ['bare'])
  bare.send(await storedAt(address))
  const [{ port }] = (await once(bare, 'message')) as [{ readonly port: number }]
  const bareUrl = `http://127.0.0.1:${port}/`
  await processorCost(address, site.pid, seconds, encoding)
  await processorCost(bareUrl, bare.pid ?? 0, seconds, encoding)
  const [ofSite, ofBare]: [number[], number[]] = [[], []]
  for (let round = 0; round < rounds; round += 1) {
    ofSite.push(await processorCost(address, site.pid, seconds, encoding))
    ofBare.push(await processorCost(bareUrl, bare.pid ?? 0, seconds, encoding))
  }
  const ratio = median(ofSite) / median(ofBare)
  console.log(
    `a cached home page: ${median(ofSite).toFixed(0)} µs of processor; a bare server that sends the same bytes: ${median(ofBare).toFixed(0)} µs; ${ratio.toFixed(2)} times`,
  )
  bare.kill()
  await site.stop()
}

if (process.argv[2] === 'bare') process.once('message', (stored) => serveStored(stored as Stored))
else await compare()
