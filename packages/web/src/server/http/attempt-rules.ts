/**
 * Attempts that are limited because a caller could guess a secret with them, or flood a back end or a mailbox. All sites of a fleet count
 * them together.
 */
export type AttemptKind =
  | 'log-in'
  | 'code'
  | 'invitation'
  | 'identity'
  | 'resend'
  | 'registration'
  | 'booking'
  | 'contact'
  | 'newsletter'
  | 'reservation'

/**
 * Requests that are limited because they take work. Each site counts for itself: the cache in front sends the calls of one address to one
 * site, and asking a store each time would cost as much as it saves.
 */
export type RequestKind = 'call' | 'read' | 'device'

/** A number of attempts within a window. */
export interface Rule {
  readonly limit: number
  /** Milliseconds from the first attempt on. */
  readonly window: number
}

/** Limits of attempts that failed. Attempts that succeed never use them up. */
export interface FailureRules {
  /** Failures of one visitor with one account. Above the limit, further attempts are refused. */
  readonly own: Rule
  /**
   * Failures with one account by all new visitors. Above the limit, attempts are slowed down. Undefined for accounts that cannot be
   * guessed.
   */
  readonly account?: Rule
  /** Failures from one address with all accounts. Above the limit, attempts of new visitors are slowed down. */
  readonly address: Rule
}

/** Limits of attempts that succeeded, if they can flood a back end or a mailbox. */
export interface UseRules {
  /** Calls of one visitor with one account. */
  readonly own?: Rule
  /** Calls of one visitor who has a bearer or the device cookie. */
  readonly visitor: Rule
  /** Calls of all visitors at one address who have neither. */
  readonly anonymous: Rule
  /** Calls of all visitors at one address. Devices known for a while are not counted, so that others cannot use up their share. */
  readonly address: Rule
}

/** The limits of one kind of attempt. */
export interface AttemptRules {
  readonly failures?: FailureRules
  readonly uses?: UseRules
}

const minute = 60_000

const perMinute = (limit: number): Rule => ({ limit, window: minute })
const per5Minutes = (limit: number): Rule => ({ limit, window: 5 * minute })
const per10Minutes = (limit: number): Rule => ({ limit, window: 10 * minute })
const per15Minutes = (limit: number): Rule => ({ limit, window: 15 * minute })

/** A form of a page that goes to the CMS. */
const formRules = {
  uses: { visitor: per10Minutes(8), anonymous: per10Minutes(40), address: per10Minutes(120) },
} satisfies AttemptRules

/**
 * The limits. A clinic, or the customers of a mobile network, may share one address. So 200 people who do the right thing behind one
 * address stay below each limit of an address.
 */
export const attemptRules = {
  'log-in': { failures: { own: per5Minutes(5), account: per15Minutes(10), address: per15Minutes(40) } },
  code: { failures: { own: per5Minutes(5), account: per15Minutes(10), address: per15Minutes(40) } },
  invitation: { failures: { own: per5Minutes(5), address: per15Minutes(40) } },
  identity: { failures: { own: per10Minutes(10), address: per15Minutes(40) } },
  resend: {
    failures: { own: per10Minutes(5), address: per15Minutes(40) },
    uses: {
      own: per10Minutes(3),
      visitor: per10Minutes(10),
      anonymous: per10Minutes(250),
      address: per10Minutes(300),
    },
  },
  registration: {
    // A refusal may reveal that an e-mail address has an account.
    failures: { own: per15Minutes(20), address: per15Minutes(60) },
    uses: { own: per15Minutes(3), visitor: per15Minutes(6), anonymous: per15Minutes(250), address: per15Minutes(300) },
  },
  booking: { uses: { visitor: per10Minutes(10), anonymous: per10Minutes(250), address: per10Minutes(300) } },
  contact: formRules,
  newsletter: formRules,
  reservation: formRules,
} as const satisfies Readonly<Record<AttemptKind, AttemptRules>>

/** The limits of requests. */
export const requestRules = {
  call: { visitor: perMinute(600), anonymous: perMinute(1200), address: perMinute(3000) },
  // The answers that a page reads from the CMS past the caches: two to fifteen.
  read: { visitor: perMinute(600), anonymous: perMinute(1200), address: perMinute(3000) },
  device: { visitor: per15Minutes(300), anonymous: per15Minutes(300), address: per15Minutes(300) },
} as const satisfies Readonly<Record<RequestKind, UseRules>>
