import type { ZodType } from 'zod'
import { isRecord } from '../client/failure-bodies.ts'
import type { Checked, Validate } from '../client/options.ts'
import type { ContractMap } from '../contracts/contract-map.ts'
import { cmsResultSchemas } from '../generated/cms-graphql/result-schemas.ts'
import { cmsContract } from '../generated/cms/contract.ts'
import { companyContract } from '../generated/company/contract.ts'
import { hospitalCareContract } from '../generated/hospital-care/contract.ts'
import { memberContract } from '../generated/member/contract.ts'
import { socialFeedContract } from '../generated/social-feed/contract.ts'
import { laterValues } from './later-values.ts'
import { tolerate } from './tolerate.ts'

export { cmsResultSchemas }
export type { Checked, Validate } from '../client/options.ts'

type Check = (schema: ZodType, body: unknown) => Checked

/** A place in an answer, written as `data.users[0].gender`; `body` for the answer itself. */
const placeOf = (path: readonly PropertyKey[]): string =>
  path.reduce<string>(
    (place, part) => (typeof part === 'number' ? `${place}[${part}]` : `${place}.${String(part)}`),
    'body',
  )

/** Accepts or refuses the answer as a whole. Later values of open enumerations stay and are reported. */
const checkWhole: Check = (schema, body) => {
  const result = schema.safeParse(body)
  return result.success
    ? { body, omitted: laterValues(schema, body, 'body') }
    : { where: placeOf(result.error.issues[0]?.path ?? []) }
}

/** Whether an answer has no fields left. */
const isEmptied = (body: unknown): boolean => isRecord(body) && Object.values(body).every((part) => part === null)

/** Leaves out what breaks the contract, entry by entry. */
const checkParts: Check = (schema, body) => {
  const checked = tolerate(schema, body, 'body')
  if (checked.where !== undefined || checked.omitted.length === 0) return checked
  return isEmptied(checked.body) ? { where: checked.omitted[0] ?? 'body' } : checked
}

const validator =
  (contract: ContractMap, check: Check): Validate =>
  (operation, status, body) => {
    const schema = contract[operation]?.responses[status]
    if (schema === undefined) return { where: `status ${status}` }
    return schema === null ? { body, omitted: [] } : check(schema, body)
  }

/** Checks the member API's answers as wholes: nothing may be missing from a patient's own data. */
export const validateMember: Validate = validator(memberContract, checkWhole)

/** Checks the company API's answers as wholes. */
export const validateCompany: Validate = validator(companyContract, checkWhole)

/** Checks the hospital-care API's answers as wholes: a result without one of its rows would be a wrong result. */
export const validateHospitalCare: Validate = validator(hospitalCareContract, checkWhole)

/** Checks the social feed's answers; posts that break the contract are left out. */
export const validateSocialFeed: Validate = validator(socialFeedContract, checkParts)

const validateCmsRest = validator(cmsContract, checkParts)

const resultSchemas: Readonly<Record<string, ZodType>> = cmsResultSchemas

/** Checks the content API's answers: REST by operation, GraphQL by document. Parts that break the contract are left out. */
export const validateCms: Validate = (operation, status, body) => {
  const schema = resultSchemas[operation]
  return schema ? checkParts(schema, body) : validateCmsRest(operation, status, body)
}
