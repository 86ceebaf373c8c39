import { createMock, demoAccounts } from '@hospital/mocks'
import type { DemoAccount } from '@hospital/mocks'
import type { ClientOptions, Result } from '@hospital/sdk'
import { createCompanyClient } from '@hospital/sdk/company'
import { createMemberClient } from '@hospital/sdk/member'
import { allCalls } from './all-calls.ts'
import { createClients, exampleHost } from './clients.ts'
import type { Clients } from './clients.ts'

/** The requests and the result of one call. */
export interface Outcome {
  /** The requests with their answers, such as `POST /member/login: 200`. */
  readonly requests: readonly string[]
  readonly result: Result<unknown>
}

type Fetch = NonNullable<ClientOptions['fetch']>

/** The time at which the contracts' examples are valid. */
const demoStart = Date.parse('2026-11-21T09:15:00+07:00')

const accountOf = (area: DemoAccount['area']): DemoAccount => {
  const account = demoAccounts.find((candidate) => candidate.area === area)
  if (!account) throw new Error(`The demo has no account of a ${area}`)
  return account
}

const dataOf = async <Data>(call: Promise<Result<Data>>): Promise<Data> => {
  const { data, error } = await call
  if (error) throw new Error(`The demo does not log in: ${error.kind}`)
  return data
}

/** Logs the people of the demo in. The tokens for content and feed are in the README of the mocks. */
const logIn = async (fetch: Fetch): Promise<Clients> => {
  const company = createCompanyClient({ baseUrl: `${exampleHost}/company`, fetch })
  const member = createMemberClient({ baseUrl: `${exampleHost}/member`, fetch })
  const { email, password } = accountOf('member')
  const patient = await dataOf(member.login({ body: { email, password } }))
  const user = accountOf('company')
  const manager = await dataOf(company.companyLogin({ body: { email: user.email, password: user.password } }))
  const { email: adminEmail, password: adminPassword } = accountOf('admin')
  const admin = await dataOf(company.companyAdminLogin({ body: { email: adminEmail, password: adminPassword } }))
  return createClients(
    {
      member: patient.jwt_token.value,
      company: manager.data.token,
      admin: admin.data.token,
      cms: 'contoh-token-cms',
      socialFeed: 'contoh-token-sosial',
    },
    { fetch },
  )
}

/**
 * The hospital of `@hospital/mocks` in this page or process. The clients' `fetch` calls its handlers directly, so there is neither a server
 * nor a service worker, and nothing leaves the page. Calls change the hospital's state, and later calls see the changes.
 */
export const openHospital = async () => {
  const began = Date.now()
  const mock = createMock({ now: () => new Date(demoStart + Date.now() - began) })
  let requests: string[] = []
  const fetch: Fetch = async (url, init) => {
    const request = new Request(url, init)
    const response = await mock.answer(request)
    if (!response || response.type === 'error') throw new TypeError(`No handler has the address ${url}`)
    const { pathname, search } = new URL(url)
    requests.push(`${request.method} ${decodeURI(pathname + search)}: ${response.status}`)
    return response
  }
  const clients = await logIn(fetch)
  return {
    /** Makes one of the calls that the pages show. */
    run: async (name: string): Promise<Outcome> => {
      const call = allCalls.get(name)
      if (!call) throw new Error(`No page has the call ${name}`)
      requests = []
      return { result: await call(clients), requests }
    },
  }
}
