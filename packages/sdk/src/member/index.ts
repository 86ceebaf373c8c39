import { createClient } from '../client/create-client.ts'
import type { ClientOptions } from '../client/options.ts'
import type { MemberClient } from '../generated/member/client.ts'
import { memberRoutes } from '../generated/member/client.ts'

export type { ApiError, Result } from '../client/errors.ts'
export type { CallOptions, Input, Output } from '../client/contract.ts'
export type { ClientOptions } from '../client/options.ts'
export type { MemberClient } from '../generated/member/client.ts'
export type { components as MemberComponents } from '../generated/member/types.ts'

/** Makes a client of the member API, one method per operation of schemas/member.openapi.yaml. */
export const createMemberClient = (options: ClientOptions): MemberClient => createClient(memberRoutes, options)
