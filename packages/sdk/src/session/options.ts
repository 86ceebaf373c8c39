import type { Result } from '../client/errors.ts'
import type { TokenSource } from '../client/options.ts'
import type { Account, SessionRecord } from './record.ts'
import type { SessionStorage } from './storage.ts'
import type { StorageAction } from './store.ts'

/** Whether somebody is logged in. The state holds no token. */
export type SessionState<Who extends Account> =
  /** The storage has not been read yet. */
  | { readonly kind: 'loading' }
  | { readonly kind: 'out' }
  | { readonly kind: 'in'; readonly account: Who; readonly expiresAt: string | undefined }
  /** The server has refused the token: ask this person to log in again. */
  | { readonly kind: 'expired'; readonly account: Who }

/** The options that a session has in addition to those of its client. */
export interface SessionOptions<Who extends Account> {
  readonly storage: SessionStorage
  /** Called once when the session expires, however many calls are refused. Each tab calls its own. */
  readonly onExpired?: ((account: Who) => void) | undefined
  /** Called when the storage fails; the session then lasts as long as the page. */
  readonly onStorageFailure?: ((action: StorageAction) => void) | undefined
  /**
   * Milliseconds that reads wait for the same person to log in again when the session has expired; the reads are then repeated once.
   * Default: 0, reads give `unauthorized` at once. Writes always give it at once, so that nothing is sent without the person's request.
   */
  readonly logInWait?: number | undefined
  /**
   * If true, a log-in that cannot be stored gives `aborted` and begins no session, for sites whose server reads the storage (cookies).
   * Default: false, such a session lasts as long as the page.
   */
  readonly mustStore?: boolean | undefined
}

/** The options of a session whose accounts are of the application's own kind. */
export interface OwnSessionOptions<Who extends Account> extends SessionOptions<Who> {
  /** Whether a stored account has the fields beyond id and name. Default: every account has them. */
  readonly isAccount?: ((stored: Readonly<Record<string, unknown>>) => boolean) | undefined
  /** Whether two accounts belong to one person. Default: if their ids are equal. */
  readonly isSame?: ((one: Who, other: Who) => boolean) | undefined
}

/** The token option for clients of the person who is logged in. */
export interface SessionToken {
  readonly token: TokenSource
}

/** Called after a change of a session. `isElsewhere`: another tab made it, or it was read from the storage at the start. */
export type SessionListener = (isElsewhere: boolean) => void

/** The members of every session. None of them throws or rejects, and all of them settle. */
export interface Session<Who extends Account> {
  /** The state now: the same object until it changes. */
  readonly getState: () => SessionState<Who>
  /** Calls `listener` after each change, in other tabs too. Returns a function that ends this. */
  readonly subscribe: (listener: SessionListener) => () => void
  /**
   * Makes another client that calls with this session, such as that of a hospital: `connect((token) => createHospitalCareClient({ ...token,
   * baseUrl }))`. With an `owner` the client calls only for this person: after another person's log-in it sends nothing of theirs and gives
   * `unauthorized`.
   */
  readonly connect: <Client extends object>(make: (token: SessionToken) => Client, owner?: Who) => Client
  /**
   * Stores changes of the logged-in person's account, such as the name. Does nothing if this person is no longer logged in, in another tab
   * too.
   */
  readonly setAccount: (account: Who) => Promise<void>
  /** Ends the session in this browser. Resolves with whether nothing of it is stored any more. If false, tell the person so. */
  readonly logOut: () => Promise<boolean>
  /** Resolves when the storage was read. */
  readonly ready: Promise<void>
  /** Stops watching the storage, and ends the waits of calls. */
  readonly close: () => void
}

/** A session that an application begins by itself; see `createSession`. */
export interface OwnSession<Who extends Account> extends Session<Who> {
  /**
   * Begins a session in place of any other. Resolves with whether it began: not if a log-out overtook it, or if it could not be stored and
   * must be.
   */
  readonly begin: (record: SessionRecord<Who>) => Promise<boolean>
  /**
   * Calls a log-in and begins the session of its answer. Gives `aborted` and begins nothing if a later log-in or a log-out has overtaken
   * it, or if the session could not be stored and must be.
   */
  readonly logIn: <Data>(
    call: () => Promise<Result<Data>>,
    recordOf: (data: Data) => SessionRecord<Who>,
  ) => Promise<Result<Data>>
}
