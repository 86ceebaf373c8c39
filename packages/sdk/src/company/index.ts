import { createClient } from '../client/create-client.ts'
import type { ClientOptions } from '../client/options.ts'
import type { CompanyClient } from '../generated/company/client.ts'
import { companyRoutes } from '../generated/company/client.ts'

export type { ApiError, Result } from '../client/errors.ts'
export type { CallOptions, Input, Output } from '../client/contract.ts'
export type { ClientOptions } from '../client/options.ts'
export type { CompanyClient } from '../generated/company/client.ts'
export type { components as CompanyComponents } from '../generated/company/types.ts'

/** Makes a client of the company API, one method per operation of schemas/company.openapi.yaml. */
export const createCompanyClient = (options: ClientOptions): CompanyClient => createClient(companyRoutes, options)
