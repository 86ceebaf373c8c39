import { createClient } from '../client/create-client.ts'
import type { ClientOptions } from '../client/options.ts'
import type { MemberAccountClient, MemberClient } from '../generated/member/client.ts'
import { memberAccountRoutes, memberRoutes } from '../generated/member/client.ts'

export type { ApiError, Result } from '../client/errors.ts'
export type { CallOptions, Input, Output } from '../client/contract.ts'
export type { ClientOptions } from '../client/options.ts'
export type { MemberAccountClient, MemberClient } from '../generated/member/client.ts'
export type { components as MemberComponents } from '../generated/member/types.ts'

/** Makes a client of the member API, one method per operation of schemas/member.openapi.yaml but those of the account. */
export const createMemberClient = (options: ClientOptions): MemberClient => createClient(memberRoutes, options)

/** Makes a client of the operations on a member's own account while logged in. It uses the same base address and the same token. */
export const createMemberAccountClient = (options: ClientOptions): MemberAccountClient =>
  createClient(memberAccountRoutes, options)
