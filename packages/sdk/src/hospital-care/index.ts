import { createClient } from '../client/create-client.ts'
import type { ClientOptions } from '../client/options.ts'
import type { HospitalCareClient } from '../generated/hospital-care/client.ts'
import { hospitalCareRoutes } from '../generated/hospital-care/client.ts'

export type { ApiError, Result } from '../client/errors.ts'
export type { CallOptions, Input, Output } from '../client/contract.ts'
export type { ClientOptions } from '../client/options.ts'
export type { HospitalCareClient } from '../generated/hospital-care/client.ts'
export type { components as HospitalCareComponents } from '../generated/hospital-care/types.ts'

/** Makes a client of the hospital-care API, one method per operation of schemas/hospital-care.openapi.yaml. */
export const createHospitalCareClient = (options: ClientOptions): HospitalCareClient =>
  createClient(hospitalCareRoutes, options)
