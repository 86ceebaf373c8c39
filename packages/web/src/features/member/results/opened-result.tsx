import { Button, EmptyState, formatDate, Inline, LinkButton, Loading, Stack, telHref, useLocale } from '@hospital/ui'
import { PrintHead } from '@hospital/ui/results'
import { useEffect, useRef } from 'react'
import type { ReactElement } from 'react'
import { useMessage } from '../../../i18n/use-message.ts'
import type { PersonalData } from '../../../personal-data/personal-data.ts'
import { PersonalPart } from '../../../personal-data/personal-part.tsx'
import type { Read } from '../../../personal-data/read.ts'
import { useRead } from '../../../personal-data/use-read.ts'
import { href } from '../../../routes/href.ts'
import { useToday } from '../../../shared/use-server-now.ts'
import { CheckupReport } from './checkup-report.tsx'
import { LabReport } from './lab-report.tsx'
import type { ResultsHospital } from './load-results.ts'
import { RadiologyReport } from './radiology-report.tsx'
import type { ResultEntry } from './result-entries.ts'
import { keyText } from './result-kinds.ts'
import type { ResultKey } from './result-kinds.ts'
import { readCheckup, readLabResult, readRadiologyResult } from './result-reads.ts'
import { useTestGuide } from './test-guide/use-test-guide.ts'
import { spokenMeaning } from './verdict.ts'

interface OpenedResultProps {
  readonly personal: PersonalData
  readonly patient: number
  readonly shown: ResultKey
  /** The other results of the patient. Some of them can be compared with this one. */
  readonly others: readonly ResultEntry[]
  /** The hospital of the result; undefined if it is no longer in the list of hospitals. */
  readonly hospital: ResultsHospital | undefined
  readonly onClose: () => void
}

/** One result in full, with the button back to the list. */
export const OpenedResult = (props: OpenedResultProps): ReactElement => {
  const { personal, patient, shown, others, hospital, onClose } = props
  const message = useMessage()
  const locale = useLocale()
  const today = useToday()
  const guide = useTestGuide()
  const read = { personal, patient, shown, contact: hospital }
  const entry = others.find(({ key }) => keyText(key) === keyText(shown))
  const spoken = <Spoken hospital={hospital} doctor={entry?.spokenBy?.doctor} />
  return (
    <div role="region" aria-label={message('web.results.one')}>
      <Stack gap="lg">
        {hospital && (
          <PrintHead
            hospital={hospital.name}
            address={hospital.address}
            printed={message('web.results.printed', { day: formatDate(today, locale) })}
          />
        )}
        <WayBack onClose={onClose} />
        {shown.kind === 'laboratorium' && (
          <Whole personal={personal} spoken={spoken} read={readLabResult(patient, shown)}>
            {(result) => (guide ? <LabReport {...read} result={result} others={others} guide={guide} /> : <Loading />)}
          </Whole>
        )}
        {shown.kind === 'radiologi' && (
          <Whole personal={personal} spoken={spoken} read={readRadiologyResult(patient, shown)}>
            {(result) => <RadiologyReport {...read} result={result} />}
          </Whole>
        )}
        {shown.kind === 'mcu' && (
          <Whole personal={personal} spoken={spoken} read={readCheckup(patient, shown)}>
            {(result) => (guide ? <CheckupReport {...read} result={result} guide={guide} /> : <Loading />)}
          </Whole>
        )}
      </Stack>
    </div>
  )
}

/** The button back to the list. It takes the focus when the result opens: reading goes on from there. */
const WayBack = ({ onClose }: Pick<OpenedResultProps, 'onClose'>): ReactElement => {
  const message = useMessage()
  const ref = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    ref.current?.focus({ preventScroll: true })
    ref.current?.scrollIntoView({ block: 'start', behavior: 'instant' })
  }, [])
  return (
    <div data-print="hide">
      <Button ref={ref} tone="secondary" icon="chevronLeft" onClick={onClose}>
        {message('web.results.back')}
      </Button>
    </div>
  )
}

interface SpokenProps {
  readonly hospital: ResultsHospital | undefined
  readonly doctor: string | undefined
}

/** A result that only the doctor may explain: the doctor, the way to an appointment, and the hospital's number. */
const Spoken = ({ hospital, doctor }: SpokenProps): ReactElement => {
  const message = useMessage()
  const locale = useLocale()
  const { text, values, advice } = spokenMeaning({ doctor })
  const phone = hospital?.phone
  const tel = phone === undefined ? undefined : telHref(phone)
  return (
    <EmptyState
      title={message(text, values)}
      message={message(advice)}
      action={
        <Inline>
          <LinkButton
            icon="calendar"
            href={href(locale, 'appointmentCreation', undefined, hospital && { rs: hospital.code })}
          >
            {message('web.results.spokenBook')}
          </LinkButton>
          {hospital && phone && tel && (
            <LinkButton tone="secondary" icon="phone" href={tel}>
              {message('web.results.spokenCall', { hospital: hospital.name, number: phone })}
            </LinkButton>
          )}
        </Inline>
      }
    />
  )
}

interface WholeProps<Data> {
  readonly personal: PersonalData
  readonly read: Read<Data>
  /** Shown if the hospital refuses the result. */
  readonly spoken: ReactElement
  readonly children: (result: Data) => ReactElement
}

const Whole = <Data,>({ personal, read, spoken, children }: WholeProps<Data>): ReactElement => {
  const state = useRead(personal, read)
  // A hospital refuses a result that a doctor explains in person.
  if (state.status === 'failed' && state.reason === 'rejected') return spoken
  return (
    <PersonalPart state={state} failed="web.results.oneFailed">
      {children}
    </PersonalPart>
  )
}
