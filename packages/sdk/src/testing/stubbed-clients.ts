import type { ClientOptions } from '../client/options.ts'
import { createCmsClient } from '../cms/index.ts'
import type { CmsClient, CmsOptions } from '../cms/index.ts'
import { createMemberClient } from '../member/index.ts'
import type { MemberClient } from '../member/index.ts'
import type { stubNetwork } from './stub-network.ts'

type Network = Pick<ReturnType<typeof stubNetwork>, 'fetch'>

/** A client of patients on a stubbed network. It retries without a wait. */
export const memberClientOn = ({ fetch }: Network, options: Partial<ClientOptions> = {}): MemberClient =>
  createMemberClient({ baseUrl: 'https://api.rs.example/member', fetch, retry: { delay: 1 }, ...options })

/** A client of the CMS on a stubbed network. It retries without a wait. */
export const cmsClientOn = ({ fetch }: Network, options: Partial<CmsOptions> = {}): CmsClient =>
  createCmsClient({ baseUrl: 'https://cms.rs.example', token: 'contoh', fetch, retry: { delay: 1 }, ...options })

/** What the member API answers to `getProfile`. */
export const profile = { process: true, detail: 'Berhasil', data: { id: 7 } }

/** What a log-in sends. */
export const credentials = { body: { email: 'siti@contoh.example', password: 'rahasia-sekali' } }
