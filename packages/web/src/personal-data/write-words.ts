import { problemsFrom } from '../forms/server-problems.ts'
import { minutesToWait } from '../forms/submission.ts'
import type { FormProblems } from '../forms/submission.ts'
import type { MessageId } from '../i18n/use-message.ts'
import type { Undone } from './write-outcome.ts'

/** The messages about a write that was not done: beside the fields, and above them in the server's words or ours. */
export interface WriteProblems {
  readonly problems: FormProblems
  readonly notice:
    | { readonly detail: string }
    | { readonly id: MessageId; readonly values?: Readonly<Record<string, number>> }
    | undefined
}

/** The options of a form's messages about its write. */
export interface WriteWords {
  /** The names of the fields, as in the server's errors. Empty for an action without typed values. */
  readonly fields: readonly string[]
  /** The field that a refusal belongs to. Default: the whole form. */
  readonly refusedField?: string | undefined
  /** Fields of the contract without their own control, each with the control that shows their errors. */
  readonly controls?: Readonly<Record<string, string>> | undefined
  /** The message for a failure of the back end. Default: a general one. */
  readonly failed?: MessageId | undefined
  /** The message for a write whose outcome is not known, which says where to check it. */
  readonly unknown: MessageId
}

/** The messages of a form, whose fields still have the typed values. */
const ofForms = {
  failed: 'web.write.failed',
  limited: 'web.write.limited',
  offline: 'web.write.offline',
  forbidden: 'web.write.forbidden',
} as const

/** The messages of an action without typed values. */
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
      // The problems of fields are shown beside them.
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
