import type { IncomingMessage } from 'node:http'
import { fileURLToPath } from 'node:url'
import { serve } from '@hono/node-server'
import { serveStatic } from '@hono/node-server/serve-static'
import { Hono } from 'hono'
import { cors } from 'hono/cors'
import { getResponse } from 'msw'
import { parseFault } from '../handlers/faults.ts'
import { isKnownOperation } from '../handlers/known-operations.ts'
import { createMock } from '../mock.ts'
import type { Mock, MockOptions } from '../mock.ts'

/** A running contract server. */
export interface MockServer {
  /** Such as `http://localhost:4010`, without a trailing slash. */
  readonly url: string
  readonly mock: () => Mock
  readonly close: () => Promise<void>
}

/** What a contract server is started with. */
export interface MockServerOptions extends MockOptions {
  /** 0 takes any free port. */
  readonly port: number
}

type Environment = { Bindings: { incoming: IncomingMessage } }

/** The switches of a running server: `POST /__mock/faults` with `{ operation, fault }`, `POST /__mock/reset`. */
const controls = (mock: () => Mock, reset: () => void) =>
  new Hono()
    .get('/health', (context) => context.text('ok'))
    .post('/reset', (context) => {
      reset()
      return context.body(null, 204)
    })
    .post('/faults', async (context) => {
      const { operation, fault } = await context.req.json<Readonly<Record<string, unknown>>>().catch(() => ({ operation: undefined, fault: undefined }))
      if (typeof operation !== 'string' || typeof fault !== 'string') return context.text('Send { "operation": "login", "fault": "429" }', 400)
      if (!isKnownOperation(operation)) return context.text(`No contract has an operation and no document is called ${operation}; * stands for all`, 400)
      const parsed = parseFault(fault)
      if (!parsed) return context.text(`${fault} is no fault`, 400)
      mock().faults.set(operation, parsed)
      return context.body(null, 204)
    })
    .delete('/faults', (context) => {
      mock().faults.clear()
      return context.body(null, 204)
    })

const pictures = fileURLToPath(new URL('../../pictures', import.meta.url))

/**
 * Serves every contract over HTTP from one stateful hospital: `/member`, `/company`, `/cms`, `/social-feed` and
 * `/hospital-care/{kode_mapping_rs}`, the CMS's pictures under `/uploads` and private files under `/files`. Rejects when the port is taken.
 */
export const startMockServer = async ({ port, ...options }: MockServerOptions): Promise<MockServer> => {
  let url = ''
  let mock: Mock | undefined
  const current = () => (mock ??= createMock({ ...options, publicUrl: url }))
  const app = new Hono<Environment>()
    .use(cors({ origin: (origin) => origin, credentials: true }))
    .route('/__mock', controls(current, () => (mock = undefined)))
    .use('/uploads/*', serveStatic({ root: pictures, rewriteRequestPath: (path) => path.replace(/^\/uploads/, '') }))
    .all('*', async (context) => {
      const response = await getResponse(current().handlers, context.req.raw)
      if (response?.type === 'error') {
        context.env.incoming.socket.destroy()
        return context.body(null)
      }
      return response ?? context.json({ message: `No contract has ${context.req.method} ${context.req.path}` }, 404)
    })
  const server = await new Promise<ReturnType<typeof serve>>((resolve, reject) => {
    const started = serve({ fetch: app.fetch, port, hostname: '127.0.0.1' }, () => resolve(started))
    started.once('error', reject)
  })
  const address = server.address()
  url = `http://localhost:${typeof address === 'object' && address ? address.port : port}`
  return {
    url,
    mock: current,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        // Browsers and clients keep connections open for seconds; nobody waits for them.
        if ('closeAllConnections' in server) server.closeAllConnections()
      }),
  }
}
