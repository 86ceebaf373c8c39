import { Button, EmptyState, Grid, InlineAlert, Link, SelectField, Stack, Text, useLocale } from '@hospital/ui'
import { VisitHistory } from '@hospital/ui/records'
import { useState } from 'react'
import type { ReactElement } from 'react'
import { useMessage } from '../../../i18n/use-message.ts'
import type { PersonalData } from '../../../personal-data/personal-data.ts'
import { PersonalPart } from '../../../personal-data/personal-part.tsx'
import { useRead } from '../../../personal-data/use-read.ts'
import { href } from '../../../routes/href.ts'
import type { PageProps } from '../../../shared/page-props.ts'
import { PatientArea } from '../family/patient-area.tsx'
import type { loadVisits } from './load-visits.ts'
import { allVisits, chosenVisits, filterChoices } from './visit-filters.ts'
import type { VisitFilters } from './visit-filters.ts'
import { readVisits, visitCard, visitWord } from './visit.ts'
import type { Visit } from './visit.ts'

/** The visits of a patient, as part of the history or of a person's pages. */
export const VisitsPage = ({ data }: PageProps<typeof loadVisits>): ReactElement => {
  const message = useMessage()
  return (
    <PatientArea
      data={data}
      route={data.isOfFamily ? 'familyMemberVisits' : 'visitHistory'}
      part={data.isOfFamily ? 'family' : 'visits'}
      title={message('web.member.visits.title')}
      intro={message('web.member.visits.intro')}
    >
      {({ personal, patient: { id, recordNumber } }) =>
        recordNumber === undefined ? (
          <EmptyState
            title={message('web.member.family.noRecord')}
            message={message('web.member.family.noRecordText')}
          />
        ) : (
          <VisitsPart patient={id} recordNumber={recordNumber} personal={personal} />
        )
      }
    </PatientArea>
  )
}

interface VisitsPartProps {
  readonly patient: number
  readonly recordNumber: string
  readonly personal: PersonalData
}

const VisitsPart = ({ patient, recordNumber, personal }: VisitsPartProps): ReactElement => {
  const message = useMessage()
  const state = useRead(personal, readVisits(patient, recordNumber))
  return (
    <PersonalPart state={state} failed="web.member.visits.failed" refreshing="web.member.refreshing">
      {({ list_history: visits, pasient_medical_record: { alergi: allergies } }) => (
        <Stack gap="lg">
          {allergies.length > 0 && (
            <InlineAlert tone="warning" title={message('web.member.visits.allergies')}>
              <span lang="id">{allergies.join(', ')}</span>
            </InlineAlert>
          )}
          {visits.length === 0 ? (
            <EmptyState title={message('web.member.visits.none')} message={message('web.member.visits.noneText')} />
          ) : (
            <FilteredVisits patient={patient} visits={visits} />
          )}
        </Stack>
      )}
    </PersonalPart>
  )
}

interface VisitCardsProps {
  readonly patient: number
  readonly visits: readonly Visit[]
}

const FilteredVisits = ({ patient, visits }: VisitCardsProps): ReactElement => {
  const message = useMessage()
  const [filters, setFilters] = useState(allVisits)
  const chosen = chosenVisits(visits, filters)
  return (
    <>
      <div data-print="hide">
        <Filters visits={visits} onChange={(change) => setFilters({ ...filters, ...change })} />
      </div>
      <Text as="div">
        <span role="status">{message('web.member.visits.count', { count: chosen.length })}</span>
      </Text>
      {chosen.length === 0 && <EmptyState title={message('web.member.visits.filteredNone')} />}
      <VisitCards patient={patient} visits={chosen} />
      <div data-print="hide">
        <Stack align="start">
          {chosen.length > 0 && (
            <Button tone="quiet" icon="file" onClick={() => window.print()}>
              {message('web.member.visits.print')}
            </Button>
          )}
        </Stack>
      </div>
    </>
  )
}

interface FiltersProps {
  readonly visits: readonly Visit[]
  readonly onChange: (change: Partial<VisitFilters>) => void
}

const Filters = ({ visits, onChange }: FiltersProps): ReactElement => {
  const message = useMessage()
  const { hospitals, kinds, years } = filterChoices(visits)
  const plain = (values: readonly string[]) => values.map((value) => ({ value, label: value }))
  return (
    <search aria-label={message('web.member.visits.filter')}>
      <Grid gap="md">
        <SelectField
          name="rumah-sakit"
          label={message('web.member.visits.hospital')}
          any={message('web.member.visits.hospital.any')}
          options={plain(hospitals)}
          onChange={(hospital) => onChange({ hospital })}
        />
        <SelectField
          name="jenis"
          label={message('web.member.visits.kind')}
          any={message('web.member.visits.kind.any')}
          options={kinds.map((value) => ({ value, label: message(visitWord(value)) }))}
          onChange={(kind) => onChange({ kind })}
        />
        <SelectField
          name="tahun"
          label={message('web.member.visits.year')}
          any={message('web.member.visits.year.any')}
          options={plain(years)}
          onChange={(year) => onChange({ year })}
        />
      </Grid>
    </search>
  )
}

const VisitCards = ({ patient, visits }: VisitCardsProps): ReactElement => {
  const message = useMessage()
  const locale = useLocale()
  const pasien = String(patient)
  const timeOf = (time: string) => `${locale === 'id' ? time.replace(':', '.') : time} WIB`
  return (
    <VisitHistory
      visits={visits.map((visit) => ({
        ...visitCard(visit, message, timeOf),
        actions: (visit.ada_hasil_laboratorium || visit.ada_hasil_radiologi) && (
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
        ),
      }))}
    />
  )
}
