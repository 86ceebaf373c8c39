import {
  Button,
  Card,
  CardTitle,
  formatDate,
  Grid,
  InlineAlert,
  SectionError,
  Stack,
  Text,
  useLocale,
} from '@hospital/ui'
import { useState } from 'react'
import type { ReactElement } from 'react'
import { useMessage } from '../../../i18n/use-message.ts'
import { href } from '../../../routes/href.ts'
import { useRetryPlace } from '../../../shared/use-retry-place.ts'
import type { MergedAnswers } from '../results/answers.ts'
import type { FamilyResults, RecordedPerson } from './family-results.ts'
import { HomeSection } from './home-section.tsx'
import { hasNothingNew, newFor, newResults } from './new-results.ts'

interface NewResultsProps {
  readonly persons: readonly RecordedPerson[]
  /** Undefined where it is not known which hospitals to ask. */
  readonly results: FamilyResults | undefined
  readonly now: Date
}

/**
 * Whether there are new laboratory results. Those who are known to have none when this is shown share a line; everybody else has a card
 * from the start, so that nothing moves while hospitals answer.
 */
export const NewResults = ({ persons, results, now }: NewResultsProps): ReactElement | null => {
  const message = useMessage()
  const locale = useLocale()
  if (persons.length === 0) return null
  return (
    <HomeSection title="web.member.home.results" values={{ days: newFor }}>
      {results ? (
        <Rows persons={persons} results={results} now={now} />
      ) : (
        <SectionError title={message('web.results.failed')} retryHref={href(locale, 'memberProfile')} />
      )}
    </HomeSection>
  )
}

interface RowsProps extends NewResultsProps {
  readonly results: FamilyResults
}

/** The persons with nothing new when this was first shown, as long as that is so. */
const useQuiet = ({ persons, results, now }: RowsProps): ReadonlySet<number> => {
  const quiet = persons.flatMap(({ id }, index) => {
    const answers = results.persons[index]
    return answers && hasNothingNew(answers, now) ? [id] : []
  })
  const [first] = useState(quiet)
  return new Set(quiet.filter((id) => first.includes(id)))
}

const Rows = (props: RowsProps): ReactElement => {
  const { persons, results, now } = props
  const message = useMessage()
  const locale = useLocale()
  const { place, retrying } = useRetryPlace()
  const quiet = useQuiet(props)
  const missing = results.missing.map(({ hospital }) => hospital.name).join(', ')
  const refused = results.missing.filter(({ isForbidden }) => !isForbidden)
  return (
    <div ref={place} tabIndex={-1}>
      <Stack gap="sm">
        {quiet.size < persons.length && (
          <Grid as="ul" columns="halves" gap="sm">
            {persons.map(
              (person, index) =>
                !quiet.has(person.id) && (
                  <li key={person.id}>
                    <Row person={person} answers={results.persons[index]} now={now} />
                  </li>
                ),
            )}
          </Grid>
        )}
        {quiet.size > 0 && (
          <Text tone="muted">
            {message('web.member.home.results.noneFor', {
              names: new Intl.ListFormat(locale).format(
                persons.filter(({ id }) => quiet.has(id)).map(({ name }) => name),
              ),
            })}
          </Text>
        )}
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
    <Card pressable compact>
      <CardTitle title={name} href={href(locale, 'laboratoryResults', { pasien: String(id) })} />
      <Text tone="muted">{words()}</Text>
    </Card>
  )
}
