import { Button, Card, formatDate, InlineAlert, Link, SectionError, Stack, Text, useLocale } from '@hospital/ui'
import type { ReactElement } from 'react'
import { useMessage } from '../../../i18n/use-message.ts'
import type { FamilyMember } from '../../../personal-data/family.ts'
import { newFor } from '../../../personal-data/new-entry.ts'
import type { PersonalData } from '../../../personal-data/personal-data.ts'
import { href } from '../../../routes/href.ts'
import type { Part } from '../../../shared/loading/part.ts'
import { useRetryPlace } from '../../../shared/use-retry-place.ts'
import type { MergedAnswers } from '../results/answers.ts'
import { HomeSection } from './home-section.tsx'
import type { HomeHospital } from './load-home.ts'
import { useFamilyResults } from './new-results.ts'
import { newResults } from './new-results.ts'

interface NewResultsProps {
  readonly personal: PersonalData
  /** The persons whose data the member may read. */
  readonly persons: readonly FamilyMember[]
  readonly hospitals: Part<readonly HomeHospital[]>
  readonly now: Date
}

/**
 * Says for each person with a medical record whether there are new laboratory results. Every person has a line from the start, so that
 * nothing moves while hospitals answer.
 */
export const NewResults = ({ personal, persons, hospitals, now }: NewResultsProps): ReactElement | null => {
  const message = useMessage()
  const locale = useLocale()
  const recorded = persons.flatMap(({ id, name, recordNumber }) =>
    recordNumber === undefined ? [] : [{ id, name, recordNumber }],
  )
  if (recorded.length === 0) return null
  return (
    <HomeSection title="web.member.home.results" values={{ days: newFor }}>
      {hospitals.ok ? (
        <Rows personal={personal} persons={recorded} hospitals={hospitals.value} now={now} />
      ) : (
        <SectionError title={message('web.results.failed')} retryHref={href(locale, 'memberProfile')} />
      )}
    </HomeSection>
  )
}

interface RecordedPerson {
  readonly id: number
  readonly name: string
  readonly recordNumber: string
}

interface RowsProps {
  readonly personal: PersonalData
  readonly persons: readonly RecordedPerson[]
  readonly hospitals: readonly HomeHospital[]
  readonly now: Date
}

const Rows = ({ personal, persons, hospitals, now }: RowsProps): ReactElement => {
  const message = useMessage()
  const results = useFamilyResults(personal, persons, hospitals)
  const { place, retrying } = useRetryPlace()
  const missing = results.missing.map(({ hospital }) => hospital.name).join(', ')
  const refused = results.missing.filter(({ isForbidden }) => !isForbidden)
  return (
    <div ref={place} tabIndex={-1}>
      <Stack gap="sm">
        <Card compact>
          <Stack as="ul" gap="xs">
            {persons.map((person, index) => (
              <li key={person.id}>
                <Row person={person} answers={results.persons[index]} now={now} />
              </li>
            ))}
          </Stack>
        </Card>
        {missing !== '' && (
          <InlineAlert tone="warning" live>
            <Stack gap="sm" align="start">
              <span>{message('web.member.home.results.missing', { hospitals: missing })}</span>
              {refused.length > 0 && (
                <Button
                  tone="secondary"
                  size="compact"
                  icon="retry"
                  onClick={retrying(() => refused.forEach(({ retry }) => retry()))}
                >
                  {message('web.member.home.results.again')}
                </Button>
              )}
            </Stack>
          </InlineAlert>
        )}
      </Stack>
    </div>
  )
}

interface RowProps {
  readonly person: RecordedPerson
  readonly answers: MergedAnswers | undefined
  readonly now: Date
}

const Row = ({ person: { id, name }, answers, now }: RowProps): ReactElement => {
  const message = useMessage()
  const locale = useLocale()
  const { count, latest } = newResults(answers?.entries ?? [], now)
  const words = () => {
    if (latest !== undefined)
      return <strong>{message('web.member.home.results.new', { count, day: formatDate(latest, locale) })}</strong>
    if (!answers || answers.waiting) return message('web.member.home.results.waiting')
    return message(answers.missing.length > 0 ? 'web.member.home.results.some' : 'web.member.home.results.none')
  }
  return (
    <div>
      <Link look="action" href={href(locale, 'laboratoryResults', { pasien: String(id) })}>
        {name}
      </Link>
      <Text tone="muted">{words()}</Text>
    </div>
  )
}
