import type { Localizable } from '@hospital/ui'
import { useMessage } from '../i18n/use-message.ts'
import type { Message, MessageId } from '../i18n/use-message.ts'
import type { FieldProblem, FormOutcome } from './submission.ts'

/** A problem in words: ours, or a back end's, which are Indonesian on English pages too. */
export const problemText = (problem: FieldProblem, message: Message): Localizable => {
  if (typeof problem === 'string') return message(problem)
  return 'text' in problem ? { text: problem.text, lang: 'id' } : message(problem.id, problem.values)
}

/** The props of a form's field that do not depend on its kind. */
export interface BoundField {
  readonly id: string
  readonly name: string
  readonly label: string
  readonly value: string | undefined
  readonly error: Localizable | undefined
}

/** Connects fields with the outcome of their form: their values and their problems. */
export const useField = (
  prefix: string,
  submission: FormOutcome | undefined,
): ((name: string, label: MessageId) => BoundField) => {
  const message = useMessage()
  return (name, label) => {
    const problem = submission?.status === 'invalid' ? submission.problems[name] : undefined
    return {
      id: `${prefix}-${name}`,
      name,
      label: message(label),
      value: submission && 'values' in submission ? submission.values[name] : undefined,
      error: problem && problemText(problem, message),
    }
  }
}
