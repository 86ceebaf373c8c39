import { Button, formatTime, Inline, InlineAlert, Skeleton, Stack, Text, useLocale, VisuallyHidden } from '@hospital/ui'
import type { ReactElement } from 'react'
import { useMessage } from '../../../i18n/use-message.ts'
import type { Appointment } from '../../../personal-data/appointments.ts'
import type { PersonalData } from '../../../personal-data/personal-data.ts'
import { usePersonalData } from '../../../personal-data/use-personal-data.ts'
import { useRead } from '../../../personal-data/use-read.ts'
import type { ReadState } from '../../../personal-data/use-read.ts'
import { useRetryPlace } from '../../../shared/use-retry-place.ts'
import { timeWords } from '../../appointments/time-words.ts'
import { hasQueue, queueCall, queueWords, readQueue } from './queue.ts'
import type { AppointmentQueue } from './queue.ts'

interface AppointmentQueueProps {
  readonly appointment: Appointment
  readonly now: Date
}

/** Where the queue of an appointment of today is, read again while it is seen; nothing for all other appointments. */
export const QueueLine = ({ appointment, now }: AppointmentQueueProps): ReactElement | null => {
  const personal = usePersonalData('member')
  return personal && hasQueue(appointment, now) ? <KnownQueue personal={personal} appointment={appointment} /> : null
}

const KnownQueue = ({
  personal,
  appointment,
}: {
  readonly personal: PersonalData
  readonly appointment: Appointment
}): ReactElement | null => {
  const read = readQueue(appointment)
  const state = useRead(personal, read)
  return (
    <QueueView state={state} onRetry={() => void personal.queries.refetchQueries({ queryKey: [read.operation] })} />
  )
}

interface QueueViewProps {
  readonly state: ReadState<AppointmentQueue | null>
  readonly onRetry: () => void
}

/** A back end without this call, and one that does not let it be read, leave the card as it is without it. */
const isSilent = (state: QueueViewProps['state']): boolean =>
  state.status === 'failed' ? state.reason === 'not-found' || state.reason === 'forbidden' : false

/** What is known of a queue. Only that the own number is next, or is being called, is told to screen readers by itself. */
export const QueueView = ({ state, onRetry }: QueueViewProps): ReactElement | null => {
  const message = useMessage()
  const { place, retrying } = useRetryPlace()
  const queue = state.status === 'ready' ? state.data : undefined
  if (queue === null || isSilent(state)) return null
  const call = queue && queueCall(queue)
  const isFailed = state.status === 'failed' || (state.status === 'ready' && state.isOutdated)
  return (
    <div ref={place} tabIndex={-1} data-print="hide">
      <Stack gap="xs">
        <div role="status">{call && <InlineAlert toneNamed={false}>{message(call)}</InlineAlert>}</div>
        {queue && <Standing queue={queue} />}
        {state.status === 'loading' && <QueueWaiting />}
        {isFailed && (
          <Inline>
            <Text tone="muted">{message(queue ? 'web.member.queue.outdated' : 'web.member.queue.failed')}</Text>
            {/* A button of its own size: one that is compact fills the line. */}
            <div>
              <Button tone="secondary" size="compact" icon="retry" onClick={retrying(onRetry)}>
                {message('web.member.queue.again')}
              </Button>
            </div>
          </Inline>
        )}
      </Stack>
    </div>
  )
}

/** As high as what a phone will show: the rest of the card stays where it is. */
const QueueWaiting = (): ReactElement => {
  const message = useMessage()
  return (
    <>
      <Skeleton />
      <VisuallyHidden>{message('web.member.queue.loading')}</VisuallyHidden>
    </>
  )
}

const Standing = ({ queue }: { readonly queue: AppointmentQueue }): ReactElement => {
  const message = useMessage()
  const locale = useLocale()
  const words = queueWords(queue, (clock) => timeWords(clock, locale)).map(({ id, values }) => message(id, values))
  const asOf = message('web.member.queue.asOf', { time: formatTime(queue.diperbarui_pada, locale) })
  return (
    <div>
      <Text>{words.join(' · ')}</Text>
      <Text size="caption" tone="muted">
        {asOf}
      </Text>
    </div>
  )
}
