import type { RequestHandler } from 'msw'
import { memberHandlers } from '../generated/member.ts'
import type { MockState } from '../mock-state.ts'
import { createMemberResolvers } from '../resolvers/member.ts'

/** Answers the member API from a mock's state. */
export const memberApi = ({ context, hospital }: MockState): RequestHandler[] =>
  memberHandlers(context, createMemberResolvers(hospital))
