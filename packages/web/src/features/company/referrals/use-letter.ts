import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { FieldProblem } from '../../../forms/submission.ts'
import type { PersonalData } from '../../../personal-data/personal-data.ts'
import { useUpload } from '../../../personal-data/use-upload.ts'
import type { Upload } from '../../../personal-data/use-upload.ts'
import { forgetFiled } from './filed-referral.ts'

/** A guarantee letter on its way. */
export interface LetterControl extends Omit<Upload<unknown, File>, 'send'> {
  /** What is wrong with the file. */
  readonly problem: FieldProblem | undefined
  /** Counts the letters that have arrived. */
  readonly round: number
  readonly choose: (file: File | undefined) => void
  readonly send: () => void
}

const unknown = 'web.company.referral.letter.unknown'
const stopped = 'web.company.referral.letter.stopped'

const focusFile = () => document.getElementById('surat-file')?.focus()

/** Sends guarantee letters of a referral, one that came with it at once. Contract: operation `storeReferralLetter`. */
export const useLetter = (personal: PersonalData, id: number, filed: File | undefined): LetterControl => {
  const [round, setRound] = useState(0)
  const [isMissing, setMissing] = useState(false)
  const chosen = useRef<File>(undefined)
  const letter = useUpload({
    personal,
    fields: ['file'],
    call: (file: File, { company }, options) => company.storeReferralLetter({ body: { id, file } }, options),
    stale: ['getAccidentReferral'],
    lost: { cut: unknown, stopped, stoppedLate: stopped, unknown },
    onDone: () => {
      chosen.current = undefined
      setRound((count) => count + 1)
    },
  })
  const sendFiled = useEffectEvent(() => {
    forgetFiled(personal)
    if (filed) letter.send(filed)
  })
  useEffect(() => queueMicrotask(() => sendFiled()), [])
  const { file: refused } = letter.problems
  useEffect(() => {
    if (refused) focusFile()
  }, [refused])
  return {
    ...letter,
    problem: isMissing ? 'web.company.referral.letter.missing' : refused,
    round,
    choose: (file) => (chosen.current = file),
    send: () => {
      setMissing(!chosen.current)
      if (chosen.current) return letter.send(chosen.current)
      letter.forget()
      return focusFile()
    },
  }
}
