import { EmptyState, LinkButton, Loading, Refreshable, Stack } from '@hospital/ui'
import type { ReactElement } from 'react'
import { useMessage } from '../../../i18n/use-message.ts'
import type { MessageId } from '../../../i18n/use-message.ts'
import { ReadFailed } from '../../../personal-data/personal-part.tsx'
import type { ReadState } from '../../../personal-data/use-read.ts'
import { useRetryPlace } from '../../../shared/use-retry-place.ts'
import type { RetryPlace } from '../../../shared/use-retry-place.ts'

interface OnePartProps<Data> {
  readonly state: ReadState<Data>
  readonly words: {
    /** The entry does not exist or belongs to another company: the text is the same for both. */
    readonly missing: MessageId
    readonly missingText: MessageId
    readonly failed: MessageId
    readonly back: MessageId
  }
  /** The address of the list, with the filters and page that the user left. */
  readonly listHref: string
  readonly children: (data: Data) => ReactElement
}

/** One entry of a list with a link back to the list: loading, missing, failed, or its content. */
export const OnePart = <Data,>(props: OnePartProps<Data>): ReactElement => {
  const { place, retrying } = useRetryPlace()
  const message = useMessage()
  return (
    <Stack gap="lg">
      <div data-print="hide">
        <LinkButton tone="secondary" icon="chevronLeft" href={props.listHref}>
          {message(props.words.back)}
        </LinkButton>
      </div>
      {/* A separate block: cards fill their parent, but must not share the height of the page. */}
      <div ref={place} tabIndex={-1}>
        <Content {...props} retrying={retrying} />
      </div>
    </Stack>
  )
}

const Content = <Data,>({
  state,
  words,
  listHref,
  retrying,
  children,
}: OnePartProps<Data> & Pick<RetryPlace, 'retrying'>): ReactElement => {
  const message = useMessage()
  if (state.status === 'loading') return <Loading />
  if (state.status === 'ready')
    return <Refreshable isRefreshing={state.isRefreshing}>{children(state.data)}</Refreshable>
  if (state.reason === 'not-found' || state.reason === 'forbidden')
    return (
      <EmptyState
        title={message(words.missing)}
        message={message(words.missingText)}
        action={<LinkButton href={listHref}>{message(words.back)}</LinkButton>}
      />
    )
  return <ReadFailed title={words.failed} reason={state.reason} retry={retrying(state.retry)} />
}
