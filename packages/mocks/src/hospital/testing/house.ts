import { createCompanyClient } from '@hospital/sdk/company'
import type { ApiError, ClientOptions, Result } from '@hospital/sdk/company'
import { createHospitalCareClient } from '@hospital/sdk/hospital-care'
import { createMemberAccountClient, createMemberClient } from '@hospital/sdk/member'
import { createContent } from '../../content/index.ts'
import { companyHandlers } from '../../generated/company.ts'
import { hospitalCareHandlers } from '../../generated/hospital-care.ts'
import { memberHandlers } from '../../generated/member.ts'
import { answerWith } from '../../handlers/answer-with.ts'
import { createFaultSwitches } from '../../handlers/faults.ts'
import { createCompanyResolvers } from '../../resolvers/company.ts'
import { createHospitalCareResolvers } from '../../resolvers/hospital-care.ts'
import { createMemberResolvers } from '../../resolvers/member.ts'
import { minute } from '../clock.ts'
import { createHospital } from '../hospital.ts'
import type { OutgoingMessage } from '../outbox.ts'

const host = 'https://mock.example'

/** The morning on which most tests begin: a Saturday in Jakarta. */
const morning = '2026-11-21T09:15:00+07:00'

const handlersOf = (hospital: ReturnType<typeof createHospital>) => {
  const authorize = (api: string, bearer: string | undefined) =>
    api === 'company' ? hospital.authorizeCompany(bearer) : hospital.authorizeMember(bearer)
  const context = { faults: createFaultSwitches(), authorize }
  return [
    ...memberHandlers(context, createMemberResolvers(hospital)),
    ...companyHandlers(context, createCompanyResolvers(hospital)),
    ...hospitalCareHandlers(context, createHospitalCareResolvers(hospital)),
  ]
}

/** A hospital with a clock that the test moves. Tests use it as a site does: with the SDK, through the handlers. */
export const openHouse = (start = morning) => {
  let instant = Date.parse(start)
  let drawn = 100_000
  const messages: OutgoingMessage[] = []
  const now = () => new Date(instant)
  const hospital = createHospital({
    now,
    content: createContent(now()),
    deliver: (message) => void messages.push(message),
    drawCode: () => String((drawn += 1)),
  })
  const handlers = handlersOf(hospital)
  const answer: ClientOptions['fetch'] = async (url, init) =>
    (await answerWith(handlers, new Request(url, init))) ?? new Response('No handler', { status: 501 })
  const options = (path: string, token: string | undefined): ClientOptions => ({
    baseUrl: `${host}/${path}`,
    fetch: answer,
    token,
    retry: false,
  })
  return {
    hospital,
    /** The member API, with or without a bearer. */
    member: (token?: string) => createMemberClient(options('member', token)),
    /** The operations on a member's own account. */
    account: (token?: string) => createMemberAccountClient(options('member', token)),
    company: (token?: string) => createCompanyClient(options('company', token)),
    care: (code: string, token?: string) => createHospitalCareClient(options(`hospital-care/${code}`, token)),
    pass: (minutes: number) => void (instant += minutes * minute),
    /** The code in the last message that was sent. */
    lastCode: () => /\b\d{6}\b/.exec(messages.at(-1)?.text ?? '')?.[0] ?? '',
    messages,
  }
}

/** The permanent token of a member. */
export const memberToken = (id: number): string => `contoh-member-${id}-0`

/** The permanent token of a company user. */
export const companyToken = (id: number): string => `contoh-perusahaan-${id}-0`

/** The data of a call that must succeed. */
export const must = async <Data>(call: Promise<Result<Data>>): Promise<Data> => {
  const { data, error } = await call
  if (error) throw new Error(`${error.operation} failed: ${JSON.stringify(error)}`)
  return data
}

/** The failure of a call that must fail. */
export const failure = async (call: Promise<Result<unknown>>): Promise<ApiError> => {
  const { error } = await call
  if (!error) throw new Error('The call was expected to fail')
  return error
}

/** The message of a refused call. */
export const refusal = async (call: Promise<Result<unknown>>): Promise<string> => {
  const error = await failure(call)
  return error.kind === 'rejected' ? error.detail : `not a refusal but ${error.kind}`
}

/** The fields because of which a call is refused. */
export const badFields = async (call: Promise<Result<unknown>>): Promise<string[]> => {
  const error = await failure(call)
  return error.kind === 'invalid' ? Object.keys(error.fieldErrors) : [`not invalid but ${error.kind}`]
}
