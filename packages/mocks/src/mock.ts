import type { RequestHandler } from 'msw'
import { createCms, judgeCmsToken } from './cms/cms.ts'
import { createContent } from './content/index.ts'
import { cmsHandlers } from './generated/cms.ts'
import { companyHandlers } from './generated/company.ts'
import { hospitalCareHandlers } from './generated/hospital-care.ts'
import { memberHandlers } from './generated/member.ts'
import { socialFeedHandlers } from './generated/social-feed.ts'
import { answerWith } from './handlers/answer-with.ts'
import type { MockContext } from './handlers/contract-handler.ts'
import { createFaultSwitches } from './handlers/faults.ts'
import type { FaultSwitches } from './handlers/faults.ts'
import { privateFileHandler } from './handlers/private-file-handler.ts'
import { createRequestLog } from './handlers/request-log.ts'
import type { RequestLog } from './handlers/request-log.ts'
import { createHospital } from './hospital/hospital.ts'
import type { Hospital } from './hospital/hospital.ts'
import type { Deliver } from './hospital/outbox.ts'
import { createHospitalActions } from './patients/hospital-actions.ts'
import type { HospitalActions } from './patients/hospital-actions.ts'
import { createCmsResolvers } from './resolvers/cms.ts'
import { createCompanyResolvers } from './resolvers/company.ts'
import { createHospitalCareResolvers } from './resolvers/hospital-care.ts'
import { createMemberResolvers } from './resolvers/member.ts'
import { createSocialFeedResolvers } from './resolvers/social-feed.ts'
import { scenarioCompanies } from './scenarios/companies.ts'
import type { CompanyName, ScenarioCompany } from './scenarios/companies.ts'
import { scenarioMembers } from './scenarios/members.ts'
import type { MemberName, ScenarioMember } from './scenarios/members.ts'

/** The options of a mock. */
export interface MockOptions {
  /** The clock; everything is dated relative to its first answer. Default: the real one. */
  readonly now?: (() => Date) | undefined
  /** The server's own address, for pictures, private files and the hospitals' `base_endpoint`. */
  readonly publicUrl?: string | undefined
  /** Receives the emails and text messages that the hospital sends. Default: they are dropped. */
  readonly deliver?: Deliver | undefined
  /** Which people scenarios make up, an integer from 0 to 999: the same ones for the same seed. Default: 0. */
  readonly seed?: number | undefined
}

/** An isolated hospital: its handlers share one state. */
export interface Mock {
  readonly handlers: RequestHandler[]
  /** What the hospital answers, without a network; undefined where no contract has the address. */
  readonly answer: (request: Request) => Promise<Response | undefined>
  readonly faults: FaultSwitches
  /** What the mock was asked. */
  readonly requests: RequestLog
  /** What the hospital does by itself, such as approving an appointment. */
  readonly actions: HospitalActions
  /** A member of the demo, whose state a test can change before it begins. */
  readonly member: (name: MemberName) => ScenarioMember
  /** A company of the demo, whose state a test can change before it begins. */
  readonly company: (name: CompanyName) => ScenarioCompany
}

const createAuthorize =
  (hospital: Hospital): MockContext['authorize'] =>
  (api, bearer) => {
    if (api === 'cms') return judgeCmsToken(bearer)
    return api === 'company' ? hospital.authorizeCompany(bearer) : hospital.authorizeMember(bearer)
  }

/** The highest seed: more would lead to ids that the contract does not allow. */
const highestSeed = 999

/** Creates a mock in its initial state. Two mocks with the same clock give the same answers. Throws for a seed that is none. */
export const createMock = ({ now = () => new Date(), publicUrl, deliver, seed = 0 }: MockOptions = {}): Mock => {
  if (!Number.isInteger(seed) || seed < 0 || seed > highestSeed)
    throw new RangeError(`The seed is an integer from 0 to ${highestSeed}, not ${seed}`)
  const faults = createFaultSwitches()
  const requests = createRequestLog()
  const content = createContent(now(), publicUrl === undefined ? {} : { publicUrl })
  const cms = createCms({ content, now })
  const hospital = createHospital({ content, now, deliver, filesUrl: publicUrl && `${publicUrl}/files` })
  const context = { faults, requests, authorize: createAuthorize(hospital) }
  const handlers = [
    ...memberHandlers(context, createMemberResolvers(hospital)),
    ...companyHandlers(context, createCompanyResolvers(hospital)),
    ...hospitalCareHandlers(context, createHospitalCareResolvers(hospital)),
    ...cmsHandlers(context, createCmsResolvers(cms)),
    ...socialFeedHandlers(context, createSocialFeedResolvers(content)),
    privateFileHandler(hospital),
  ]
  return {
    handlers,
    answer: (request) => answerWith(handlers, request),
    faults,
    requests,
    actions: createHospitalActions(hospital.patients),
    member: scenarioMembers(hospital.patients),
    company: scenarioCompanies({ companies: hospital.companies, today: hospital.clock.today(), seed }),
  }
}
