import type { Validate } from '../client/options.ts'
import { companyContract } from '../generated/company/contract.ts'
import { checkWhole, validator } from './check.ts'

export type { Checked, Validate } from '../client/options.ts'

/** Checks the company API's answers as wholes. */
export const validateCompany: Validate = /* #__PURE__ */ validator(companyContract, checkWhole)
