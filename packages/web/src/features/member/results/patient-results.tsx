import { Stack, Tabs, useLocale } from '@hospital/ui'
import { useEffect, useRef, useState } from 'react'
import type { ReactElement, RefObject } from 'react'
import { useMessage } from '../../../i18n/use-message.ts'
import type { PersonalData } from '../../../personal-data/personal-data.ts'
import { useReads } from '../../../personal-data/use-read.ts'
import { href } from '../../../routes/href.ts'
import { useRetryPlace } from '../../../shared/use-retry-place.ts'
import { mergeAnswers } from './answers.ts'
import type { ResultsHospital } from './load-results.ts'
import { OpenedResult } from './opened-result.tsx'
import { filtered } from './result-entries.ts'
import type { ResultFilters } from './result-entries.ts'
import { keyText } from './result-kinds.ts'
import type { ResultKey, ResultKind } from './result-kinds.ts'
import { resultPages } from './result-pages.ts'
import type { ResultsRoute } from './result-pages.ts'
import { listReads } from './result-reads.ts'
import type { RecordedPatient } from './result-reads.ts'
import { ResultsList } from './results-list.tsx'
import { openerId, useOpenResult } from './use-open-result.ts'
import { useSettled } from './use-settled.ts'

/**
 * The longest time, in milliseconds, that the list waits for all hospitals. Then it shows the results that have come; the others are behind
 * a button.
 */
const hospitalsTimeout = 1500

interface PatientResultsProps {
  readonly personal: PersonalData
  readonly route: ResultsRoute
  readonly patient: RecordedPatient
  readonly hospitals: readonly ResultsHospital[]
  readonly kinds: readonly ResultKind[]
  readonly filters: ResultFilters
  readonly action: string
}

/** The results of one patient: their list, or one of them in full. Each hospital is asked separately. */
export const PatientResults = (props: PatientResultsProps): ReactElement => {
  const { personal, route, patient, hospitals, kinds, filters, action } = props
  const { shown, open, close } = useOpenResult(patient.id)
  const answers = useAllAnswers(props)
  const { merged } = answers
  // Kept here, not in the list: an open result unmounts the list, which would then wait for slow hospitals again.
  const settled = useSettledResults(answers, filters, shown !== undefined)
  const { place, retrying } = useRetryPlace()
  useFocusAfterClosing(shown, place)
  if (shown)
    return (
      <OpenedResult
        key={keyText(shown)}
        personal={personal}
        patient={patient.id}
        shown={shown}
        others={merged.entries}
        hospital={hospitals.find(({ code }) => code === shown.hospital)}
        onClose={close}
      />
    )
  return (
    <Stack>
      <KindTabs route={route} patient={patient} />
      <div ref={place} tabIndex={-1}>
        <ResultsList
          merged={merged}
          settled={settled}
          retrying={retrying}
          hospitals={hospitals}
          kinds={kinds}
          filters={filters}
          action={action}
          onOpen={open}
        />
      </div>
    </Stack>
  )
}

/** The answers of all hospitals, and which of them were asked again. */
const useAllAnswers = ({ personal, patient, hospitals, kinds }: PatientResultsProps) => {
  const questions = hospitals.flatMap((hospital) => kinds.map((kind) => ({ hospital, kind })))
  const states = useReads(
    personal,
    questions.map(({ hospital, kind }) => listReads[kind](patient, hospital.code)),
  )
  const [askedAgain, setAskedAgain] = useState<ReadonlySet<string>>(new Set())
  const answers = mergeAnswers(
    questions.flatMap(({ hospital }, index) => {
      const state = states[index]
      return state ? [{ hospital, state }] : []
    }),
  )
  const missing = answers.missing.map((one) => ({
    ...one,
    retry: () => {
      setAskedAgain((before) => new Set([...before, one.hospital.code]))
      one.retry()
    },
  }))
  return { merged: { ...answers, missing }, askedAgain }
}

/** The results to show, once they have settled. `isHidden`: the list is not shown at the moment. */
const useSettledResults = (
  { merged: { entries, waiting }, askedAgain }: ReturnType<typeof useAllAnswers>,
  filters: ResultFilters,
  isHidden: boolean,
) =>
  useSettled({
    entries,
    waiting,
    keyOf: ({ key }) => keyText(key),
    isWanted: (entry) => filtered([entry], filters).length > 0,
    isAskedFor: ({ key }) => askedAgain.has(key.hospital),
    limit: hospitalsTimeout,
    isHidden,
  })

/** The tabs from a page of results to the results of other kinds, of the same patient. */
const KindTabs = ({ route, patient }: Pick<PatientResultsProps, 'route' | 'patient'>): ReactElement => {
  const message = useMessage()
  const locale = useLocale()
  return (
    <Tabs
      label={message('web.results.kind')}
      tabs={resultPages.map((page) => ({
        label: message(page.tab),
        href: href(locale, page.route, { pasien: String(patient.id) }),
        current: page.route === route,
      }))}
    />
  )
}

/** Returns the focus to the button that opened the result, or to the list if that button is gone, as after a reload. */
const useFocusAfterClosing = (shown: ResultKey | undefined, list: RefObject<HTMLElement | null>): void => {
  const last = useRef<ResultKey>(undefined)
  useEffect(() => {
    if (!shown && last.current) {
      const opener = document.getElementById(openerId(last.current)) ?? list.current
      opener?.focus()
    }
    last.current = shown
  }, [shown, list])
}
