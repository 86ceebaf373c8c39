import type { MessageId } from '../i18n/use-message.ts'

/** The values of a sent form: texts by field name. */
export type FormValues = Readonly<Record<string, string>>

/** A problem of a field: a message of ours, with values if it needs some, or the server's words. */
export type FieldProblem =
  | MessageId
  | { readonly id: MessageId; readonly values: Readonly<Record<string, string | number>> }
  | { readonly text: string }

/** Problems by field name, in the order of the fields. */
export type FormProblems = Readonly<Record<string, FieldProblem>>

/** The outcome of a form that was sent, with the input if the form was not accepted. */
export type Submission =
  | { readonly status: 'sent' }
  | { readonly status: 'invalid'; readonly values: FormValues; readonly problems: FormProblems }
  | { readonly status: 'failed'; readonly values: FormValues }
  /** The back end refuses the input, and names no field of the form: sending it again would not help. */
  | { readonly status: 'refused'; readonly values: FormValues }
  /** Too many forms were sent before; `retryAfter` is in seconds. */
  | { readonly status: 'limited'; readonly values: FormValues; readonly retryAfter: number }
  /** The form needs script, and was sent without it. */
  | { readonly status: 'unsupported'; readonly values: FormValues }

/** The outcome of a form in the browser. Without an answer it counts as refused. */
export type FormOutcome =
  | Submission
  | { readonly status: 'unanswered'; readonly values: FormValues; readonly offline: boolean }

/** The query parameter that marks the page after a form without script has arrived. */
export const sentQuery = 'terkirim'

/** A wait in minutes, for people: at least one minute, and rounded up. `retryAfter` is in seconds. */
export const minutesToWait = (retryAfter: number): number => Math.max(1, Math.ceil(retryAfter / 60))

/** The fields that have a problem. */
export const problemsOf = (found: Readonly<Record<string, FieldProblem | false | undefined>>): FormProblems =>
  Object.fromEntries(Object.entries(found).flatMap(([name, problem]) => (problem ? [[name, problem]] : [])))
