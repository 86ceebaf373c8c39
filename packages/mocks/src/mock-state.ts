import { createIdentities } from './cms/strapi-5/identity.ts'
import type { Identities } from './cms/strapi-5/identity.ts'
import type { StrapiVersion } from './cms/strapi-5/wire.ts'
import { judgeCmsToken } from './cms/token.ts'
import { createContent } from './content/index.ts'
import type { Content } from './content/index.ts'
import type { MockContext } from './handlers/contract-handler.ts'
import { createFaultSwitches } from './handlers/faults.ts'
import type { FaultSwitches } from './handlers/faults.ts'
import { createRequestLog } from './handlers/request-log.ts'
import type { RequestLog } from './handlers/request-log.ts'
import { createHospital } from './hospital/hospital.ts'
import type { Hospital } from './hospital/hospital.ts'
import type { Deliver } from './hospital/outbox.ts'
import { createHospitalActions } from './patients/hospital-actions.ts'
import type { HospitalActions } from './patients/hospital-actions.ts'
import { scenarioCompanies } from './scenarios/companies.ts'
import type { CompanyName, ScenarioCompany } from './scenarios/companies.ts'
import { scenarioMembers } from './scenarios/members.ts'
import type { MemberName, ScenarioMember } from './scenarios/members.ts'

/** The options of a mock. */
export interface MockOptions {
  /** The clock. Everything is dated relative to its first answer. Default: the real one. */
  readonly now?: (() => Date) | undefined
  /** The server's own address, for pictures, private files and the hospitals' `base_endpoint`. */
  readonly publicUrl?: string | undefined
  /** Receives the emails and text messages that the hospital sends. Default: they are dropped. */
  readonly deliver?: Deliver | undefined
  /** The seed of the people that scenarios make up, an integer from 0 to 999. The same seed gives the same people. Default: 0. */
  readonly seed?: number | undefined
  /** The version of Strapi that the content API imitates. Default: 4. */
  readonly strapi?: StrapiVersion | undefined
}

/** What tests and a server's controls can do with a mock besides calling it. */
export interface MockControls {
  readonly faults: FaultSwitches
  /** The requests that the mock has received. */
  readonly requests: RequestLog
  /** Actions of the hospital itself, such as approving an appointment. */
  readonly actions: HospitalActions
  /** Publishes an entry of the content again, such as `RumahSakit` 1. Strapi 5 gives the entry another number. */
  readonly republish: (type: string, id: number) => void
  /** A member of the demo. A test can change the member's state before it begins. */
  readonly member: (name: MemberName) => ScenarioMember
  /** A company of the demo. A test can change the company's state before it begins. */
  readonly company: (name: CompanyName) => ScenarioCompany
}

/** The state of an isolated hospital. The APIs answer from it. */
export interface MockState {
  readonly context: MockContext
  readonly hospital: Hospital
  readonly content: Content
  readonly now: () => Date
  /** The ids of entries in Strapi 5; undefined if the content API imitates Strapi 4. */
  readonly identities: Identities | undefined
  readonly controls: MockControls
}

const createAuthorize =
  (hospital: Hospital): MockContext['authorize'] =>
  (api, bearer) => {
    if (api === 'cms') return judgeCmsToken(bearer)
    return api === 'company' ? hospital.authorizeCompany(bearer) : hospital.authorizeMember(bearer)
  }

/** The highest seed: a higher one would lead to ids that the contract does not allow. */
const highestSeed = 999

/** Creates the initial state. Two states with the same clock are equal. Throws for an invalid seed. */
export const createMockState = ({
  now = () => new Date(),
  publicUrl,
  deliver,
  seed = 0,
  strapi = 4,
}: MockOptions): MockState => {
  if (!Number.isInteger(seed) || seed < 0 || seed > highestSeed)
    throw new RangeError(`The seed is an integer from 0 to ${highestSeed}, not ${seed}`)
  const faults = createFaultSwitches()
  const requests = createRequestLog()
  const identities = strapi === 5 ? createIdentities() : undefined
  const content = createContent(now(), publicUrl === undefined ? {} : { publicUrl })
  const hospital = createHospital({ content, now, deliver, filesUrl: publicUrl && `${publicUrl}/files` })
  return {
    context: { faults, requests, authorize: createAuthorize(hospital) },
    hospital,
    content,
    now,
    identities,
    controls: {
      faults,
      requests,
      actions: createHospitalActions(hospital.patients),
      republish: (type, id) => identities?.republish(type, id),
      member: scenarioMembers(hospital.patients),
      company: scenarioCompanies({ companies: hospital.companies, today: hospital.clock.today(), seed }),
    },
  }
}
