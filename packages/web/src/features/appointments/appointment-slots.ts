import { isBookable, jakartaDate } from '@hospital/sdk'
import type { CalendarDate } from '@hospital/sdk'
import type { DoctorSchedule } from '@hospital/sdk/cms'
import { formatDate, formatHours } from '@hospital/ui'
import type { MessageId } from '../../i18n/use-message.ts'
import type { LoaderContext } from '../../shared/loading/context.ts'
import type { Part } from '../../shared/loading/part.ts'
import { isOverToday } from '../doctors/sessions-on.ts'
import { appointmentAddress } from './appointment-choices.ts'
import type { AppointmentOption, AppointmentQuery } from './appointment-choices.ts'

type Slots = NonNullable<Awaited<ReturnType<LoaderContext['member']['getDoctorSlots']>>['data']>['data']

interface SlotQuery extends AppointmentQuery {
  readonly tanggal: string
}

/** A doctor and their specialty, as appointments name them. */
interface DoctorCodes {
  readonly doctor: string
  readonly specialty: string
}

/** The slots of a date, or the reason why it has none. */
interface SlotChoices {
  readonly options: Part<readonly AppointmentOption[]>
  readonly none: string | undefined
}

const sessionsAt = ({ sesi }: Slots, rs: string | undefined) =>
  sesi.filter(({ rumah_sakit: hospital }) => hospital.kode_mapping_rs === rs)

/** Slots that can be booked. A slot that has started cannot, even with free places. */
const comingSlots = (slots: Slots, { rs, tanggal }: SlotQuery, now: Date) =>
  sessionsAt(slots, rs)
    .flatMap(({ slot }) => slot)
    .filter(({ jam }) => isBookable(tanggal, jam, now))

/** Why a date has no slot: the doctor is on leave, today's practice is over, or all slots are booked. */
const whyNone = (slots: Slots, { rs, tanggal }: SlotQuery, { jadwal }: DoctorSchedule, now: Date): MessageId => {
  const sessions = sessionsAt(slots, rs)
  if (slots.status === 'cuti' || sessions.some(({ status }) => status === 'cuti')) return 'web.appointment.none.leave'
  const isOver =
    tanggal === jakartaDate(now) && (isOverToday(jadwal, now) || sessions.some(({ slot }) => slot.length > 0))
  return isOver ? 'web.appointment.none.over' : 'web.appointment.none.slot'
}

/** The slots of a date at a hospital; those without a place left say so. Contract: operation `getDoctorSlots`. */
export const slotChoices = async (
  { member, inTime, locale, now, message }: LoaderContext,
  query: SlotQuery,
  row: DoctorSchedule,
  codes: DoctorCodes,
): Promise<SlotChoices> => {
  const found = await inTime(
    member.getDoctorSlots({ body: { tanggal: query.tanggal, kodedokter: codes.doctor, kdspesial: codes.specialty } }),
  )
  if (!found?.data) return { options: { ok: false, reason: found?.error.kind ?? 'timeout' }, none: undefined }
  const { data } = found
  const slots = comingSlots(data.data, query, now)
  const value = slots.map(({ jam, jam_selesai: end, sisa: left, estimasi_antrian: queue }) => ({
    label: formatHours(jam, end, locale),
    hint:
      left > 0 && queue !== null
        ? message('web.appointment.queue', { number: queue })
        : message(left > 0 ? 'web.appointment.free' : 'web.appointment.full'),
    href: left > 0 ? appointmentAddress(locale, { ...query, jam }) : undefined,
  }))
  return {
    options: { ok: true, value },
    none: slots.length > 0 ? undefined : message(whyNone(data.data, query, row, now)),
  }
}

/** Why no slot of a day can be booked: it is full, or the doctor is on leave. Undefined if one can be, or if that is not known. */
const whyNotThen = (slots: Slots, query: SlotQuery, now: Date): MessageId | undefined => {
  const sessions = sessionsAt(slots, query.rs)
  if (slots.status === 'cuti' || (sessions.length > 0 && sessions.every(({ status }) => status === 'cuti')))
    return 'web.appointment.leave'
  const coming = comingSlots(slots, query, now)
  return coming.length > 0 && coming.every(({ sisa }) => sisa <= 0) ? 'web.appointment.full' : undefined
}

/**
 * The dates on which a doctor practises. Fully booked days and days of leave are marked; a day whose slots could not be loaded is offered.
 * Contract: operation `getDoctorSlots`.
 */
export const dateChoices = async (
  { member, inTime, locale, now, message }: LoaderContext,
  query: AppointmentQuery,
  dates: readonly CalendarDate[],
  codes: DoctorCodes,
): Promise<readonly AppointmentOption[]> => {
  const optionOn = async (tanggal: CalendarDate): Promise<AppointmentOption> => {
    const label = formatDate(tanggal, locale, 'weekday')
    const found = await inTime(
      member.getDoctorSlots({ body: { tanggal, kodedokter: codes.doctor, kdspesial: codes.specialty } }),
    )
    const why = found?.data && whyNotThen(found.data.data, { ...query, tanggal }, now)
    return why ? { label, hint: message(why) } : { label, href: appointmentAddress(locale, { ...query, tanggal }) }
  }
  return Promise.all(dates.map(optionOn))
}
