import {
  Button,
  EmptyState,
  FilterBar,
  InlineAlert,
  LinkButton,
  Loading,
  SectionError,
  SelectField,
  Stack,
  useLocale,
} from '@hospital/ui'
import { ResultCard } from '@hospital/ui/results'
import { useState } from 'react'
import type { ComponentProps, ReactElement } from 'react'
import { useMessage } from '../../../i18n/use-message.ts'
import type { Message } from '../../../i18n/use-message.ts'
import { isNewEntry } from '../../../personal-data/new-entry.ts'
import type { RetryPlace } from '../../../shared/use-retry-place.ts'
import { useServerNow } from '../../../shared/use-server-now.ts'
import type { MergedAnswers, MissingHospital } from './answers.ts'
import { sinceOf } from './critical-values.ts'
import { entryDetail, entryTitle } from './entry-words.ts'
import { activeFilters } from './filter-addresses.ts'
import type { ResultsHospital } from './load-results.ts'
import { pastDay } from './result-day.ts'
import { filtered, yearsOf } from './result-entries.ts'
import type { ResultEntry, ResultFilters } from './result-entries.ts'
import { keyText, kindWords } from './result-kinds.ts'
import type { ResultKey, ResultKind } from './result-kinds.ts'
import { openerId } from './use-open-result.ts'
import type { Settled } from './use-settled.ts'
import { meaningOf, spokenMeaning } from './verdict.ts'

interface ResultsListProps {
  readonly merged: MergedAnswers
  readonly settled: Settled<ResultEntry>
  readonly retrying: RetryPlace['retrying']
  readonly hospitals: readonly ResultsHospital[]
  readonly kinds: readonly ResultKind[]
  readonly filters: ResultFilters
  readonly action: string
  readonly onOpen: (key: ResultKey) => void
}

/** The hospitals without an answer, when the list was first shown and now. */
const useMissing = (missing: readonly MissingHospital[], isSettled: boolean) => {
  const [atFirst, setAtFirst] = useState<readonly string[]>()
  if (isSettled && atFirst === undefined) setAtFirst(missing.map(({ hospital }) => hospital.code))
  const isFirst = ({ hospital }: MissingHospital) => atFirst?.includes(hospital.code) ?? false
  return { first: missing.filter(isFirst), later: isSettled ? missing.filter((one) => !isFirst(one)) : [] }
}

/** The results of all hospitals, the newest first, narrowed by hospital, kind and year. */
export const ResultsList = (props: ResultsListProps): ReactElement => {
  const { merged, settled, retrying, hospitals, filters, action, onOpen } = props
  const message = useMessage()
  const { entries, waiting, missing, outdated } = merged
  const { isSettled, shown, late, showAll } = settled
  const { first, later } = useMissing(missing, isSettled)
  const chosen = filtered(shown, filters)
  const active = activeFilters(action, filters, namesOf(filters, hospitals, message))
  if (!waiting && entries.length === 0 && missing.length > 0 && missing.length === hospitals.length)
    return <AllMissing missing={missing} retrying={retrying} />
  const hidden = filtered(late, filters).length
  return (
    <Stack>
      <ResultFilterBar {...props} active={active} found={chosen.length} />
      {outdated.length > 0 && (
        <InlineAlert tone="warning" live>
          {message('web.results.outdated', { hospitals: outdated.join(', ') })}
        </InlineAlert>
      )}
      <MissingHospitals missing={first} retrying={retrying} />
      {chosen.length > 0 && <Entries entries={chosen} onOpen={onOpen} />}
      {hidden > 0 && (
        <div role="status">
          <Button tone="secondary" onClick={retrying(showAll)}>
            {message('web.results.showLate', { count: hidden })}
          </Button>
        </div>
      )}
      {/* Below the results, so that they do not push them away from the reader. */}
      <MissingHospitals missing={later} retrying={retrying} />
      {/* The key changes when something appears above the list: moving the same element down would count as a layout shift. */}
      {waiting && <Loading key={`${isSettled} ${late.length > 0} ${later.length}`} />}
      {!waiting && chosen.length === 0 && hidden === 0 && (
        <NoResults isNarrowed={active.length > 0} isSomeMissing={missing.length > 0} action={action} />
      )}
    </Stack>
  )
}

/** The names of the chosen filters. */
const namesOf = ({ hospital, kind }: ResultFilters, hospitals: readonly ResultsHospital[], message: Message) => ({
  hospital: hospitals.find(({ code }) => code === hospital)?.name,
  kind: kind && message(kindWords[kind]),
})

interface NoResultsProps extends Pick<ResultsListProps, 'action'> {
  readonly isNarrowed: boolean
  readonly isSomeMissing: boolean
}

/** "No results" is shown only if every hospital has answered. */
const noneWord = ({ isNarrowed, isSomeMissing }: Omit<NoResultsProps, 'action'>) => {
  if (isNarrowed) return 'web.results.noneFound'
  return isSomeMissing ? 'web.results.noneElsewhere' : 'web.results.none'
}

