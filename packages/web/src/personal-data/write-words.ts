import { problemsFrom } from '../forms/server-problems.ts'
import { minutesToWait } from '../forms/submission.ts'
import type { FormProblems } from '../forms/submission.ts'
import type { MessageId } from '../i18n/use-message.ts'
import type { Undone } from './write-outcome.ts'

/** What a form says of a write that was not done: beside its fields, and above them in the server's words or ours. */
export interface WriteProblems {
  readonly problems: FormProblems
  readonly notice:
    | { readonly detail: string }
    | { readonly id: MessageId; readonly values?: Readonly<Record<string, number>> }
    | undefined
}

/** What a form needs to say of its write. */
export interface WriteWords {
  /** The names of its fields, as the server's errors name them. Without any it is an action that nothing is typed for. */
  readonly fields: readonly string[]
  /** The field that a refusal is about. Default: the whole. */
  readonly refusedField?: string | undefined
  /** Fields of the contract that have no control of their own, with the control beside which their errors are shown. */
  readonly controls?: Readonly<Record<string, string>> | undefined
  /** The words for one that the back end did not manage. Default: that it did not work. */
  readonly failed?: MessageId | undefined
  /** The words for a write whose outcome is not known, and where to find out. */
  readonly unknown: MessageId
}

/** What a form says, whose fields still hold what was typed. */
const ofForms = {
  failed: 'web.write.failed',
  limited: 'web.write.limited',
  offline: 'web.write.offline',
  forbidden: 'web.write.forbidden',
} as const

/** What an action says that nothing is typed for. */
const ofActions = {
  failed: 'web.action.failed',
  limited: 'web.action.limited',
  offline: 'web.action.offline',
  forbidden: 'web.action.forbidden',
} as const

const said = (id: MessageId, values?: Readonly<Record<string, number>>): WriteProblems => ({
  problems: {},
  notice: { id, ...(values && { values }) },
})

/** Sorts the problems of a write that was not done: those beside a field of its form, and the notice above the form. */
export const writeProblems = (
  outcome: Undone,
  { fields, refusedField, controls, failed, unknown }: WriteWords,
): WriteProblems => {
  const words = fields.length === 0 ? ofActions : ofForms
  switch (outcome.kind) {
    case 'rejected':
      if (outcome.detail === '') return said(words.failed)
      return refusedField === undefined
        ? { problems: {}, notice: { detail: outcome.detail } }
        : { problems: { [refusedField]: { text: outcome.detail } }, notice: undefined }
    case 'invalid': {
      const { problems, others } = problemsFrom(outcome.fieldErrors, fields, controls)
      // Some back ends repeat the message of a field as the message of the form.
      const detail = [...new Set([outcome.detail, ...others])].filter(Boolean).join(' ')
      // What is wrong with a field is said beside it.
      if (others.length === 0 && Object.keys(problems).length > 0) return { problems, notice: undefined }
      return detail === '' ? said(words.failed) : { problems, notice: { detail } }
    }
    case 'limited':
      return said(words.limited, { minutes: minutesToWait(outcome.retryAfter) })
    case 'expired':
      return said('web.write.expired')
    case 'offline':
      return said(words.offline)
    case 'unknown':
      return said(unknown)
    case 'failed':
      // Trying again would not help.
      return said(outcome.reason === 'forbidden' ? words.forbidden : (failed ?? words.failed))
  }
}
