import type { HospitalCareComponents } from '@hospital/sdk/hospital-care'
import { Inline, LinkButton, Stack, telHref, useLocale } from '@hospital/ui'
import type { Locale, Localizable } from '@hospital/ui'
import { OutsideValues, ResultHead } from '@hospital/ui/results'
import type { ReactElement, ReactNode } from 'react'
import { useMessage } from '../../../i18n/use-message.ts'
import type { Message } from '../../../i18n/use-message.ts'
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
import { dayInWords, pastDay, resultDay } from './result-day.ts'
import { resultFacts } from './result-facts.ts'
import type { OtherFacts, Reported } from './result-facts.ts'
import type { ResultKey } from './result-kinds.ts'
import type { ReportedValue } from './test-values.ts'
import { findingsOf, flagOf, meaningOf, statusOf } from './verdict.ts'
import type { Meaning, Opinion } from './verdict.ts'

type Schemas = HospitalCareComponents['schemas']

/** The fields that results of every kind have. */
interface CommonResult extends Reported {
  readonly status: Schemas['ResultStatus']
  readonly ada_pdf: boolean
  /** The doctor who asked for it; null or undefined if not known. */
  readonly dokter_pengirim?: string | null
}

/** The input of reports of every kind. */
export interface ReportProps<Result> {
  readonly personal: PersonalData
  readonly patient: number
  readonly shown: ResultKey
  readonly result: Result
  /** The hospital of the result, with its telephone numbers; undefined if it is no longer in the list of hospitals. */
  readonly contact: ResultsHospital | undefined
}

interface ReportLayoutProps extends Omit<ReportProps<CommonResult>, 'patient'> {
  readonly title: Localizable
  /** The values of the result. Those outside of their reference come first. Default: none, as in a report in words. */
  readonly tests?: readonly ReportedValue[] | undefined
  /** The kind of remark beside the values. Default: none. */
  readonly opinion?: Opinion | undefined
  /** The critical values. Default: none are known. */
  readonly critical?: readonly CriticalValue[] | undefined
  /** Facts in addition to those of every result. */
  readonly facts: OtherFacts
  /** The head of the report: the conclusion in words, which most patients look for first. Default: none, the values say it all. */
  readonly header?: ReactNode
  readonly children: ReactNode
}

interface Words {
  readonly message: Message
  readonly locale: Locale
}

/** A result in full: its meaning and what to do, its patient, then the findings. This is also what is printed. */
export const ReportLayout = (props: ReportLayoutProps): ReactElement => {
  const { personal, shown, result, children } = props
  return (
    <Stack gap="xl">
      <ReportHead {...props} />
      {children}
      <ResultActions personal={personal} shown={shown} hasPdf={result.ada_pdf} />
    </Stack>
  )
}

/** A meaning in words. A few values outside are named instead of counted, and critical values come with what is known about them. */
const meaningInWords = (
  { tone, text, values, advice }: Meaning,
  { tests = [], critical }: Pick<ReportLayoutProps, 'tests' | 'critical'>,
  words: Words,
) => ({
  verdict: {
    tone,
    text: (text === 'web.results.abnormal' && outsideInWords(tests, words)) || words.message(text, values),
  },
  advice: [...criticalSentences(critical, words), words.message(advice)].join(' '),
})

type ReportHeadProps = Omit<ReportLayoutProps, 'personal' | 'shown' | 'children'>

/** The meaning of a result now and, if it differs, on paper. */
const meaningsOf = ({ result, tests = [], opinion, critical }: ReportHeadProps, now: Date, locale: Locale) => {
  const findings = findingsOf(
    statusOf[result.status],
    tests.map(({ penanda }) => flagOf(penanda)),
    opinion,
  )
  const at = resultDay(result)
  const past = pastDay(at, now, locale)
  const since = sinceOf(critical, now)
  return {
    findings,
    meaning: meaningOf(findings, past, since),
    // Paper is read later: a critical value has its day there, and no "now".
    onPaper: findings.critical
      ? meaningOf(findings, dayInWords(at, locale), since === 'over' ? since : 'unknown')
      : undefined,
    isNow: past === undefined || since === 'again',
  }
}

const ReportHead = (props: ReportHeadProps): ReactElement => {
  const { title, result, tests = [], facts, contact, header } = props
  const words = { message: useMessage(), locale: useLocale() }
  const { findings, meaning, onPaper, isNow } = meaningsOf(props, useServerNow(), words.locale)
  return (
    <ResultHead
      title={title}
      status={findings.status}
      {...meaningInWords(meaning, props, words)}
      printed={onPaper && meaningInWords(onPaper, props, words)}
      note={
        findings.status === 'corrected'
          ? { title: words.message('web.results.corrected'), text: words.message('web.results.corrected.advice') }
          : undefined
      }
      actions={findings.critical && <Urgent hospital={result.rumah_sakit} isNow={isNow} />}
      facts={resultFacts(result, facts, words)}
    >
      {header}
      <OutsideValues heading={words.message('web.results.outsideHeading')} values={outsideList(tests, words)} />
      {meaning.tone !== 'good' && meaning.tone !== 'waiting' && (
        <NextSteps
          hospital={contact}
          doctor={result.dokter_pengirim ?? undefined}
          canWait={meaning.tone !== 'critical'}
        />
      )}
    </ResultHead>
  )
}

/** The national emergency number. It needs no back end. */
const emergencyNumber = '119'

interface UrgentProps {
  readonly hospital: Schemas['HospitalReference']
  /** Whether the value is of the last days: an ambulance is offered only then. */
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