const NoResults = ({ isNarrowed, isSomeMissing, action }: NoResultsProps): ReactElement => {
  const message = useMessage()
  return (
    <EmptyState
      title={message(noneWord({ isNarrowed, isSomeMissing }))}
      message={message(isNarrowed ? 'web.results.noneFoundText' : 'web.results.noneText')}
      action={isNarrowed && <LinkButton href={action}>{message('web.results.all')}</LinkButton>}
    />
  )
}

type MissingProps = Pick<MergedAnswers, 'missing'> & Pick<ResultsListProps, 'retrying'>

const AllMissing = ({ missing, retrying }: MissingProps): ReactElement => {
  const message = useMessage()
  const isForbidden = missing.every((one) => one.isForbidden)
  return (
    <SectionError
      title={message('web.results.failed')}
      message={message(isForbidden ? 'web.member.forbidden' : 'web.results.failedText')}
      onRetry={isForbidden ? undefined : retrying(() => missing.forEach(({ retry }) => retry()))}
    />
  )
}

interface ResultFilterBarProps extends ResultsListProps {
  readonly active: ComponentProps<typeof FilterBar>['active']
  readonly found: number
}

const ResultFilterBar = (props: ResultFilterBarProps): ReactElement => {
  const { merged, filters, action, active, found } = props
  const message = useMessage()
  return (
    <FilterBar
      action={action}
      label={message('web.results.filter')}
      status={message(merged.waiting ? 'web.results.asking' : 'web.results.found', { count: found })}
      active={active}
      clearHref={action}
      fold="always"
    >
      {/* Fields keep their values, so another choice in the address needs new fields. */}
      <FilterFields key={[filters.hospital, filters.kind, filters.year].join(' ')} {...props} />
    </FilterBar>
  )
}

const FilterFields = ({ merged, hospitals, kinds, filters }: ResultsListProps): ReactElement => {
  const message = useMessage()
  const years = [...new Set([...yearsOf(merged.entries), ...(filters.year === undefined ? [] : [filters.year])])]
  return (
    <>
      <SelectField
        name="rs"
        label={message('web.results.hospital')}
        any={message('web.results.anyHospital')}
        value={filters.hospital}
        options={hospitals.map(({ code, name }) => ({ value: code, label: name }))}
      />
      {kinds.length > 1 && (
        <SelectField
          name="jenis"
          label={message('web.results.kind')}
          any={message('web.results.anyKind')}
          value={filters.kind}
          options={kinds.map((kind) => ({ value: kind, label: message(kindWords[kind]) }))}
        />
      )}
      <SelectField
        name="tahun"
        label={message('web.results.year')}
        any={message('web.results.anyYear')}
        value={filters.year}
        options={years.map((year) => ({ value: year, label: year }))}
      />
    </>
  )
}

interface EntriesProps extends Pick<ResultsListProps, 'onOpen'> {
  readonly entries: readonly ResultEntry[]
}

const Entries = ({ entries, onOpen }: EntriesProps): ReactElement => {
  const now = useServerNow()
  return (
    <Stack as="ul">
      {entries.map((entry) => (
        <li key={keyText(entry.key)}>
          <Entry entry={entry} now={now} onOpen={() => onOpen(entry.key)} />
        </li>
      ))}
    </Stack>
  )
}

interface EntryProps {
  readonly entry: ResultEntry
  readonly now: Date
  readonly onOpen: () => void
}

const Entry = ({ entry, now, onOpen }: EntryProps): ReactElement => {
  const message = useMessage()
  const { key, hospital, at, findings } = entry
  const kind = message(kindWords[key.kind])
  const locale = useLocale()
  const { tone, text, values } = entry.spokenBy
    ? spokenMeaning(entry.spokenBy)
    : meaningOf(findings, pastDay(at, now, locale), sinceOf(entry.critical, now))
  return (
    <ResultCard
      id={openerId(key)}
      title={entryTitle(entry, { message, locale }) ?? kind}
      kind={kind}
      verdict={{ tone, text: message(text, values) }}
      detail={entryDetail(entry, { message, locale })}
      status={findings.status}
      hospital={hospital}
      at={at}
      mark={isNewEntry(entry, now) ? message('web.results.new') : undefined}
      onOpen={onOpen}
    />
  )
}

const MissingHospitals = ({ missing, retrying }: MissingProps): ReactElement => (
  <>
    {missing.map((one) => (
      <Missing key={one.hospital.code} {...one} retry={retrying(one.retry)} />
    ))}
  </>
)

const Missing = ({ hospital, isForbidden, retry }: MissingHospital): ReactElement => {
  const message = useMessage()
  return (
    <InlineAlert tone="warning" live title={message('web.results.missing', { hospital: hospital.name })}>
      <Stack gap="sm" align="start">
        <span>{message(isForbidden ? 'web.member.forbidden' : 'web.results.missingText')}</span>
        {!isForbidden && (
          <Button tone="secondary" size="compact" icon="retry" onClick={retry}>
            {message('web.results.askAgain', { hospital: hospital.name })}
          </Button>
        )}
      </Stack>
    </InlineAlert>
  )
}
