import type { IncomingMessage } from 'node:http'
import { serve } from '@hono/node-server'
import { Hono } from 'hono'
import { cors } from 'hono/cors'
import { createMiddleware } from 'hono/factory'
import { decoded } from '../handlers/decoded.ts'
import { failureReply } from '../handlers/error-bodies.ts'
import { answerPreflight } from '../handlers/preflight.ts'
import type { MockOptions } from '../mock-state.ts'
import { controls } from './controls.ts'
import { findPictures, servePictures } from './pictures.ts'
import { createServedMock } from './served-mock.ts'
import type { ServedMock } from './served-mock.ts'
import { createServerClock } from './server-clock.ts'

export { startFrom } from './server-clock.ts'

/** A running contract server. */
export interface MockServer {
  /** The server's address without a trailing slash, such as `http://localhost:4010`. */
  readonly url: string
  readonly mock: () => ServedMock
  readonly close: () => Promise<void>
}

/** The options of a contract server. */
export interface MockServerOptions extends MockOptions {
  /** 0 takes any free port. */
  readonly port: number
  /** The address that the server listens on. Default: 127.0.0.1, this machine alone. */
  readonly host?: string | undefined
  /**
   * The public origin of the server, for the addresses of pictures and hospitals, such as `http://contracts:4010`. Default: the origin on
   * this machine.
   */
  readonly origin?: string | undefined
  /** The hospital's time at the start, from which it runs on. Default: the time of `now`. */
  readonly startsAt?: Date | undefined
  /**
   * The folder of the pictures; null for grey areas of the right size. Default: the folder of `@hospital/mock-pictures`, or null if it is
   * not installed.
   */
  readonly pictures?: string | null | undefined
}

type Environment = { Bindings: { incoming: IncomingMessage } }

/** Answers 400 if a path cannot be decoded (`/api/artikel/%`). */
const refuseMalformedPaths = createMiddleware(async (context, next) => {
  const { pathname } = new URL(context.req.url)
  if (decoded(pathname) !== undefined) return next()
  const [, api = ''] = pathname.split('/')
  return Response.json(failureReply(api, 400).body, { status: 400 })
})

/**
 * Serves every contract over HTTP from one stateful hospital: `/member`, `/company`, `/cms`, `/social-feed` and
 * `/hospital-care/{kode_mapping_rs}`, the CMS's pictures under `/uploads` and private files under `/files`. Rejects when the port is taken.
 */
export const startMockServer = async ({
  port,
  host = '127.0.0.1',
  origin,
  now = () => new Date(),
  startsAt,
  pictures = findPictures(),
  ...options
}: MockServerOptions): Promise<MockServer> => {
  let url = ''
  let mock: ServedMock | undefined
  const clock = createServerClock(now, startsAt)
  const current = () => (mock ??= createServedMock({ ...options, now: clock.now, publicUrl: url }))
  const reset = () => {
    mock = undefined
    clock.reset()
  }
  const app = new Hono<Environment>()
    .use(async (context, next) => {
      await next()
      // The hospital's site takes its time from this header.
      context.header('Date', clock.now().toUTCString())
    })
    .options('*', (context) => answerPreflight(context.req.raw))
    .use(cors({ origin: (origin) => origin, credentials: true }))
    .route('/__mock', controls({ mock: current, clock, reset }))
    .use(refuseMalformedPaths)
    .use('/uploads/*', servePictures(pictures))
    .all('*', async (context) => {
      const response = await current().answer(context.req.raw)
      if (response?.type === 'error') {
        context.env.incoming.socket.destroy()
        return context.body(null)
      }
      return response ?? context.json({ message: `No contract has ${context.req.method} ${context.req.path}` }, 404)
    })
  const server = await new Promise<ReturnType<typeof serve>>((resolve, reject) => {
    // Longer than clients keep their connections: a call on a connection that is just being closed would fail. Node's default of 5 s is
    // shorter.
    const serverOptions = { keepAliveTimeout: 75_000 }
    const started = serve({ fetch: app.fetch, port, hostname: host, serverOptions }, () => resolve(started))
    started.once('error', reject)
  })
  const address = server.address()
  url = origin ?? `http://localhost:${typeof address === 'object' && address ? address.port : port}`
  return {
    url,
    mock: current,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        // Browsers and clients keep connections open for seconds; closing does not wait for them.
        if ('closeAllConnections' in server) server.closeAllConnections()
      }),
  }
}
