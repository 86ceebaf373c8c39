import { useEffect, useRef } from 'react'
import type { ReactElement } from 'react'
import type { PersonalData } from '../../../personal-data/personal-data.ts'
import { usePersonalReads } from '../../../personal-data/use-personal-read.ts'
import { mergeAnswers } from './answers.ts'
import type { ResultsHospital } from './load-results-page.ts'
import { OpenedResult } from './opened-result.tsx'
import type { ResultFilters } from './result-entries.ts'
import { keyText } from './result-kinds.ts'
import type { ResultKey, ResultKind } from './result-kinds.ts'
import { listReads } from './result-reads.ts'
import type { RecordedPatient } from './result-reads.ts'
import { ResultsList } from './results-list.tsx'
import { openerId, useOpenResult } from './use-open-result.ts'

interface PatientResultsProps {
  readonly personal: PersonalData
  readonly patient: RecordedPatient
  readonly hospitals: readonly ResultsHospital[]
  readonly kinds: readonly ResultKind[]
  readonly filters: ResultFilters
  readonly action: string
}

/** The results of one patient: their list, or one of them in full. Each hospital is asked by itself. */
export const PatientResults = (props: PatientResultsProps): ReactElement => {
  const { personal, patient, hospitals, kinds, filters, action } = props
  const { shown, open, close } = useOpenResult(patient.id)
  const questions = hospitals.flatMap((hospital) => kinds.map((kind) => ({ hospital, kind })))
  const states = usePersonalReads(
    personal,
    questions.map(({ hospital, kind }) => listReads[kind](patient, hospital.code)),
  )
  const merged = mergeAnswers(
    questions.flatMap(({ hospital }, index) => {
      const state = states[index]
      return state ? [{ hospital, state }] : []
    }),
  )
  useFocusAfterClosing(shown)
  if (shown)
    return (
      <OpenedResult
        key={keyText(shown)}
        personal={personal}
        patient={patient.id}
        shown={shown}
        others={merged.entries}
        onClose={close}
      />
    )
  return (
    <ResultsList merged={merged} hospitals={hospitals} kinds={kinds} filters={filters} action={action} onOpen={open} />
  )
}

const useFocusAfterClosing = (shown: ResultKey | undefined): void => {
  const last = useRef<ResultKey>(undefined)
  useEffect(() => {
    if (!shown && last.current) document.getElementById(openerId(last.current))?.focus()
    last.current = shown
  }, [shown])
}
