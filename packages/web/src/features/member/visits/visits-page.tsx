import { Button, EmptyState, FilterBar, InlineAlert, Link, SelectField, Stack, useLocale } from '@hospital/ui'
import { VisitHistory } from '@hospital/ui/records'
import { Fragment, useState } from 'react'
import type { ReactElement } from 'react'
import { useMessage } from '../../../i18n/use-message.ts'
import type { Message } from '../../../i18n/use-message.ts'
import type { Appointment } from '../../../personal-data/appointments.ts'
import type { PersonalData } from '../../../personal-data/personal-data.ts'
import { PersonalPart } from '../../../personal-data/personal-part.tsx'
import { href } from '../../../routes/href.ts'
import type { PageProps } from '../../../shared/page-props.ts'
import { useToday } from '../../../shared/use-server-now.ts'
import { PatientArea } from '../family/patient-area.tsx'
import { ControlLink } from './control-link.tsx'
import { controlVisits } from './control-visit.ts'
import type { loadVisits } from './load-visits.ts'
import { MedicalRecord } from './medical-record.tsx'
import { useVisits } from './use-visits.ts'
import { allVisits, chosenVisits, filterChoices, sentFilters } from './visit-filters.ts'
import type { VisitFilters } from './visit-filters.ts'
import { allergiesOf, startVisits, visitCard, visitWord } from './visit.ts'
import type { Visit } from './visit.ts'

/** The visits of a patient, as the history in the menu or as a page of a person of the family. */
export const VisitsPage = ({ data }: PageProps<typeof loadVisits>): ReactElement => {
  const message = useMessage()
  const locale = useLocale()
  const route = data.isOfFamily ? 'familyMemberVisits' : 'visitHistory'
  return (
    <PatientArea
      data={data}
      route={route}
      part={data.isOfFamily ? 'family' : 'visits'}
      startReads={startVisits}
      title={message('web.member.visits.title')}
      intro={message('web.member.visits.intro')}
    >
      {({ personal, patient }) => (
        <MedicalRecord patient={patient} member={data.member.id} current={route}>
          {(recordNumber) => (
            <VisitsPart
              patient={patient.id}
              recordNumber={recordNumber}
              personal={personal}
              action={href(locale, route, { pasien: String(patient.id) })}
            />
          )}
        </MedicalRecord>
      )}
    </PatientArea>
  )
}

interface VisitsPartProps {
  readonly patient: number
  readonly recordNumber: string
  readonly personal: PersonalData
  /** The address of the page. */
  readonly action: string
}

const VisitsPart = ({ patient, recordNumber, personal, action }: VisitsPartProps): ReactElement => {
  const message = useMessage()
  const { visits: state, toCome } = useVisits(personal, { id: patient, recordNumber })
  return (
    <PersonalPart state={state} failed="web.member.visits.failed" refreshing="web.member.refreshing">
      {(history) => {
        const { list_history: visits } = history
        const allergies = allergiesOf(history)
        return (
          <Stack>
            {allergies.length > 0 && (
              <InlineAlert tone="warning" title={message('web.member.visits.allergies')}>
                <span lang="id">{allergies.join(', ')}</span>
              </InlineAlert>
            )}
            {visits.length === 0 ? (
              <EmptyState title={message('web.member.visits.none')} message={message('web.member.visits.noneText')} />
            ) : (
              <FilteredVisits patient={patient} visits={visits} toCome={toCome} action={action} />
            )}
          </Stack>
        )
      }}
    </PersonalPart>
  )
}

interface VisitCardsProps {
  readonly patient: number
  readonly visits: readonly Visit[]
}

interface FilteredVisitsProps extends VisitCardsProps, Pick<VisitsPartProps, 'action'> {
  /** The upcoming appointments; undefined until they are read. */
  readonly toCome: readonly Appointment[] | undefined
}

const FilteredVisits = ({ patient, visits, toCome, action }: FilteredVisitsProps): ReactElement => {
  const message = useMessage()
  const [filters, setFilters] = useState(allVisits)
  const chosen = chosenVisits(visits, filters)
  return (
    <>
      <Filters action={action} visits={visits} filters={filters} found={chosen.length} onFilter={setFilters} />
      {chosen.length === 0 && <EmptyState title={message('web.member.visits.filteredNone')} />}
      <VisitCards
        patient={patient}
        visits={chosen}
        controls={controlVisits(visits, toCome ?? [])}
        isKnown={toCome !== undefined}
      />
      <div data-print="hide">
        <Stack align="start">
          {chosen.length > 0 && (
            <Button tone="secondary" icon="file" onClick={() => window.print()}>
              {message('web.member.visits.print')}
            </Button>
          )}
        </Stack>
      </div>
    </>
  )
}

