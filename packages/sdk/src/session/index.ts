// Sessions: the person who is logged in, with a token in a storage that the application chooses.
export type { CompanyAccount, CompanySession } from './company.ts'
export { createCompanySession } from './company.ts'
export type { CookieOptions } from './cookie-storage.ts'
export { cookieStorage } from './cookie-storage.ts'
export type { MemberLogIn, MemberSession } from './member.ts'
export { createMemberSession } from './member.ts'
export type {
  OwnSession,
  OwnSessionOptions,
  Session,
  SessionListener,
  SessionOptions,
  SessionState,
  SessionToken,
} from './options.ts'
export type { Account, SessionRecord } from './record.ts'
export { createSession } from './session.ts'
export type { ItemStore, SessionStorage } from './storage.ts'
export { itemStorage, memoryStorage, webStorage } from './storage.ts'
export type { StorageAction } from './store.ts'
