import { jakartaDate, localize } from '@hospital/sdk'
import type { DoctorSchedule } from '@hospital/sdk/cms'
import { listDoctorSchedules, listHospitals, listSpecialistServices } from '@hospital/sdk/cms'
import { formatDate } from '@hospital/ui'
import type { Localizable } from '@hospital/ui'
import { href } from '../../routes/href.ts'
import type { LoaderContext } from '../../shared/loading/context.ts'
import { toPart } from '../../shared/loading/part.ts'
import type { Part } from '../../shared/loading/part.ts'
import { datesFrom } from '../doctors/practice-dates.ts'
import { weekdayName, weekdays } from '../doctors/practice.ts'
import { sessionsLeft } from '../doctors/sessions-on.ts'
import { daysInWords } from '../doctors/week.ts'

/** One of several answers. Without an address it cannot be chosen, and the hint says why. */
export interface AppointmentOption {
  readonly label: Localizable
  readonly hint?: Localizable | undefined
  readonly href?: string | undefined
}

/** What has been chosen so far, as the address holds it. */
export interface AppointmentQuery {
  /** The hospital's code. */
  readonly rs?: string | undefined
  /** The specialty's code. */
  readonly spesialis?: string | undefined
  /** The doctor's slug. */
  readonly dokter?: string | undefined
  /** A day of the week that was asked for. */
  readonly hari?: string | undefined
  readonly tanggal?: string | undefined
  readonly jam?: string | undefined
}

/** The page with some choices made. */
export const appointmentAddress = (locale: LoaderContext['locale'], query: AppointmentQuery): string => {
  const given = Object.entries(query).flatMap(([name, value]): [string, string][] =>
    value === undefined ? [] : [[name, value]],
  )
  return given.length === 0
    ? href(locale, 'appointmentCreation')
    : href(locale, 'appointmentCreation', undefined, Object.fromEntries(given))
}

/** The hospitals to choose from. Contract: document `Hospitals`. */
export const hospitalChoices = async ({ cms, locale }: LoaderContext): Promise<Part<readonly AppointmentOption[]>> =>
  toPart(await listHospitals(cms), (list) =>
    list.flatMap(({ nama, alamat, kode_mapping_rs: code }) =>
      nama && code ? [{ label: nama, hint: alamat ?? undefined, href: appointmentAddress(locale, { rs: code }) }] : [],
    ),
  )

/** Doctors of one hospital, and so of one specialty there: no hospital has as many. */
const allDoctors = 100

/** The specialties of which a hospital has doctors. Contract: document `SpecialistServices`, operation `listDoctorSchedules`. */
export const specialtyChoices = async (
  { cms, locale }: LoaderContext,
  rs: string,
): Promise<Part<readonly AppointmentOption[]>> => {
  const [specialties, doctors] = await Promise.all([
    listSpecialistServices(cms),
    listDoctorSchedules(cms, { hospitalCode: rs, pageSize: allDoctors }),
  ])
  const practised = doctors.data && new Set(doctors.data.items.map(({ dokter }) => dokter?.kode_mapping_spesialis))
  return toPart(specialties, (list) =>
    list.flatMap((specialty) => {
      const label = localize(specialty, 'nama', locale)
      const code = specialty.mapping?.find(({ hospital }) => hospital?.kode_mapping_rs === rs)?.kode_spesialis
      const offered = code && (practised === undefined || practised.has(code))
      return label.text !== '' && offered ? [{ label, href: appointmentAddress(locale, { rs, spesialis: code }) }] : []
    }),
  )
}

/** Sessions by arrangement have no hours, and no slots. */
const timedSessions = ({ jadwal }: DoctorSchedule) => jadwal.filter(({ jam_mulai }) => jam_mulai)

const practiceDays = (row: DoctorSchedule) =>
  weekdays.filter((day) => timedSessions(row).some(({ hari }) => hari === day))

/** The doctors of a specialty at a hospital, with the days on which they practise. Contract: operation `listDoctorSchedules`. */
export const doctorChoices = async (
  { cms, locale, message }: LoaderContext,
  rs: string,
  spesialis: string,
): Promise<Part<readonly AppointmentOption[]>> =>
  toPart(
    await listDoctorSchedules(cms, { hospitalCode: rs, specialtyCode: spesialis, pageSize: allDoctors }),
    ({ items }) =>
      items.flatMap((row): AppointmentOption[] => {
        const { nama, slug } = row.dokter ?? {}
        if (!nama || !slug) return []
        const days = practiceDays(row)
        if (days.length === 0) return [{ label: nama, hint: message('web.appointment.byArrangement') }]
        return [
          {
            label: nama,
            hint: daysInWords(days, locale),
            href: appointmentAddress(locale, { rs, spesialis, dokter: slug }),
          },
        ]
      }),
  )

/** The hospitals at which a doctor practises. */
export const placeChoices = (
  rows: readonly DoctorSchedule[],
  query: AppointmentQuery,
  { locale }: LoaderContext,
): readonly AppointmentOption[] =>
  rows.flatMap((row) => {
    const { nama, kode_mapping_rs: rs } = row.rumah_sakit ?? {}
    return nama && rs
      ? [
          {
            label: nama,
            hint: daysInWords(practiceDays(row), locale),
            href: appointmentAddress(locale, { ...query, rs }),
          },
        ]
      : []
  })

/** The dates on which a doctor has a session that is not over; only those of the day of the week that was asked for, if it is one of them. */
export const dateChoices = (
  row: DoctorSchedule,
  query: AppointmentQuery,
  { locale, now }: LoaderContext,
): readonly AppointmentOption[] => {
  const days = practiceDays(row)
  const wanted = days.filter((day) => day === query.hari)
  const offered = wanted.length > 0 ? wanted : days
  return datesFrom(jakartaDate(now))
    .filter((date) => offered.includes(date.weekday) && sessionsLeft(timedSessions(row), date, now).length > 0)
    .map(({ date: tanggal }) => ({
      label: formatDate(tanggal, locale, 'weekday'),
      href: appointmentAddress(locale, { ...query, hari: undefined, tanggal }),
    }))
}

/** A day of the week in words, for a list of dates that holds no other. */
export const wantedDay = (
  row: DoctorSchedule,
  { hari }: AppointmentQuery,
  locale: LoaderContext['locale'],
): string | undefined => {
  const day = practiceDays(row).find((practised) => practised === hari)
  return day && weekdayName(day, locale)
}
