import { jakartaDate } from '@hospital/sdk'
import type { MemberComponents } from '@hospital/sdk/member'
import type { MessageId } from '../../../i18n/use-message.ts'
import type { Appointment } from '../../../personal-data/appointments.ts'
import { answerOf } from '../../../personal-data/read.ts'
import type { Read } from '../../../personal-data/read.ts'

/** The state of a doctor's queue, for one appointment. */
export type AppointmentQueue = MemberComponents['schemas']['AppointmentQueue']

/** Milliseconds until the next read of the queue, while it is visible. */
const againAfter = 60_000

/** Whether an appointment has a queue to show: it is confirmed, for today, and has a number. `now` is an instant. */
export const hasQueue = (
  { status, tanggal, nomor_antrian }: Pick<Appointment, 'status' | 'tanggal' | 'nomor_antrian'>,
  now: Date,
): boolean => status === 'approved' && nomor_antrian !== null && tanggal === jakartaDate(now)

/**
 * The queue of an appointment; null if the doctor has no numbers. Read again until the queue is over. Contract: operation
 * `getAppointmentQueue`.
 */
export const readQueue = ({
  kode_appointment,
  pasien: { id },
}: Pick<Appointment, 'kode_appointment' | 'pasien'>): Read<AppointmentQueue | null> => ({
  operation: 'getAppointmentQueue',
  patient: id,
  parameters: [kode_appointment],
  againAfter: (queue) => (queue && queue.status !== 'selesai' ? againAfter : undefined),
  call: ({ member }, signal) =>
    answerOf(member.getAppointmentQueue({ body: { kode_appointment, id_pasien: id } }, { signal }), ({ data }) => data),
})

/** The phase of a queue for one appointment; `unknown`: the API sent a state that this site does not know. */
export type QueuePhase = 'notStarted' | 'late' | 'waiting' | 'next' | 'called' | 'passed' | 'finished' | 'unknown'

const runningPhase = ({
  nomor_antrian: own,
  nomor_dipanggil: called,
  sisa_antrian: before,
}: AppointmentQueue): QueuePhase => {
  if (called === own || before === 0) return 'called'
  if (before === 1) return 'next'
  return before === null && called !== null && called > own ? 'passed' : 'waiting'
}

/** The phase of a queue for its appointment. */
export const queuePhase = (queue: AppointmentQueue): QueuePhase => {
  if (queue.status === 'berjalan') return runningPhase(queue)
  if (queue.status === 'belum_mulai') return 'notStarted'
  if (queue.status === 'dokter_terlambat') return 'late'
  return queue.status === 'selesai' ? 'finished' : 'unknown'
}

/** A part of the line about a queue. */
export interface QueueWord {
  readonly id: MessageId
  readonly values?: Readonly<Record<string, string | number>>
}

const beginning = ({ jam_mulai: begins }: AppointmentQueue, time: (clock: string) => string): QueueWord =>
  begins === null
    ? { id: 'web.member.queue.lateUnknown' }
    : { id: 'web.member.queue.late', values: { time: time(begins) } }

/** The line about a queue, part by part. `time` formats a time of the clock. */
export const queueWords = (queue: AppointmentQueue, time: (clock: string) => string): readonly QueueWord[] => {
  const phase = queuePhase(queue)
  const { nomor_antrian: own, nomor_dipanggil: called, sisa_antrian: before, perkiraan_jam: hour } = queue
  const isToCome = phase === 'waiting' || phase === 'next' || phase === 'notStarted' || phase === 'late'
  return [
    ...(phase === 'notStarted' ? [{ id: 'web.member.queue.notStarted' } as const] : []),
    ...(phase === 'late' ? [beginning(queue, time)] : []),
    ...(phase === 'finished' ? [{ id: 'web.member.queue.finished' } as const] : []),
    ...(called === null ? [] : [{ id: 'web.member.queue.now', values: { number: called } } as const]),
    { id: 'web.member.queue.own', values: { number: own } },
    ...(phase === 'waiting' && before !== null
      ? [{ id: 'web.member.queue.before', values: { count: before } } as const]
      : []),
    ...(isToCome && hour !== null ? [{ id: 'web.member.queue.hour', values: { time: time(hour) } } as const] : []),
  ]
}

const calls: Partial<Readonly<Record<QueuePhase, MessageId>>> = {
  next: 'web.member.queue.next',
  called: 'web.member.queue.called',
  passed: 'web.member.queue.passed',
}

/** The call to the patient to do something; undefined while they only wait. */
export const queueCall = (queue: AppointmentQueue): MessageId | undefined => calls[queuePhase(queue)]
