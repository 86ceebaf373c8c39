import type { Result } from '@hospital/sdk'
import type { FormEvent } from 'react'
import { draftName } from '../forms/draft-name.ts'
import { writeDraft } from '../forms/draft-store.ts'
import { formValues, isPassword } from '../forms/form-values.ts'
import type { FormProblems, FormValues } from '../forms/submission.ts'
import { useWrite } from './use-write.ts'
import type { Write, WriteOptions } from './use-write.ts'

/** A form that writes. */
export interface WriteFormOptions<Data> extends Omit<WriteOptions<Data, HTMLFormElement>, 'read' | 'call'> {
  /** What is wrong with what was typed; empty if nothing is. */
  readonly check: (values: FormValues) => FormProblems
  /** Calls the back end, once. */
  readonly write: (values: FormValues) => Promise<Result<Data>>
}

/** What a form shows of its write. */
export interface WriteForm<Data = unknown> extends Omit<Write<Data>, 'send' | 'input'> {
  readonly onSubmit: (event: FormEvent<HTMLFormElement>) => void
}

const typedIn = (form: HTMLFormElement): FormValues => formValues(new FormData(form))

/**
 * Sends a form: checked here first, then by the server. What was typed stays in its fields, and in the draft of this tab, until it has
 * arrived.
 */
export const useWriteForm = <Data>({ check, write, ...options }: WriteFormOptions<Data>): WriteForm<Data> => {
  const {
    send,
    input: _element,
    ...form
  } = useWrite<Data, HTMLFormElement>({
    ...options,
    read: (element) => {
      const values = typedIn(element)
      const shown = Object.fromEntries(Object.entries(values).filter(([name]) => !isPassword(name)))
      return { values: shown, problems: check(values) }
    },
    call: async (element) => {
      // By the time the answer is there, the page may be another one.
      const draft = draftName(element.action)
      const result = await write(typedIn(element))
      if (!result.error && !options.personal.isDiscarded()) writeDraft(draft, undefined)
      return result
    },
  })
  return {
    ...form,
    onSubmit: (event) => {
      event.preventDefault()
      send(event.currentTarget)
    },
  }
}
