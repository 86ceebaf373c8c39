import { isAllowedEndpoint } from '@hospital/sdk'
import type { Result } from '@hospital/sdk'
import { listHospitals } from '@hospital/sdk/cms'
import { hospitalCareRoutes } from '@hospital/sdk/contracts'
import { createHospitalCareClient } from '@hospital/sdk/hospital-care'
import { validateHospitalCare } from '@hospital/sdk/validation'
import type { SiteConfig } from '../../src/server/config.ts'
import type { Calls } from './calls.ts'
import { careReads } from './care-reads.ts'
import { createKnown } from './known.ts'
import { planned } from './plan.ts'
import type { PlannedCall } from './plan.ts'
import { findingOf } from './verdict.ts'
import type { Finding } from './verdict.ts'

/** A hospital's own API, from the CMS. */
export interface HospitalApi {
  readonly code: string
  readonly endpoint: string
}

/** The hospitals with their own API, from the CMS. */
export const findHospitalApis = async ({ cms }: Calls): Promise<Result<readonly HospitalApi[]>> => {
  const found = await listHospitals(cms)
  if (found.error) return found
  return {
    data: found.data.flatMap(({ kode_mapping_rs: code, base_endpoint: endpoint }) =>
      code && endpoint ? [{ code, endpoint }] : [],
    ),
  }
}

/** The problem with a hospital's address; undefined if the site may call it. The origin is configured, so it is not a secret. */
const endpointFinding = ({ endpoint }: HospitalApi, { hospitalCareOrigins }: SiteConfig): Finding | undefined =>
  isAllowedEndpoint(endpoint, hospitalCareOrigins)
    ? undefined
    : { verdict: 'refused', detail: 'the origin of base_endpoint is not in HOSPITAL_CARE_ORIGINS' }

const clientOf = ({ endpoint }: HospitalApi, { cms, answerLimit }: SiteConfig, token: string | undefined) =>
  createHospitalCareClient({
    baseUrl: endpoint.replace(/\/$/, ''),
    token,
    timeout: cms.timeout,
    maxAnswerBytes: answerLimit,
    validate: validateHospitalCare,
  })

/** Judges how a hospital's API answers a caller without a token: it has to refuse. */
export const strangerFinding = (answer: Result<unknown>): Finding => {
  if (!answer.error) return { verdict: 'breaks the contract', detail: 'tells a patient’s data without a token' }
  const isRefusal = ['unauthorized', 'forbidden', 'rejected'].includes(answer.error.kind)
  return isRefusal ? { verdict: 'works', detail: '' } : findingOf(answer, [], 'nothing')
}

/** Checks whether a hospital's API is at the address in the CMS, and refuses a caller without a token. */
export const checkHospitalApi = async (api: HospitalApi, config: SiteConfig): Promise<Finding> =>
  endpointFinding(api, config) ??
  strangerFinding(await clientOf(api, config, undefined).getMobilePatient({ query: { id_pasien: 1 } }))

/** Every read of one hospital's API with a patient's token. */
export const carePlan = (api: HospitalApi, config: SiteConfig, token: string): readonly PlannedCall[] => {
  const care = clientOf(api, config, token)
  const knownHere = createKnown()
  return planned(`hospital-care ${api.code}`, hospitalCareRoutes, careReads, (calls) => ({ ...calls, care, knownHere }))
}
