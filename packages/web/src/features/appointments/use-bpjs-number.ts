import { useState } from 'react'

/** A number as it is typed or kept, with whose it is. */
interface OwnNumber {
  readonly patient: number
  readonly number: string
}

/** The chosen patient, and the BPJS number that the appointment would be made with. */
export interface BpjsNumber {
  /** Undefined until the family is known. */
  readonly forWhom: number | undefined
  readonly onForWhom: (patient: number) => void
  /** What is typed or kept for this person; empty if nothing is. */
  readonly number: string
  readonly onNumber: (patient: number, number: string) => void
}

/** Holds the BPJS number of one person at a time: that of another one counts no longer once someone else is chosen. */
export const useBpjsNumber = (): BpjsNumber => {
  const [forWhom, setForWhom] = useState<number>()
  const [own, setOwn] = useState<OwnNumber>()
  return {
    forWhom,
    onForWhom: setForWhom,
    number: own?.patient === forWhom ? (own?.number ?? '') : '',
    onNumber: (patient, number) => setOwn({ patient, number }),
  }
}
