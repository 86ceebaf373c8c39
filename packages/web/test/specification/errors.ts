import type { RulesOf } from './rule.ts'

/** The error catalogue. */
export const errorRules = {
  'errors.caught': ['8 Errors', 'Every call catches failures and returns an object with an error field'],
  'errors.sections': ['8 Errors', 'A part of a page that fails says so in its own place'],
  'errors.page': ['8 Errors', 'The error page shows a message, and whom to call'],
  'errors.status': ['8 Errors', 'A route error has a status of its own, otherwise 500'],
  'errors.component': ['8 Errors', 'A page that fails in the browser shows the error page'],
  'errors.toast': ['8 Errors', "The generic toast is 'Oops...Something went wrong'"],
  'errors.last-resort': [
    '8 Errors',
    "If the error page itself fails: 'An error occurred while showing the error page' with a link back to home",
  ],
  'errors.chunk-reload': ['8 Errors', 'A failed page-chunk load reloads the page, at most once per minute'],
  'errors.fields': ['8 Errors', 'HTTP 422: the errors object becomes field errors, and the call resolves'],
  'errors.visit-history': ['8 Errors', 'The visit history is read, and shown'],
} as const satisfies RulesOf<'errors'>
