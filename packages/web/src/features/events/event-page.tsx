import {
  ArticleCard,
  ContactButtons,
  EventCard,
  Fact,
  InlineAlert,
  Link,
  Moment,
  PageOpening,
  Picture,
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
import { PartCarousel } from '../../shared/part-carousel.tsx'
import { useShell } from '../../shell/shell-context.ts'
import type { EventData } from './load-event.ts'
import type { loadEvent } from './load-event.ts'

/** One event or community: time, place and description, and the others. */
export const EventPage = ({ data, trail }: PageProps<typeof loadEvent>): ReactElement => {
  const message = useMessage()
  const locale = useLocale()
  const { title, image, body, past, related } = data
  return (
    <>
      <PageOpening title={title} text={body} trail={trail}>
        <Facts data={data} />
        {!past && <Join data={data} />}
      </PageOpening>
      <ReadingLayout>
        {past && (
          <InlineAlert title={message('web.event.past')}>
            {message('web.event.pastText')} <Link href={href(locale, 'events')}>{message('web.events.all')}</Link>
          </InlineAlert>
        )}
        {image && <Picture image={image} ratio="wide" sizes="(min-width: 992px) 736px, 100vw" priority />}
        {body.length > 0 ? <RichText nodes={body} /> : <Text>{message('web.event.empty')}</Text>}
      </ReadingLayout>
      <Related related={related} />
    </>
  )
}

const Related = ({ related }: Pick<EventData, 'related'>): ReactElement => {
  const message = useMessage()
  const locale = useLocale()
  return (
    <PartCarousel
      id="lainnya"
      heading={message('web.event.related')}
      part={related}
      tone="tint"
      action={{ label: message('web.events.all'), href: href(locale, 'events') }}
      keyOf={({ card }) => card.href}
    >
      {(entry) => (entry.kind === 'event' ? <EventCard {...entry.card} /> : <ArticleCard {...entry.card} />)}
    </PartCarousel>
  )
}

/** Says how to take part. The CMS has no field for signing up, so visitors ask the organiser. */
const Join = ({ data: { contact, question } }: { readonly data: EventData }): ReactElement => {
  const message = useMessage()
  const { siteName, footer } = useShell()
  const group = {
    name: siteName,
    phone: footer.contact.phone,
    whatsapp: footer.contact.whatsapp,
    text: question,
    hours: message('web.contact.hours'),
  }
  return (
    <Stack gap="xs">
      <Text>{message('web.event.join')}</Text>
      <ContactButtons {...(contact ?? group)} />
    </Stack>
  )
}

const Facts = ({ data: { date, place } }: { readonly data: EventData }): ReactElement => (
  <Stack gap="xs">
    {date && (
      <Fact icon="calendar">
        <Moment at={date} />
      </Fact>
    )}
    {place && <LinkFact icon="location" {...place} />}
  </Stack>
)
