import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { PersonalData } from '../../../personal-data/personal-data.ts'
import { useWriteAction } from '../../../personal-data/use-write-action.ts'
import { writeProblems } from '../../../personal-data/write-words.ts'
import type { WriteProblems } from '../../../personal-data/write-words.ts'
import { forgetFiled } from './filed-referral.ts'
import { sendLetter } from './send-letter.ts'

/** What became of the last letter: it arrived, was stopped, or was not taken. */
type LetterOutcome = { readonly arrived: string } | { readonly stopped: true } | WriteProblems

/** A guarantee letter on its way. */
export interface LetterControl {
  readonly outcome: LetterOutcome | undefined
  readonly busy: boolean
  /** From 0 to 1; undefined while unknown. */
  readonly progress: number | undefined
  /** Counts the letters that have arrived. */
  readonly round: number
  readonly choose: (file: File | undefined) => void
  readonly send: () => void
  readonly cancel: () => void
}

/** Sends guarantee letters of a referral, one that came with it at once. What is on its way can be stopped. */
export const useLetter = (personal: PersonalData, id: number, filed: File | undefined): LetterControl => {
  const [outcome, setOutcome] = useState<LetterOutcome>()
  const [progress, setProgress] = useState<number>()
  const [round, setRound] = useState(0)
  const chosen = useRef<File>(undefined)
  const sent = useRef<{ readonly name: string; readonly control: AbortController }>(undefined)
  const sending = useWriteAction({
    personal,
    stale: ['getAccidentReferral'],
    onOutcome: (result) => {
      if (result.kind === 'done') {
        chosen.current = undefined
        setOutcome({ arrived: sent.current?.name ?? '' })
        return setRound((count) => count + 1)
      }
      if (sent.current?.control.signal.aborted) return setOutcome({ stopped: true })
      return setOutcome(writeProblems(result, ['file'], { unknown: 'web.company.referral.letter.unknown' }))
    },
  })
  const send = (file: File) => {
    setOutcome(undefined)
    setProgress(undefined)
    sending.send(() => {
      // One for each time: a log-in may lie between them.
      const control = new AbortController()
      sent.current = { name: file.name, control }
      return sendLetter(personal, { id, file }, { signal: control.signal, onProgress: setProgress })
    })
  }
  const sendFiled = useEffectEvent(() => {
    forgetFiled(personal)
    if (filed) send(filed)
  })
  useEffect(() => queueMicrotask(() => sendFiled()), [])
  return {
    outcome,
    busy: sending.busy,
    progress,
    round,
    choose: (file) => (chosen.current = file),
    send: () => {
      if (chosen.current) return send(chosen.current)
      setOutcome({ problems: { file: 'web.company.referral.letter.missing' }, notice: undefined })
      return document.getElementById('surat-file')?.focus()
    },
    cancel: () => sent.current?.control.abort(),
  }
}
