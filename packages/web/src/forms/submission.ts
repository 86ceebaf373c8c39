import type { MessageId } from '../i18n/use-message.ts'

/** What a form was sent with: texts by field name. */
export type FormValues = Readonly<Record<string, string>>

/** What is wrong with a field: a message of ours, with values where it has some, or the server's words. */
export type FieldProblem =
  | MessageId
  | { readonly id: MessageId; readonly values: Readonly<Record<string, string | number>> }
  | { readonly text: string }

/** What is wrong, by field name; in the order of the fields. */
export type FormProblems = Readonly<Record<string, FieldProblem>>

/** The outcome of a form that was sent, with the input if the form was not accepted. */
export type Submission =
  | { readonly status: 'sent' }
  | { readonly status: 'invalid'; readonly values: FormValues; readonly problems: FormProblems }
  | { readonly status: 'failed'; readonly values: FormValues }
  /** The back end does not take what was typed, and names no field of the form: sending it again would not help. */
  | { readonly status: 'refused'; readonly values: FormValues }
  /** Too many were sent before it; `retryAfter` is in seconds. */
  | { readonly status: 'limited'; readonly values: FormValues; readonly retryAfter: number }
  /** The form can be sent by script only, and came without. */
  | { readonly status: 'unsupported'; readonly values: FormValues }

/** The outcome of a form in the browser. Without an answer it counts as not accepted. */
export type FormOutcome =
  | Submission
  | { readonly status: 'unanswered'; readonly values: FormValues; readonly offline: boolean }

/** The query by which a page tells that its form arrived, after a form that was sent without script. */
export const sentQuery = 'terkirim'

/** A wait in minutes, as people are told it: a minute at least, and never too few. `retryAfter` is in seconds. */
export const minutesToWait = (retryAfter: number): number => Math.max(1, Math.ceil(retryAfter / 60))

/** The fields that have a problem. */
export const problemsOf = (found: Readonly<Record<string, FieldProblem | false | undefined>>): FormProblems =>
  Object.fromEntries(Object.entries(found).flatMap(([name, problem]) => (problem ? [[name, problem]] : [])))
