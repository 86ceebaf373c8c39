import { callLimits, pageLimits } from './fair-queue.ts'
import { answerBudget, bodyBudget } from './http/bodies-in-flight.ts'
import type { BodyBudget } from './http/bodies-in-flight.ts'
import { callTimeout, fileTimeout } from './http/gateway/deadline.ts'
import { answerLimits } from './http/gateway/upstream.ts'
import { bodyTimeout } from './http/receive-body.ts'
import { bodyLimits } from './http/request-body.ts'

/** The cost limits of a handler's requests. */
interface HandlerLimits {
  /** The input that is read, beyond address and headers. */
  readonly input: string
  readonly answer: string
  /** The time limit of a request. */
  readonly time: string
  readonly memory: string
  readonly rate: string
}

const kibibyte = 1024
const bytes = (count: number) => {
  const [size, unit] = count < kibibyte * kibibyte ? [count / kibibyte, 'KiB'] : [count / kibibyte / kibibyte, 'MiB']
  return `${Math.round(size)} ${unit}`
}
const seconds = (milliseconds: number) => `${milliseconds / 1000} s`

const noInput = 'none'
const atOnce = { time: 'at once', memory: 'none', rate: 'none' } as const
const pageQueue = `${pageLimits.perAddress} at a time for an address, ${pageLimits.waitingPerAddress} wait, then 503`
const callQueue = `${callLimits.perAddress} at a time for an address, ${callLimits.waitingPerAddress} wait, then 503`
const body = (limit: number) => `${bytes(limit)}; timeout of ${seconds(bodyTimeout)} without a byte`
const shared = ({ address, site }: BodyBudget) => `${bytes(address.bytes)} for an address, ${bytes(site.bytes)} in all`
const bodies = `bodies of ${shared(bodyBudget)}`

/** The time for a page: the reads that it waits for, and rendering. */
const pageTime = '`CMS_TIMEOUT` for each of its reads'

/** Each handler of the site by method and path, as `app.ts` registers them, and the files before them. */
export const handlers: Readonly<Record<string, HandlerLimits>> = {
  'GET /assets/*': {
    input: noInput,
    answer: 'a file of the build',
    time: 'at once; a file of another release is read first',
    memory: '2 MiB for this build, 16 MiB for other releases',
    rate: 'none',
  },
  'GET /health': { input: noInput, answer: '2 B', ...atOnce },
  'GET /ready': {
    input: noInput,
    answer: '1 KiB',
    time: '`CMS_TIMEOUT`',
    memory: 'one answer',
    rate: 'back ends are asked every 5 s',
  },
  'GET /robots.txt': { input: noInput, answer: '1 KiB', ...atOnce },
  'GET /sitemap.xml': {
    input: noInput,
    answer: '50,000 addresses',
    time: pageTime,
    memory: 'the cache of documents',
    rate: `cached; else ${pageQueue}`,
  },
  'GET /_locale/:locale': { input: noInput, answer: 'a redirect', ...atOnce },
  'POST /_log-out': { input: noInput, answer: 'headers', ...atOnce },
  'POST /_revalidate': {
    input: `with the secret ${body(bodyLimits.webhook)}`,
    answer: 'headers',
    time: 'at once',
    memory: bodies,
    rate: 'none',
  },
  'POST /_content-report': {
    input: `with the secret ${body(bodyLimits.webhook)}`,
    answer: 'what the site leaves out of the content',
    time: '`CMS_TIMEOUT` for each of its reads',
    memory: bodies,
    rate: 'none',
  },
  'ALL /api/:api/*': {
    input: `JSON of ${body(bodyLimits.json)}; a form with files of ${bytes(bodyLimits.upload)}`,
    answer: `JSON of ${bytes(answerLimits.json)}, a file of ${bytes(answerLimits.pdf)}; a refusal has 20 messages`,
    time: `${seconds(callTimeout)}; a file that is passed on ${seconds(fileTimeout)}, and ${seconds(callTimeout)} without a byte`,
    memory: `${bodies}; answers of ${shared(answerBudget)}, until they are sent`,
    rate: `\`http/attempts.ts\`; ${callQueue}`,
  },
  'POST /_search': {
    input: body(bodyLimits.search),
    answer: '10 hits of each kind',
    time: '5 ms of the processor; without an index `CMS_TIMEOUT` for each of its reads',
    memory: bodies,
    rate: pageQueue,
  },
  'GET /_data/*': {
    input: noInput,
    answer: 'the data of a page',
    time: pageTime,
    memory: 'a cache of 32 MiB',
    rate: `cached; else ${pageQueue}`,
  },
  'GET /_preview': {
    input: noInput,
    answer: 'a document',
    time: pageTime,
    memory: 'none',
    rate: `with a signed link: ${pageQueue}`,
  },
  'GET /*': {
    input: noInput,
    answer: 'a document',
    time: pageTime,
    memory: 'a cache of 96 MiB',
    rate: `cached; else ${pageQueue}`,
  },
  'POST /*': {
    input: body(bodyLimits.form),
    answer: 'a redirect; refused: the page without menus and script, or a small one for too many',
    time: pageTime,
    memory: bodies,
    rate: `\`http/attempts.ts\`; refused: ${pageQueue}`,
  },
}

/** The table of the README. */
export const handlerTable = (): string =>
  [
    '| handler | input | answer | time | memory | rate |',
    '| --- | --- | --- | --- | --- | --- |',
    ...Object.entries(handlers).map(
      ([name, { input, answer, time, memory, rate }]) =>
        `| \`${name}\` | ${input} | ${answer} | ${time} | ${memory} | ${rate} |`,
    ),
  ].join('\n')
