import { afterEach, beforeEach, vi } from 'vitest'
import type { Mock } from 'vitest'
import { createAttempts } from '../server/http/attempts.ts'
import { answerBudget, createBodiesInFlight } from '../server/http/bodies-in-flight.ts'
import type { BodiesInFlight } from '../server/http/bodies-in-flight.ts'
import { createDevices } from '../server/http/devices.ts'
import { createGateway } from '../server/http/gateway/gateway.ts'
import type { GatewayCall, GatewayRequest } from '../server/http/gateway/gateway.ts'
import { createSentCodes } from '../server/http/gateway/sent-codes.ts'
import { untilSent } from '../server/http/held-answers.ts'
import { backEndSettings, configOf } from './config-of.ts'

/** A request to the gateway. */
export interface SentRequest {
  readonly method?: string
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: BodyInit
  /** The client's address. Default: 192.0.2.1. */
  readonly address?: string
}

/** A gateway whose back ends are a function. */
export interface TestGateway {
  /** Sends a request to `/api` and this path. */
  readonly ask: (path: string, request?: SentRequest) => Promise<Response>
  /** Replaces the back ends; an empty success unless a test sets another answer. */
  readonly upstream: Mock<(url: string, init: RequestInit) => Promise<Response>>
  /** The report of each call. */
  readonly calls: readonly GatewayCall[]
  /** Moves the clock by milliseconds. */
  readonly wait: (duration: number) => void
}

const origin = backEndSettings.SITE_URL

const settings = {
  ...backEndSettings,
  TRUSTED_PROXIES: '1',
}

const endpoints: Readonly<Record<string, string>> = {
  RS01: 'https://care.rs.example/karawang/',
  RS02: 'https://jahat.example',
}

/** The code of a hospital whose endpoint the CMS fails to answer. */
export const unreadHospital = 'RS09'

/** A request that posts JSON. */
export const jsonRequest = (value: unknown, more: SentRequest = {}): SentRequest => ({
  method: 'POST',
  body: JSON.stringify(value),
  ...more,
  headers: { 'content-type': 'application/json', ...more.headers },
})

/** A new gateway for each test of a file. */
export const testGateway = (): TestGateway => {
  const upstream = vi.fn<(url: string, init: RequestInit) => Promise<Response>>()
  const calls: GatewayCall[] = []
  let clock = 0
  let gateway: (incoming: GatewayRequest) => Promise<Response>
  let answers: BodiesInFlight
  beforeEach(() => {
    clock = 1_000_000
    calls.length = 0
    answers = createBodiesInFlight(answerBudget)
    upstream.mockReset().mockImplementation(() => Promise.resolve(Response.json({ process: true })))
    vi.stubGlobal('fetch', upstream)
    gateway = createGateway({
      config: configOf(settings),
      findEndpoint: (code) =>
        Promise.resolve(
          code === unreadHospital
            ? { error: { kind: 'network', operation: 'Hospitals', requestId: 'id-2' } }
            : { data: endpoints[code] ?? null },
        ),
      limits: {
        attempts: createAttempts({ now: () => clock }),
        sentCodes: createSentCodes({ now: () => new Date(clock) }),
        wait: (duration) => Promise.resolve(void (clock += duration)),
      },
      bodies: createBodiesInFlight(),
      onCall: (call) => void calls.push(call),
    })
  })
  afterEach(() => void vi.unstubAllGlobals())
  const devices = createDevices({ secret: undefined, secure: true, now: () => new Date(clock) })
  return {
    upstream,
    calls,
    wait: (duration) => void (clock += duration),
    ask: async (path, { method = 'GET', headers = {}, body, address = '192.0.2.1' } = {}) => {
      const request = new Request(`${origin}/api${path}`, {
        method,
        headers,
        ...(body !== undefined && { body, duplex: 'half' }),
      })
      const [, name = ''] = new URL(request.url).pathname.replace('/api', '').split('/')
      const hold = answers.hold(address)
      if (!hold) throw new Error('nothing bounds the number of answers')
      const response = await gateway({
        request,
        api: name,
        path: new URL(request.url).pathname.slice(`/api/${name}`.length),
        requestId: 'id-1',
        address,
        visit: devices(request.headers.get('cookie')),
        allowedOrigins: [origin],
        inTurn: (work) => work(),
        hold,
      })
      return untilSent(response, hold)
    },
  }
}
