import {
  Card,
  Fact,
  formatDate,
  Grid,
  Heading,
  Inline,
  InlineAlert,
  Link,
  LinkButton,
  LocalizedText,
  PageOpening,
  Picture,
  plainText,
  ReadingLayout,
  RichText,
  Stack,
  Text,
  useLocale,
} from '@hospital/ui'
import type { ReactElement } from 'react'
import { useMessage } from '../../i18n/use-message.ts'
import { href } from '../../routes/href.ts'
import { LinkFact } from '../../shared/link-fact.tsx'
import type { PageProps } from '../../shared/page-props.ts'
import { PartSection } from '../../shared/part-section.tsx'
import { useShell } from '../../shell/shell-context.ts'
import type { CareerData } from './load-career.ts'
import type { loadCareer } from './load-career.ts'
import type { Vacancy } from './open-vacancies.ts'

/** One vacancy: the place, the deadline, how to apply, and the work; then all other open vacancies. */
export const CareerPage = ({ data, trail }: PageProps<typeof loadCareer>): ReactElement => {
  const message = useMessage()
  const { title, image, body, closed, others } = data
  return (
    <>
      <PageOpening title={title} text={body} trail={trail}>
        <Facts data={data} />
        {!closed && (
          <Inline>
            <LinkButton icon="mail" href="#melamar">
              {message('web.career.apply')}
            </LinkButton>
          </Inline>
        )}
      </PageOpening>
      <ReadingLayout>
        {closed && <InlineAlert title={message('web.career.closed')}>{message('web.career.closedText')}</InlineAlert>}
        {image && <Picture image={image} ratio="wide" sizes="(min-width: 992px) 736px, 100vw" priority />}
        {body.length > 0 && <RichText nodes={body} />}
        {!closed && <Application title={plainText(title)} named={data.email} />}
      </ReadingLayout>
      <OtherVacancies others={others} />
    </>
  )
}

const OtherVacancies = ({ others }: Pick<CareerData, 'others'>): ReactElement => {
  const message = useMessage()
  return (
    <PartSection
      id="lowongan"
      heading={message('web.career.others')}
      part={others}
      empty={message('web.career.noOthers')}
      tone="tint"
    >
      {(list) => (
        <Grid as="ul" gap="sm">
          {list.map((vacancy) => (
            <li key={vacancy.href}>
              <VacancyCard {...vacancy} />
            </li>
          ))}
        </Grid>
      )}
    </PartSection>
  )
}

/** The deadline of a vacancy, in words. */
const useUntil = (deadline: string | undefined): string => {
  const message = useMessage()
  const locale = useLocale()
  return deadline ? message('web.career.deadline', { date: formatDate(deadline, locale) }) : message('web.career.open')
}

const VacancyCard = ({ title, href: address, hospital, deadline }: Vacancy): ReactElement => {
  const until = useUntil(deadline)
  return (
    <Card as="article" compact>
      <Heading level={3} size={4}>
        <Link href={address}>
          <LocalizedText value={title} />
        </Link>
      </Heading>
      {hospital && <Fact icon="building">{hospital}</Fact>}
      <Fact icon="calendar">{until}</Fact>
    </Card>
  )
}

const Facts = ({ data: { place, deadline, closed } }: { readonly data: CareerData }): ReactElement => {
  const until = useUntil(deadline)
  return (
    <Stack gap="xs">
      {place && <LinkFact icon="building" {...place} />}
      {!closed && <Fact icon="calendar">{until}</Fact>}
    </Stack>
  )
}

interface ApplicationProps {
  readonly title: string
  /** The address in the vacancy's text. Without one, applications go to the hospital's own address. */
  readonly named: string | undefined
}

const Application = ({ title, named }: ApplicationProps): ReactElement => {
  const message = useMessage()
  const locale = useLocale()
  const {
    footer: { contact },
  } = useShell()
  const email = named ?? contact.email
  return (
    <Stack align="start">
      <Heading level={2} id="melamar">
        {message('web.career.apply')}
      </Heading>
      <Text>{email ? message('web.career.applyText', { email }) : message('web.career.applyContact')}</Text>
      {email ? (
        <LinkButton icon="mail" href={`mailto:${email}?subject=${encodeURIComponent(title)}`}>
          {message('web.career.mail')}
        </LinkButton>
      ) : (
        <LinkButton href={href(locale, 'contact')}>{message('web.career.contact')}</LinkButton>
      )}
    </Stack>
  )
}
