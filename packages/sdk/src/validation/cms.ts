import type { ZodType } from 'zod'
import type { Validate } from '../client/options.ts'
import { cmsResultSchemas } from '../generated/cms-graphql/result-schemas.ts'
import { cmsContract } from '../generated/cms/contract.ts'
import { checkParts, validator } from './check.ts'

export { cmsResultSchemas }
export type { Checked, Validate } from '../client/options.ts'

const validateRest = /* #__PURE__ */ validator(cmsContract, checkParts)

const resultSchemas: Readonly<Record<string, ZodType>> = cmsResultSchemas

/** Checks the content API's answers: REST by operation, GraphQL by document. Parts that break the contract are left out. */
export const validateCms: Validate = (operation, status, body) => {
  const schema = resultSchemas[operation]
  return schema ? checkParts(schema, body) : validateRest(operation, status, body)
}
