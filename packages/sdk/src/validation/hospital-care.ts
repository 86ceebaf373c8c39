import type { Validate } from '../client/options.ts'
import { hospitalCareContract } from '../generated/hospital-care/contract.ts'
import { checkWhole, validator } from './check.ts'

export type { Checked, Validate } from '../client/options.ts'

/** Checks the hospital-care API's answers as wholes: a result without one of its rows would be a wrong result. */
export const validateHospitalCare: Validate = /* #__PURE__ */ validator(hospitalCareContract, checkWhole)
