import { problemsFrom } from '../forms/server-problems.ts'
import { minutesToWait } from '../forms/submission.ts'
import type { FormProblems } from '../forms/submission.ts'
import type { MessageId } from '../i18n/use-message.ts'
import type { WriteOutcome } from './write-outcome.ts'

/** What a form says of a write that was not done: beside its fields, and above them in the server's words or ours. */
export interface WriteProblems {
  readonly problems: FormProblems
  readonly notice:
    | { readonly detail: string }
    | { readonly id: MessageId; readonly values?: Readonly<Record<string, number>> }
    | undefined
}

/** The words for a write whose outcome is not known, and where to find out: each form has its own. */
export interface WriteWords {
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

/** Sorts what became of a write for a form with the fields `fields`, or for an action where there are none. */
export const writeProblems = (
  outcome: Exclude<WriteOutcome<unknown>, { readonly kind: 'done' }>,
  fields: readonly string[],
  { unknown }: WriteWords,
): WriteProblems => {
  const words = fields.length === 0 ? ofActions : ofForms
  switch (outcome.kind) {
    case 'rejected':
      return outcome.detail === '' ? said(words.failed) : { problems: {}, notice: { detail: outcome.detail } }
    case 'invalid': {
      const { problems, others } = problemsFrom(outcome.fieldErrors, fields)
      // Some back ends repeat the message of a field as that of the whole.
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
      return said(outcome.reason === 'forbidden' ? words.forbidden : words.failed)
  }
}
