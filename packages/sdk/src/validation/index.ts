import type { ZodType } from 'zod'
import type { Validate } from '../client/options.ts'
import type { ContractMap } from '../contracts/contract-map.ts'
import { cmsResultSchemas } from '../generated/cms-graphql/result-schemas.ts'
import { cmsContract } from '../generated/cms/contract.ts'
import { companyContract } from '../generated/company/contract.ts'
import { hospitalCareContract } from '../generated/hospital-care/contract.ts'
import { memberContract } from '../generated/member/contract.ts'
import { socialFeedContract } from '../generated/social-feed/contract.ts'

export { cmsResultSchemas }
export type { Validate } from '../client/options.ts'

/** A place in an answer as people write it: `data.users[0].gender`; `body` for the answer itself. */
const placeOf = (path: readonly PropertyKey[]): string =>
  path.reduce<string>((place, part) => (typeof part === 'number' ? `${place}[${part}]` : `${place}.${String(part)}`), 'body')

const check = (schema: ZodType, body: unknown): string | undefined => {
  const result = schema.safeParse(body)
  return result.success ? undefined : placeOf(result.error.issues[0]?.path ?? [])
}

const validator = (contract: ContractMap): Validate => (operation, status, body) => {
  const schema = contract[operation]?.responses[status]
  if (schema === undefined) return `status ${status}`
  return schema === null ? undefined : check(schema, body)
}

/** Checks the member API's answers. */
export const validateMember: Validate = validator(memberContract)

/** Checks the company API's answers. */
export const validateCompany: Validate = validator(companyContract)

/** Checks the hospital-care API's answers. */
export const validateHospitalCare: Validate = validator(hospitalCareContract)

/** Checks the social feed's answers. */
export const validateSocialFeed: Validate = validator(socialFeedContract)

const validateCmsRest = validator(cmsContract)

const resultSchemas: Readonly<Record<string, ZodType>> = cmsResultSchemas

/** Checks the content API's answers: REST by operation, GraphQL by document. */
export const validateCms: Validate = (operation, status, body) => {
  const schema = resultSchemas[operation]
  return schema ? check(schema, body) : validateCmsRest(operation, status, body)
}
