import { memberHandlers } from '../generated/member.ts'
import type { MockHandler } from '../handlers/mock-handler.ts'
import type { MockState } from '../mock-state.ts'
import { createMemberResolvers } from '../resolvers/member.ts'

/** Answers the member API from a mock's state. */
export const memberApi = ({ context, hospital }: MockState): MockHandler[] =>
  memberHandlers(context, createMemberResolvers(hospital))
