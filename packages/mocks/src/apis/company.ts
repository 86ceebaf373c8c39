import { companyHandlers } from '../generated/company.ts'
import type { MockHandler } from '../handlers/mock-handler.ts'
import type { MockState } from '../mock-state.ts'
import { createCompanyResolvers } from '../resolvers/company.ts'

/** Answers the company API from a mock's state. */
export const companyApi = ({ context, hospital }: MockState): MockHandler[] =>
  companyHandlers(context, createCompanyResolvers(hospital))
