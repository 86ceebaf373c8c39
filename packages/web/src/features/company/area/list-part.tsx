import { EmptyState, InlineAlert, LinkButton, Pagination, Stack } from '@hospital/ui'
import type { ReactElement, ReactNode } from 'react'
import { useMessage } from '../../../i18n/use-message.ts'
import type { MessageId } from '../../../i18n/use-message.ts'
import { ReadFailed } from '../../../personal-data/personal-part.tsx'
import { useRetryPlace } from '../../../shared/use-retry-place.ts'
import type { ListState } from './use-list-read.ts'

interface ListPartProps {
  readonly state: Pick<ListState<unknown>, 'failure' | 'isOutdated' | 'retry'>
  /** How many rows this page has; undefined until they are known. */
  readonly rows: number | undefined
  readonly pagination: { readonly pageCount: number; readonly total: number } | undefined
  /** The page that the address names, from 1 on. */
  readonly page: number
  readonly pageHref: (page: number) => string
  readonly title: string
  readonly failed: MessageId
  readonly filters: ReactNode
  /** In place of the rows of a list that has none. */
  readonly empty: ReactNode
  /** The rows, or their outlines. */
  readonly children: ReactNode
  /** What can be done with the whole list. */
  readonly actions?: ReactNode
}

/** A list with filters: its rows and pages, or why there are none. */
export const ListPart = (props: ListPartProps): ReactElement => {
  const { state, rows, pagination, page, pageHref, title, failed, filters, empty, children, actions } = props
  const message = useMessage()
  const { place, retrying } = useRetryPlace()
  const shown = (): ReactNode => {
    if (state.failure) return <ReadFailed title={failed} reason={state.failure} retry={retrying(state.retry)} />
    if (pagination?.total === 0) return empty
    if (rows === 0)
      return (
        <EmptyState
          title={message('web.company.list.noPage')}
          action={<LinkButton href={pageHref(1)}>{message('web.company.list.firstPage')}</LinkButton>}
        />
      )
    return (
      <>
        {children}
        {pagination && <Pagination page={page} pageCount={pagination.pageCount} hrefOf={pageHref} label={title} />}
        {pagination && actions}
      </>
    )
  }
  return (
    <Stack gap="lg">
      {filters}
      {state.isOutdated && <InlineAlert tone="warning">{message('web.member.outdated')}</InlineAlert>}
      <div ref={place} tabIndex={-1}>
        <Stack gap="lg">{shown()}</Stack>
      </div>
    </Stack>
  )
}
