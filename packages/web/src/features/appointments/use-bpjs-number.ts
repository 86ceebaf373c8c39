import { useState } from 'react'

/** A typed or stored number, with its owner. */
interface OwnNumber {
  readonly patient: number
  readonly number: string
}

/** The chosen patient, and the BPJS number that the appointment would be made with. */
export interface BpjsNumber {
  /** Undefined until the family is known. */
  readonly forWhom: number | undefined
  readonly onForWhom: (patient: number) => void
  /** The typed or stored number of this person; empty if there is none. */
  readonly number: string
  readonly onNumber: (patient: number, number: string) => void
}

/** Holds the BPJS number of one person at a time: when another person is chosen, the number no longer counts. */
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
