import type { SpecifiedRule } from './specified-rule.ts'

/** What of the patient area is tested with each fault at each call. */
export const memberFaults: readonly SpecifiedRule[] = [
  {
    section: '8 Errors',
    says: 'Every call catches failures: each page says what cannot be shown',
    test: ['e2e/member-faults.spec.ts', 'says what cannot be shown, and shows it when it is asked for again'],
  },
  {
    section: '8 Errors',
    says: 'Each fault at each write of the area',
    test: ['e2e/member-write-faults.spec.ts', 'is sent once whatever becomes of it, says so, and keeps what was typed'],
  },
  {
    section: '8 Errors',
    says: 'Each fault at a booking',
    test: [
      'e2e/member-booking-faults.spec.ts',
      'an appointment that a member asks for is sent once whatever becomes of it, and what was typed stays',
    ],
  },
  {
    section: '8 Errors',
    says: 'Each fault at a move',
    test: [
      'e2e/member-booking-faults.spec.ts',
      'the old appointment of a move is cancelled once for each press, and what is known of both is said',
    ],
  },
  {
    section: '8 Errors',
    says: 'Each fault at a log-in, on its page and over a page',
    test: [
      'e2e/member-log-in-faults.spec.ts',
      'that does not succeed says why, is sent once, and keeps what was typed',
    ],
  },
  {
    section: '8 Errors',
    says: 'Each fault at a code for a new password, asked for once and again',
    test: [
      'e2e/forgot-password-faults.spec.ts',
      'another code that is not sent: the page says why, asks once, and keeps what was typed',
    ],
  },
  {
    section: '8 Errors',
    says: 'Each fault at a new password',
    test: [
      'e2e/forgot-password-faults.spec.ts',
      'a password that is not changed: the page says why, sends once, and keeps what was typed',
    ],
  },
  {
    section: '8 Errors',
    says: 'Each fault at the registration of an account',
    test: [
      'e2e/registration-faults.spec.ts',
      'an account that is not taken: the page says why, sends once, and keeps what was typed',
    ],
  },
  {
    section: '8 Errors',
    says: 'Each fault at the code of a registration',
    test: [
      'e2e/registration-faults.spec.ts',
      'a code that is not taken: the page says why, sends once, and keeps the code',
    ],
  },
  {
    section: '8 Errors',
    says: 'Each fault at the look-ups of a hospital form',
    test: [
      'e2e/registration-hospital-faults.spec.ts',
      'lists that may be passed over say so in their own places when they are missing, and come when asked for again',
    ],
  },
  {
    section: '8 Errors',
    says: 'Each fault at the registration with a hospital',
    test: [
      'e2e/registration-hospital-faults.spec.ts',
      'a registration that is not taken: the page says what is known, sends once, and keeps what was filled in',
    ],
  },
]
