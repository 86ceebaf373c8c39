import type { HospitalCareComponents } from '@hospital/sdk/hospital-care'
import { Inline, LinkButton, Stack, telHref, useLocale } from '@hospital/ui'
import type { Description, Localizable } from '@hospital/ui'
import { OutsideValues, ResultHead } from '@hospital/ui/results'
import type { ReactElement, ReactNode } from 'react'
import { useMessage } from '../../../i18n/use-message.ts'
import type { PersonalData } from '../../../personal-data/personal-data.ts'
import { href } from '../../../routes/href.ts'
import { useServerNow } from '../../../shared/use-server-now.ts'
import { criticalSentences, sinceOf } from './critical-values.ts'
import type { CriticalValue } from './critical-values.ts'
import type { ResultsHospital } from './load-results.ts'
import { NextSteps } from './next-steps.tsx'
import { outsideList } from './outside-list.ts'
import { outsideInWords } from './outside-values.ts'
import { ResultActions } from './result-actions.tsx'
import { dayInWords, pastDay } from './result-day.ts'
import type { ResultKey } from './result-kinds.ts'
import type { ReportedValue } from './test-values.ts'
import { meaningOf } from './verdict.ts'
import type { Findings, Meaning } from './verdict.ts'

/** What reports of every kind are made from. */
export interface ReportProps<Result> {
  readonly personal: PersonalData
  readonly patient: number
  readonly shown: ResultKey
  readonly result: Result
  /** The hospital that has it, with its numbers; undefined if it is no longer in the list of hospitals. */
  readonly contact: ResultsHospital | undefined
}

interface ReportLayoutProps {
  readonly personal: PersonalData
  readonly shown: ResultKey
  readonly title: Localizable
  readonly findings: Findings
  /** Its values: those outside of their reference come first. Default: they are only counted. */
  readonly tests?: readonly ReportedValue[] | undefined
  /** Its critical values. Default: none are known. */
  readonly critical?: readonly CriticalValue[] | undefined
  /** The day or instant that the result belongs to; undefined if not recorded. */
  readonly at: string | undefined
  readonly facts: readonly Description[]
  readonly hospital: HospitalCareComponents['schemas']['HospitalReference']
  readonly contact: ResultsHospital | undefined
  /** Who asked for it; null where that is not known. */
  readonly doctor: string | null
  readonly hasPdf: boolean
  readonly children: ReactNode
}

/** A result in full: what it means and what to do, whose it is, then what was found. It is what is printed. */
export const ReportLayout = (props: ReportLayoutProps): ReactElement => {
  const {
    personal,
    shown,
    title,
    findings,
    tests = [],
    critical,
    at,
    facts,
    hospital,
    contact,
    doctor,
    hasPdf,
    children,
  } = props
  const message = useMessage()
  const locale = useLocale()
  const now = useServerNow()
  const past = pastDay(at, now, locale)
  const since = sinceOf(critical, now)
  const said = ({ tone, text, values, advice }: Meaning) => ({
    verdict: {
      tone,
      text: (text === 'web.results.abnormal' && outsideInWords(tests, { message, locale })) || message(text, values),
    },
    advice: [...criticalSentences(critical, { message, locale }), message(advice)].join(' '),
  })
  const meaning = meaningOf(findings, past, since)
  // Paper is read later: a critical value has its day there, and no "now".
  const onPaper = findings.critical
    ? meaningOf(findings, dayInWords(at, locale), since === 'over' ? since : 'unknown')
    : undefined
  return (
    <Stack gap="xl">
      <ResultHead
        title={title}
        status={findings.status}
        {...said(meaning)}
        printed={onPaper && said(onPaper)}
        note={
          findings.status === 'corrected'
            ? { title: message('web.results.corrected'), text: message('web.results.corrected.advice') }
            : undefined
        }
        actions={findings.critical && <Urgent hospital={hospital} isNow={past === undefined || since === 'again'} />}
        facts={facts}
      >
        <OutsideValues
          heading={message('web.results.outsideHeading')}
          values={outsideList(tests, { message, locale })}
        />
        {meaning.tone !== 'good' && meaning.tone !== 'waiting' && (
          <NextSteps hospital={contact} doctor={doctor ?? undefined} canWait={meaning.tone !== 'critical'} />
        )}
      </ResultHead>
      {children}
      <ResultActions personal={personal} shown={shown} hasPdf={hasPdf} />
    </Stack>
  )
}

/** The national number; it needs no back end to be known. */
const emergencyNumber = '119'

interface UrgentProps extends Pick<ReportLayoutProps, 'hospital'> {
  /** Whether the value is of the last days: an ambulance is for those. */
  readonly isNow: boolean
}

const Urgent = ({ hospital: { nama, slug }, isNow }: UrgentProps): ReactElement => {
  const message = useMessage()
  const locale = useLocale()
  return (
    <Inline>
      {isNow && (
        <LinkButton icon="phone" href={telHref(emergencyNumber) ?? ''}>
          {message('web.results.callEmergency', { number: emergencyNumber })}
        </LinkButton>
      )}
      {slug !== null && (
        <LinkButton tone="secondary" icon="building" href={href(locale, 'hospital', { slug })}>
          {message('web.results.contactHospital', { hospital: nama })}
        </LinkButton>
      )}
    </Inline>
  )
}
