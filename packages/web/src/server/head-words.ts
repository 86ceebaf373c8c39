import { metaDescription } from '@hospital/sdk'
import { createIntl } from 'react-intl'
import type { Messages } from '../app/app.tsx'
import type { MessageId } from '../app/messages.ts'
import type { PageContent } from '../app/page-state.ts'
import type { HeadMessages } from '../loaders/page.ts'

const ids: Readonly<Record<PageContent['kind'], readonly [title: MessageId, description: MessageId]>> = {
  home: ['web.home.title', 'web.home.description'],
  planned: ['web.planned.title', 'web.planned.message'],
  'not-found': ['web.notFound.title', 'web.notFound.message'],
  error: ['web.error.title', 'web.error.message'],
}

/** The title and description of a page whose content brings none of its own. */
export const headWords = (kind: PageContent['kind'], messages: Messages): HeadMessages => {
  const { formatMessage } = createIntl({ locale: 'id', messages })
  const [title, description] = ids[kind]
  return { title: formatMessage({ id: title }), description: metaDescription(formatMessage({ id: description })) }
}
