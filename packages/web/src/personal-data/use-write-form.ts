import type { Result } from '@hospital/sdk'
import { useState } from 'react'
import type { FormEvent } from 'react'
import { draftName } from '../forms/draft-name.ts'
import { writeDraft } from '../forms/draft-store.ts'
import { isPassword } from '../forms/form-values.ts'
import { currentValues } from '../forms/steps/step-values.ts'
import type { FormProblems, FormValues } from '../forms/submission.ts'
import { useWrite } from './use-write.ts'
import type { Write, WriteOptions } from './use-write.ts'

/** The options of a form that writes. */
export interface WriteFormOptions<Data> extends Omit<WriteOptions<Data, HTMLFormElement>, 'read' | 'call'> {
  /** The initial values. Default: none. */
  readonly first?: FormValues
  /** The problems with the typed values; empty if there are none. */
  readonly check: (values: FormValues) => FormProblems
  /** Calls the back end, once. */
  readonly write: (values: FormValues) => Promise<Result<Data>>
}

/** The state of a form's write. */
export interface WriteForm<Data = unknown> extends Omit<Write<Data>, 'send' | 'input'> {
  /** The initial values, with later changes. */
  readonly values: FormValues
  /** Sets values that other fields depend on, or that have no control in the form. */
  readonly set: (changes: FormValues) => void
  readonly onSubmit: (event: FormEvent<HTMLFormElement>) => void
}

/**
 * Sends a form: checked in the browser first, then by the server. Typed values stay in the fields, and in this tab's draft, until the form
 * has arrived.
 */
export const useWriteForm = <Data>({
  first = {},
  check,
  write,
  ...options
}: WriteFormOptions<Data>): WriteForm<Data> => {
  const [values, setValues] = useState(first)
  const {
    send,
    input: _element,
    ...form
  } = useWrite<Data, HTMLFormElement>({
    ...options,
    read: (element) => {
      const typed = currentValues(element, values)
      const shown = Object.fromEntries(Object.entries(typed).filter(([name]) => !isPassword(name)))
      return { values: shown, problems: check(typed) }
    },
    call: async (element) => {
      // When the answer arrives, another page may be shown.
      const draft = draftName(element.action)
      const result = await write(currentValues(element, values))
      if (!result.error && !options.personal.isDiscarded()) writeDraft(draft, undefined)
      return result
    },
  })
  return {
    ...form,
    values,
    set: (changes) => setValues((before) => ({ ...before, ...changes })),
    onSubmit: (event) => {
      event.preventDefault()
      send(event.currentTarget)
    },
  }
}
