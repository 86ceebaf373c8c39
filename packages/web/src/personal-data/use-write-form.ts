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

/** A form that writes. */
export interface WriteFormOptions<Data> extends Omit<WriteOptions<Data, HTMLFormElement>, 'read' | 'call'> {
  /** What the form begins with. Default: nothing. */
  readonly first?: FormValues
  /** What is wrong with what was typed; empty if nothing is. */
  readonly check: (values: FormValues) => FormProblems
  /** Calls the back end, once. */
  readonly write: (values: FormValues) => Promise<Result<Data>>
}

/** What a form shows of its write. */
export interface WriteForm<Data = unknown> extends Omit<Write<Data>, 'send' | 'input'> {
  /** What the form began with, and what was set since. */
  readonly values: FormValues
  /** Sets values that other fields depend on, or that no control of the form holds. */
  readonly set: (changes: FormValues) => void
  readonly onSubmit: (event: FormEvent<HTMLFormElement>) => void
}

/**
 * Sends a form: checked here first, then by the server. What was typed stays in its fields, and in the draft of this tab, until it has
 * arrived.
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
      // By the time the answer is there, the page may be another one.
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