/** The fields of the filters, each with its label and its choices. */
const filterFields = (visits: readonly Visit[], message: Message) => {
  const choices = filterChoices(visits)
  return [
    {
      name: 'hospital',
      label: 'web.member.visits.hospital',
      any: 'web.member.visits.hospital.any',
      values: choices.hospitals,
      wordOf: (value: string) => value,
    },
    {
      name: 'kind',
      label: 'web.member.visits.kind',
      any: 'web.member.visits.kind.any',
      values: choices.kinds,
      wordOf: (value: string) => message(visitWord(value)),
    },
    {
      name: 'year',
      label: 'web.member.visits.year',
      any: 'web.member.visits.year.any',
      values: choices.years,
      wordOf: (value: string) => value,
    },
  ] as const
}

interface FiltersProps extends Pick<VisitsPartProps, 'action'> {
  readonly visits: readonly Visit[]
  readonly filters: VisitFilters
  readonly found: number
  readonly onFilter: (filters: VisitFilters) => void
}

const Filters = ({ action, visits, filters, found, onFilter }: FiltersProps): ReactElement => {
  const message = useMessage()
  const fields = filterFields(visits, message)
  return (
    <FilterBar
      action={action}
      label={message('web.member.visits.filter')}
      status={message('web.member.visits.count', { count: found })}
      active={fields
        .filter(({ name }) => filters[name] !== '')
        .map(({ name, wordOf }) => ({
          label: wordOf(filters[name]),
          onRemove: () => onFilter({ ...filters, [name]: '' }),
        }))}
      clearHref={action}
      onClear={() => onFilter(allVisits)}
      onFilter={(values) => onFilter(sentFilters(values))}
      fold="always"
    >
      {/* Fields keep their values, so other filters in the address need new fields. */}
      <Fragment key={Object.values(filters).join(' ')}>
        {fields.map(({ name, label, any, values, wordOf }) => (
          <SelectField
            key={name}
            name={name}
            label={message(label)}
            any={message(any)}
            value={filters[name]}
            options={values.map((value) => ({ value, label: wordOf(value) }))}
          />
        ))}
      </Fragment>
    </FilterBar>
  )
}

interface ControlledCardsProps extends VisitCardsProps {
  readonly controls: ReturnType<typeof controlVisits<Appointment>>
  /** Whether the appointments are read, so that it is known which visits are booked. */
  readonly isKnown: boolean
}

const VisitCards = ({ patient, visits, controls, isKnown }: ControlledCardsProps): ReactElement => {
  const message = useMessage()
  const locale = useLocale()
  const today = useToday()
  const formatTime = (time: string) => `${locale === 'id' ? time.replace(':', '.') : time} WIB`
  return (
    <VisitHistory
      visits={visits.map((visit) => {
        const isAdvised = controls.has(visit.no_registrasi)
        const hasResults = visit.ada_hasil_laboratorium || visit.ada_hasil_radiologi
        return {
          ...visitCard(visit, { message, locale, formatTime, today, pageProtocol: window.location.protocol }),
          actions: (isAdvised || hasResults) && (
            <>
              {isAdvised && (
                <ControlLink
                  patient={patient}
                  visit={visit}
                  booked={controls.get(visit.no_registrasi)}
                  isKnown={isKnown}
                />
              )}
              <ResultLinks patient={patient} visit={visit} />
            </>
          ),
        }
      })}
    />
  )
}

interface VisitLinkProps {
  readonly patient: number
  readonly visit: Visit
}

const ResultLinks = ({ patient, visit }: VisitLinkProps): ReactElement => {
  const message = useMessage()
  const locale = useLocale()
  const pasien = String(patient)
  return (
    <>
      {visit.ada_hasil_laboratorium && (
        <Link look="action" href={href(locale, 'laboratoryResults', { pasien })}>
          {message('web.member.visits.laboratory')}
        </Link>
      )}
      {visit.ada_hasil_radiologi && (
        <Link look="action" href={href(locale, 'radiologyResults', { pasien })}>
          {message('web.member.visits.radiology')}
        </Link>
      )}
    </>
  )
}
