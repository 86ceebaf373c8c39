import {
  cmsContract,
  cmsRoutes,
  companyContract,
  companyRoutes,
  hospitalCareContract,
  hospitalCareRoutes,
} from '@hospital/sdk/contracts'
import { memberContract, memberRoutes, socialFeedContract, socialFeedRoutes } from '@hospital/sdk/contracts'
import type { ContractMap, OperationRoutes } from '@hospital/sdk/contracts'
import type { Result } from '@hospital/sdk/member'
import { hospitalCareInputs } from './inputs-care.ts'
import { cmsInputs, socialFeedInputs } from './inputs-cms.ts'
import { companyInputs } from './inputs-company.ts'
import { familyWithWaiting, memberInputs, newlyHere } from './inputs-member.ts'
import type { Inputs } from './inputs.ts'
import { adminId } from './stage.ts'
import type { Clients, Stage } from './stage.ts'

/** One operation of a contract: first its input is made, then it is called, perhaps with other clients. */
export interface Operation {
  readonly api: string
  readonly name: string
  readonly prepare: (stage: Stage) => Promise<(clients: Clients) => Promise<Result<unknown>>>
}

const operationsOf = <Client>(
  api: string,
  routes: OperationRoutes,
  inputs: Inputs<Client>,
  client: (clients: Clients, name: string) => Client,
) =>
  Object.keys(routes).map((name): Operation => ({
    api,
    name,
    prepare: async (stage) => {
      // Routes and client are generated together, method by method, and `inputs` has an entry for each.
      const method = name as keyof Client
      const input = await inputs[method](stage)
      return (clients) => (client(clients, name)[method] as (given: unknown) => Promise<Result<unknown>>)(input)
    },
  }))

/** The caller, if it is not Siti. */
const memberFor = (name: string): number | undefined => {
  if (name === 'renewFamilyConsent') return familyWithWaiting.owner
  return name === 'changeOwnPassword' ? newlyHere : undefined
}

const companyUserFor = (name: string) =>
  /Corporate|sendCompanyActivation|importEmployees/.test(name) ? adminId : undefined

/** Every operation of every contract, in the contracts' order. */
export const operations: readonly Operation[] = [
  ...operationsOf('member', memberRoutes, memberInputs, ({ member }, name) => member(memberFor(name))),
  ...operationsOf('company', companyRoutes, companyInputs, ({ company }, name) => company(companyUserFor(name))),
  ...operationsOf('hospital-care', hospitalCareRoutes, hospitalCareInputs, ({ care }) => care),
  ...operationsOf('cms', cmsRoutes, cmsInputs, ({ cmsRest }) => cmsRest),
  ...operationsOf('social-feed', socialFeedRoutes, socialFeedInputs, ({ socialFeed }) => socialFeed),
]

/** The contracts at run time, by API. */
export const contracts: Readonly<Record<string, ContractMap>> = {
  member: memberContract,
  company: companyContract,
  'hospital-care': hospitalCareContract,
  cms: cmsContract,
  'social-feed': socialFeedContract,
}
