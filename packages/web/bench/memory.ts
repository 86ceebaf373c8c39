import { readFile } from 'node:fs/promises'
import { Agent, request } from 'node:http'
import { runSite } from '../scripts/running-site.ts'

// Fills every cache and table of the site: all pages of the site map and their data in each encoding, searches for more words than the
// caches hold, long addresses that lead nowhere, attempts with more accounts from more addresses than are counted, more accounts under
// attack than there are lanes, and more waiting visitors than there are time slots. Prints the memory of the process after each step, and
// fails if it is ever above 512 MB (Linux).
const most = 512
const searches = Number(process.env['SEARCHES'] ?? 3000)
/** Each attempt counts for its account, its address, its visitor and the pair of them: together more than the 100,000 counters. */
const attempts = Number(process.env['ATTEMPTS'] ?? 26_000)
/** Accounts under attack, each by ten strangers before one is held: more than the 20,000 lanes. */
const guessed = Number(process.env['GUESSED'] ?? 20_500)
/** Visitors with a slot. An address and a device lead to each slot: more than the 100,000 keys. */
const waiting = Number(process.env['WAITING'] ?? 51_000)
const encodings = ['br', 'gzip', 'identity']

const { url, pid, stop } = await runSite({ TRUSTED_PROXIES: '1', CMS_TIMEOUT: '20000' })

/** A figure of the process in MB: the memory now (`VmRSS`), or the maximum so far (`VmHWM`). */
const memory = async (name: 'VmRSS' | 'VmHWM'): Promise<number> => {
  const status = await readFile(`/proc/${pid}/status`, 'utf8')
  return Math.round(Number(new RegExp(`${name}:\\s+(\\d+)`).exec(status)?.[1] ?? 0) / 1024)
}

/** An address, or an address with the body that is sent to it. */
type Question = string | readonly [address: string, body: object]

let clients = 0

// `fetch` would cost the sender as much as the answer costs the site.
const agent = new Agent({ keepAlive: true })

/** Sends a question. Returns the status of the answer; 0 without an answer. */
const ask = (question: Question, headers: Readonly<Record<string, string>>): Promise<number> =>
  new Promise((resolve) => {
    const [address, body] = typeof question === 'string' ? [question] : question
    const text = body && JSON.stringify(body)
    const sent =
      text === undefined ? {} : { 'content-type': 'application/json', 'content-length': Buffer.byteLength(text) }
    request(
      `${url}${address}`,
      { agent, method: text === undefined ? 'GET' : 'POST', headers: { ...headers, ...sent } },
      (response) => {
        response.resume()
        response.once('close', () => resolve(response.complete ? (response.statusCode ?? 0) : 0))
      },
    )
      .once('error', () => resolve(0))
      .end(text)
  })

/** Sends all questions, several at a time, each from another client. */
const visit = async (name: string, questions: readonly Question[], atATime = 8): Promise<void> => {
  const statuses: Record<number, number> = {}
  let next = 0
  const visitNext = async (): Promise<void> => {
    for (let at = next++; at < questions.length; at = next++) {
      const client = clients++
      const status = await ask(questions[at] ?? '', {
        'accept-encoding': encodings[at % encodings.length] ?? '',
        'x-forwarded-for': `10.${(client >> 16) & 255}.${(client >> 8) & 255}.${client & 255}`,
      })
      statuses[status] = (statuses[status] ?? 0) + 1
    }
  }
  await Promise.all(Array.from({ length: atATime }, visitNext))
  console.log(
    `${name}: ${await memory('VmRSS')} MB, at most ${await memory('VmHWM')} MB, statuses ${JSON.stringify(statuses)}`,
  )
}

const siteMap = await (await fetch(`${url}/sitemap.xml`)).text()
const pages = [...siteMap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => new URL(address).pathname)
const words = Array.from({ length: searches }, (_, index) => `${index}`.padEnd(90, ' jantung'))
const word = (text: string) => encodeURIComponent(text)

console.log(`started: ${await memory('VmRSS')} MB`)
for (const encoding of encodings) await visit(`${pages.length} pages, ${encoding} first`, [...pages, ...pages.slice(1)])
await visit(
  'data of all pages',
  pages.flatMap((path) => [`/_data${path}`, `/_data${path}?page=2`]),
)
await visit(
  `${searches} searches`,
  words.map((text) => `/cari?q=${word(text)}`),
)
await visit(
  'data of searches',
  words.map((text) => `/_data/cari?q=${word(text)}`),
)
await visit(
  'long addresses that lead nowhere',
  words.flatMap((text, index) => [
    `/dokter/${index}${'x'.repeat(900)}?utm=${'y'.repeat(6000)}`,
    `/_data/artikel/${word(text)}${'x'.repeat(700)}`,
  ]),
)
const emails = Array.from({ length: attempts }, (_, index) => `${index}.${'x'.repeat(60)}@contoh.example`)
await visit(
  'wrong log-ins',
  emails.map((email) => ['/api/member/login', { email, password: 'salah' }]),
)
await visit(
  'codes that are asked for',
  emails.map((email) => ['/api/member/check_email', { email }]),
)
const logIn = (email: string): Question => ['/api/member/login', { email, password: 'salah' }]
await visit(
  `ten wrong log-ins at each of ${guessed} accounts`,
  Array.from({ length: guessed * 10 }, (_, index) => logIn(`ditebak-${Math.floor(index / 10)}@contoh.example`)),
  64,
)
await visit(
  'log-ins that are held at each of them',
  Array.from({ length: guessed }, (_, index) => logIn(`ditebak-${index}@contoh.example`)),
  480,
)
// More failures make the gap longer. The first accounts get them, each with a full queue.
await visit(
  `${waiting} visitors who wait for their time`,
  Array.from({ length: waiting }, (_, index) => logIn(`ditebak-${index % 10}@contoh.example`)),
  480,
)
const highest = await memory('VmHWM')
await stop()
console.log(`the most that the process held: ${highest} MB of ${most}`)
process.exitCode = highest <= most ? 0 : 1
