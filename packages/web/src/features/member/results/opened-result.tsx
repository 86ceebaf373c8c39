import { Button, EmptyState, Stack } from '@hospital/ui'
import { useEffect, useRef } from 'react'
import type { ReactElement } from 'react'
import { useMessage } from '../../../i18n/use-message.ts'
import type { PersonalData } from '../../../personal-data/personal-data.ts'
import { PersonalPart } from '../../../personal-data/personal-part.tsx'
import type { HospitalRead } from '../../../personal-data/read.ts'
import { usePersonalRead } from '../../../personal-data/use-personal-read.ts'
import { CheckupReport } from './checkup-report.tsx'
import { LabReport } from './lab-report.tsx'
import { RadiologyReport } from './radiology-report.tsx'
import type { ResultEntry } from './result-entries.ts'
import type { ResultKey } from './result-kinds.ts'
import { readCheckup, readLabResult, readRadiologyResult } from './result-reads.ts'

interface OpenedResultProps {
  readonly personal: PersonalData
  readonly patient: number
  readonly shown: ResultKey
  /** The other results of the patient, among which are those that may be compared with it. */
  readonly others: readonly ResultEntry[]
  readonly onClose: () => void
}

/** One result in full, and the way back to the list, which takes the focus: reading goes on from there. */
export const OpenedResult = ({ personal, patient, shown, others, onClose }: OpenedResultProps): ReactElement => {
  const message = useMessage()
  const top = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    top.current?.focus({ preventScroll: true })
    top.current?.scrollIntoView({ block: 'start', behavior: 'instant' })
  }, [])
  const read = { personal, patient, shown }
  return (
    <div role="region" aria-label={message('web.results.one')}>
      <Stack gap="lg">
        <div data-print="hide">
          <Button ref={top} tone="secondary" icon="chevronLeft" onClick={onClose}>
            {message('web.results.back')}
          </Button>
        </div>
        {shown.kind === 'laboratorium' && (
          <Whole personal={personal} read={readLabResult(patient, shown)}>
            {(result) => <LabReport {...read} result={result} others={others} />}
          </Whole>
        )}
        {shown.kind === 'radiologi' && (
          <Whole personal={personal} read={readRadiologyResult(patient, shown)}>
            {(result) => <RadiologyReport {...read} result={result} />}
          </Whole>
        )}
        {shown.kind === 'mcu' && (
          <Whole personal={personal} read={readCheckup(patient, shown)}>
            {(result) => <CheckupReport {...read} result={result} />}
          </Whole>
        )}
      </Stack>
    </div>
  )
}

interface WholeProps<Data> {
  readonly personal: PersonalData
  readonly read: HospitalRead<Data>
  readonly children: (result: Data) => ReactElement
}

const Whole = <Data,>({ personal, read, children }: WholeProps<Data>): ReactElement => {
  const message = useMessage()
  const state = usePersonalRead(personal, read)
  // A hospital refuses a result that a doctor explains in person.
  if (state.status === 'failed' && state.reason === 'rejected')
    return <EmptyState title={message('web.results.spoken')} message={message('web.results.spokenText')} />
  return (
    <PersonalPart state={state} failed="web.results.oneFailed">
      {children}
    </PersonalPart>
  )
}
