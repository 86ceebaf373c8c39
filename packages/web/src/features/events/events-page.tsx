import {
  ArticleCard,
  EmptyState,
  EventCard,
  Grid,
  Heading,
  PageBody,
  PageOpening,
  Pagination,
  Stack,
  useLocale,
} from '@hospital/ui'
import type { ReactElement, ReactNode } from 'react'
import { useMessage } from '../../i18n/use-message.ts'
import { href } from '../../routes/href.ts'
import type { PageProps } from '../../shared/page-props.ts'
import { pageQuery } from '../../shared/page-query.ts'
import type { loadEvents } from './load-events.ts'

/** Events and communities: upcoming events, communities, and past events. */
export const EventsPage = ({
  data: { upcoming, communities, past, pages },
  trail,
}: PageProps<typeof loadEvents>): ReactElement => {
  const message = useMessage()
  const locale = useLocale()
  const isEmpty = upcoming.length + communities.length + past.length === 0
  return (
    <>
      <PageOpening title={message('web.events.title')} intro={message('web.events.intro')} trail={trail} />
      <PageBody>
        {isEmpty && <EmptyState title={message('web.events.empty')} message={message('web.events.emptyHint')} />}
        <Group heading={message('web.events.upcoming')} entries={upcoming} keyOf={({ href: address }) => address}>
          {(event) => <EventCard {...event} />}
        </Group>
        <Group heading={message('web.events.communities')} entries={communities} keyOf={({ href: address }) => address}>
          {(community) => <ArticleCard {...community} />}
        </Group>
        <Group heading={message('web.events.past')} entries={past} keyOf={({ href: address }) => address}>
          {(event) => <EventCard {...event} />}
        </Group>
        <Pagination
          page={pages.page}
          pageCount={pages.pageCount}
          label={message('web.events.title')}
          hrefOf={(page) => href(locale, 'events', undefined, pageQuery(pages, page))}
        />
      </PageBody>
    </>
  )
}

interface GroupProps<Entry> {
  readonly heading: string
  readonly entries: readonly Entry[]
  readonly keyOf: (entry: Entry) => string
  readonly children: (entry: Entry) => ReactNode
}

const Group = <Entry,>({ heading, entries, keyOf, children }: GroupProps<Entry>): ReactElement | null =>
  entries.length === 0 ? null : (
    <Stack gap="lg">
      <Heading level={2}>{heading}</Heading>
      <Grid as="ul">
        {entries.map((entry) => (
          <li key={keyOf(entry)}>{children(entry)}</li>
        ))}
      </Grid>
    </Stack>
  )
