import { isBookable, jakartaDate } from '@hospital/sdk'
import type { CalendarDate } from '@hospital/sdk'
import type { DoctorSchedule } from '@hospital/sdk/cms'
import { formatDate } from '@hospital/ui'
import type { MessageId } from '../../i18n/use-message.ts'
import type { LoaderContext } from '../../shared/loading/context.ts'
import type { DoctorDay } from '../../shared/loading/doctor-days.ts'
import type { Part } from '../../shared/loading/part.ts'
import { isOverToday } from '../doctors/sessions-on.ts'
import { appointmentAddress } from './appointment-choices.ts'
import type { AppointmentOption, AppointmentQuery, NearestTimes } from './appointment-choices.ts'
import { timeWords } from './time-words.ts'

type DoctorSlot = DoctorDay['sesi'][number]['slot'][number]

interface SlotQuery extends AppointmentQuery {
  readonly tanggal: string
}

/** A doctor and their specialty, as appointments name them. */
export interface DoctorCodes {
  readonly doctor: string
  readonly specialty: string
}

/** The slots of a date, or the reason why it has none. */
interface SlotChoices {
  readonly options: Part<readonly AppointmentOption[]>
  readonly none: string | undefined
}

const sessionsAt = ({ sesi }: DoctorDay, rs: string | undefined) =>
  sesi.filter(({ rumah_sakit: hospital }) => hospital.kode_mapping_rs === rs)

/** Slots that can be booked. A slot that has started cannot, even with free places. */
const comingSlots = (slots: DoctorDay, { rs, tanggal }: SlotQuery, now: Date) =>
  sessionsAt(slots, rs)
    .flatMap(({ slot }) => slot)
    .filter(({ jam }) => isBookable(tanggal, jam, now))

/** Why a date has no slot: the doctor is on leave, today's practice is over, or all slots are booked. */
const whyNone = (slots: DoctorDay, { rs, tanggal }: SlotQuery, { jadwal }: DoctorSchedule, now: Date): MessageId => {
  const sessions = sessionsAt(slots, rs)
  if (slots.status === 'cuti' || sessions.some(({ status }) => status === 'cuti')) return 'web.appointment.none.leave'
  const isOver =
    tanggal === jakartaDate(now) && (isOverToday(jadwal, now) || sessions.some(({ slot }) => slot.length > 0))
  return isOver ? 'web.appointment.none.over' : 'web.appointment.none.slot'
}

/** A time as an answer. A full one says so. */
const timeOption =
  (query: SlotQuery, { locale, message }: Pick<LoaderContext, 'locale' | 'message'>) =>
  ({ jam, sisa: left, estimasi_antrian: queue }: DoctorSlot): AppointmentOption => {
    const places =
      queue === null
        ? message('web.appointment.places', { left })
        : message('web.appointment.placesQueue', { left, number: queue })
    return {
      label: timeWords(jam, locale),
      hint: left > 0 ? places : message('web.appointment.full'),
      href: left > 0 ? appointmentAddress(locale, { ...query, jam }) : undefined,
    }
  }

/** The current slots of a date at a hospital. Contract: operation `getDoctorSlots`. */
export const slotChoices = async (
  context: LoaderContext,
  query: SlotQuery,
  row: DoctorSchedule,
  codes: DoctorCodes,
): Promise<SlotChoices> => {
  const { member, inTime, now, message } = context
  const found = await inTime(
    member.getDoctorSlots({ body: { tanggal: query.tanggal, kodedokter: codes.doctor, kdspesial: codes.specialty } }),
  )
  if (!found?.data) return { options: { ok: false, reason: found?.error.kind ?? 'timeout' }, none: undefined }
  const { data } = found.data
  const slots = comingSlots(data, query, now)
  return {
    options: { ok: true, value: slots.map(timeOption(query, context)) },
    none: slots.length > 0 ? undefined : message(whyNone(data, query, row, now)),
  }
}

/**
 * Why no slot of a day can be booked: the day is full, or the doctor is on leave. Undefined if a slot can be booked, or if that is not
 * known.
 */
const whyNotThen = (slots: DoctorDay, query: SlotQuery, now: Date): MessageId | undefined => {
  const sessions = sessionsAt(slots, query.rs)
  if (slots.status === 'cuti' || (sessions.length > 0 && sessions.every(({ status }) => status === 'cuti')))
    return 'web.appointment.leave'
  const coming = comingSlots(slots, query, now)
  return coming.length > 0 && coming.every(({ sisa }) => sisa <= 0) ? 'web.appointment.full' : undefined
}

/** How many times of the nearest day are shown: three rows of three. */
const shownTimes = 9

/** A date, and its slots if any is free. */
interface DateOption {
  readonly option: AppointmentOption
  readonly on: SlotQuery
  readonly free: readonly DoctorSlot[]
}

/** The dates on which a doctor practises, and the times of the nearest date with a free slot. */
export interface DateChoices {
  readonly options: readonly AppointmentOption[]
  readonly nearest: NearestTimes | undefined
}

/**
 * The dates on which a doctor practises. Fully booked days and days of leave are marked; a day whose slots could not be loaded is offered.
 * Contract: operation `getDoctorSlots`.
 */
export const dateChoices = async (
  context: LoaderContext,
  query: AppointmentQuery,
  dates: readonly CalendarDate[],
  codes: DoctorCodes,
): Promise<DateChoices> => {
  const { doctorDays, inTime, locale, now, message } = context
  const optionOn = async (tanggal: CalendarDate): Promise<DateOption> => {
    const label = formatDate(tanggal, locale, 'weekday')
    const on = { ...query, tanggal, jam: undefined }
    const slots = (await inTime(doctorDays({ ...codes, date: tanggal })))?.data
    const why = slots && whyNotThen(slots, on, now)
    if (why) return { option: { date: tanggal, label, hint: message(why) }, on, free: [] }
    const free = slots ? comingSlots(slots, on, now).filter(({ sisa }) => sisa > 0) : []
    // A day with a single time needs no question.
    const jam = free.length === 1 ? free[0]?.jam : undefined
    return { option: { date: tanggal, label, href: appointmentAddress(locale, { ...on, jam }) }, on, free }
  }
  const found = await Promise.all(dates.map(optionOn))
  const nearest = found.find(({ free }) => free.length > 0)
  return {
    options: found.map(({ option }) => option),
    nearest: nearest && {
      day: nearest.option.label,
      times: nearest.free.slice(0, shownTimes).map(timeOption(nearest.on, context)),
    },
  }
}
