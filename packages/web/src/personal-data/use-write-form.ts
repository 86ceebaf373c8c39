import type { Result } from '@hospital/sdk'
import { useAtomValue } from 'jotai'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { FormEvent } from 'react'
import { draftName } from '../forms/draft-name.ts'
import { writeDraft } from '../forms/draft-store.ts'
import { formValues } from '../forms/form-values.ts'
import type { FormOutcome, FormProblems, FormValues } from '../forms/submission.ts'
import { useBusy } from '../forms/use-busy.ts'
import { sessionAtom } from '../session/visitor-session.ts'
import type { PersonalData } from './personal-data.ts'
import { writeProblems } from './write-words.ts'
import type { WriteProblems, WriteWords } from './write-words.ts'
import { sendWrite } from './write.ts'

/** A form that writes personal data. */
export interface WriteFormOptions<Data> {
  readonly personal: PersonalData
  /** The names of its fields, as the server's errors name them. */
  readonly fields: readonly string[]
  /** What is wrong with what was typed; empty if nothing is. */
  readonly check: (values: FormValues) => FormProblems
  /** Calls the back end, once. */
  readonly write: (values: FormValues) => Promise<Result<Data>>
  /** The reads that show what is written: operations of the contract. */
  readonly stale: readonly string[]
  readonly words: WriteWords
  readonly onDone: (data: Data) => void
}

/** What a form shows of its write. */
export interface WriteForm {
  readonly submission: FormOutcome | undefined
  readonly notice: WriteProblems['notice']
  readonly busy: boolean
  readonly onSubmit: (event: FormEvent<HTMLFormElement>) => void
}

/**
 * Sends a form of personal data: checked here first, then by the server. What was typed stays in its fields, and in the draft of this
 * tab, until it has arrived. A form that met an expired session was not taken, so it is read, checked and sent again once the same
 * person has logged in; nothing else is ever sent again by itself.
 */
export const useWriteForm = <Data>(options: WriteFormOptions<Data>): WriteForm => {
  const { personal, fields, check, write, stale, words, onDone } = options
  const [submission, setSubmission] = useState<FormOutcome>()
  const [notice, setNotice] = useState<WriteProblems['notice']>()
  const { busy, begin, end } = useBusy()
  // The form that met an expired session.
  const unsent = useRef<HTMLFormElement>(undefined)
  // Of the form that was sent: by the time the answer is there, the page may be another one.
  const draft = useRef('')

  const send = async (form: HTMLFormElement, values: FormValues) => {
    const outcome = await sendWrite(personal, () => write(values), stale)
    end()
    if (!outcome) return
    if (outcome.kind === 'done') {
      writeDraft(draft.current, undefined)
      setSubmission(undefined)
      setNotice(undefined)
      return onDone(outcome.data)
    }
    if (outcome.kind === 'expired') unsent.current = form
    const { problems, notice: found } = writeProblems(outcome, fields, words)
    setSubmission({ status: 'invalid', values, problems })
    setNotice(found)
  }

  /** Sends the form, which has begun, unless something is wrong with it. */
  const attempt = (form: HTMLFormElement): void => {
    const values = formValues(new FormData(form))
    const problems = check(values)
    unsent.current = undefined
    draft.current = draftName(form.action)
    setNotice(undefined)
    if (Object.keys(problems).length === 0) return void send(form, values)
    end()
    return setSubmission({ status: 'invalid', values, problems })
  }

  const isExpired = useAtomValue(sessionAtom)?.isExpired ?? true
  const sendAgain = useEffectEvent(() => {
    if (unsent.current && begin()) attempt(unsent.current)
  })
  useEffect(() => {
    if (!isExpired) sendAgain()
  }, [isExpired])

  return {
    submission,
    notice,
    busy,
    onSubmit: (event) => {
      event.preventDefault()
      if (begin()) attempt(event.currentTarget)
    },
  }
}
