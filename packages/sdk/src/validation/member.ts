import type { Validate } from '../client/options.ts'
import { memberContract } from '../generated/member/contract.ts'
import { checkWhole, validator } from './check.ts'

export type { Checked, Validate } from '../client/options.ts'

/** Checks the member API's answers as wholes: nothing may be missing from a patient's own data. */
export const validateMember: Validate = /* #__PURE__ */ validator(memberContract, checkWhole)
