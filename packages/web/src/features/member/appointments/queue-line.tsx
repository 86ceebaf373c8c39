import {
  Button,
  formatTime,
  Inline,
  InlineAlert,
  Loading,
  Skeleton,
  Stack,
  Text,
  useLocale,
  VisuallyHidden,
} from '@hospital/ui'
import type { ReactElement, ReactNode } from 'react'
import { useMessage } from '../../../i18n/use-message.ts'
import type { Appointment } from '../../../personal-data/appointments.ts'
import type { PersonalData } from '../../../personal-data/personal-data.ts'
import { usePersonalData } from '../../../personal-data/use-personal-data.ts'
import { useRead, useReads } from '../../../personal-data/use-read.ts'
import type { ReadState } from '../../../personal-data/use-read.ts'
import { useOnceSettled } from '../../../shared/use-once-settled.ts'
import { useRetryPlace } from '../../../shared/use-retry-place.ts'
import { timeWords } from '../../appointments/time-words.ts'
import { hasQueue, queueCall, queueWords, readQueue } from './queue.ts'
import type { AppointmentQueue } from './queue.ts'

interface AppointmentQueueProps {
  readonly appointment: Appointment
  readonly now: Date
}

/** The state of the queue for an appointment of today. The line refreshes while it is visible. Other appointments have no line. */
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

/** Whether the card stays without a line: the back end has no such call, or does not allow it. */
const isSilent = (state: QueueViewProps['state']): boolean =>
  state.status === 'failed' ? state.reason === 'not-found' || state.reason === 'forbidden' : false

/** The known state of a queue. Screen readers hear only that the patient's number is next or is called. */
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
            {/* The div keeps the button at its own width: a compact button fills its line. */}
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

/** As high as the text on a phone, so that the rest of the card does not move. */
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

/** How long a list waits for its queues, in milliseconds. */
const limit = 1500

interface AfterQueuesProps {
  readonly personal: PersonalData
  readonly appointments: readonly Appointment[]
  readonly now: Date
  readonly children: ReactNode
}

/**
 * Shows a list of appointments together with the queues of today. The call of a number makes a card 119 px longer at 320 px: it would push
 * down what the patient reads. If a queue takes longer than 1.5 s, the list comes without it.
 */
export const AfterQueues = ({ personal, appointments, now, children }: AfterQueuesProps): ReactElement => {
  const isSettled = useOnceSettled(!useQueuesWaiting(personal, appointments, now), limit)
  return isSettled ? <>{children}</> : <Loading />
}

/** Whether a queue of today's appointments is still to be read for the first time. */
export const useQueuesWaiting = (personal: PersonalData, appointments: readonly Appointment[], now: Date): boolean =>
  useReads(personal, appointments.filter((appointment) => hasQueue(appointment, now)).map(readQueue)).some(
    ({ status }) => status === 'loading',
  )
