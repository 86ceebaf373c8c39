import { jakartaDate, localize } from '@hospital/sdk'
import type { CalendarDate } from '@hospital/sdk'
import type { DoctorSchedule, SpecialistServiceCard } from '@hospital/sdk/cms'
import { listHospitals, listSpecialistServices } from '@hospital/sdk/cms'
import type { Localizable } from '@hospital/ui'
import { href } from '../../routes/href.ts'
import type { LoaderContext } from '../../shared/loading/context.ts'
import { toPart } from '../../shared/loading/part.ts'
import type { Part } from '../../shared/loading/part.ts'
import { allSchedules } from '../doctors/all-schedules.ts'
import { practisedCode } from '../doctors/free-time.ts'
import { datesFrom } from '../doctors/practice-dates.ts'
import { sessionsLeft } from '../doctors/sessions-on.ts'
import { specialtyByCode, specialtyCodeAt, specialtyCodes } from '../doctors/specialties.ts'
import { daysInWords } from '../doctors/week.ts'
import { weekdayName, weekdays } from '../doctors/weekdays.ts'

/** One answer to a question. An answer without an address cannot be chosen, and its hint says why. */
export interface AppointmentOption {
  /** The date, if the choice is a day. */
  readonly date?: CalendarDate | undefined
  readonly label: Localizable
  readonly hint?: Localizable | undefined
  readonly href?: string | undefined
}

/** The free times of the nearest day that has any. */
export interface NearestTimes {
  /** The day in words. */
  readonly day: Localizable
  readonly times: readonly AppointmentOption[]
}

/** The choices so far, as the address holds them. */
export interface AppointmentQuery {
  /** The hospital's code. */
  readonly rs?: string | undefined
  /** The specialty's code. */
  readonly spesialis?: string | undefined
  /** The doctor's slug. */
  readonly dokter?: string | undefined
  /** The day of the week that the visitor chose. */
  readonly hari?: string | undefined
  readonly tanggal?: string | undefined
  readonly jam?: string | undefined
}

/** The address of the page with some choices made. */
export const appointmentAddress = (locale: LoaderContext['locale'], query: AppointmentQuery): string => {
  const given = Object.entries(query).flatMap(([name, value]): [string, string][] =>
    value === undefined ? [] : [[name, value]],
  )
  return given.length === 0
    ? href(locale, 'appointmentCreation')
    : href(locale, 'appointmentCreation', undefined, Object.fromEntries(given))
}

/** The only entry of a list; undefined if there are several. With only one entry, the previous answer skips its step. */
const onlyOne = <Entry>([only, ...others]: readonly Entry[]): Entry | undefined =>
  others.length === 0 ? only : undefined

const codesAt = (rs: string, { mapping }: SpecialistServiceCard): readonly string[] =>
  (mapping ?? []).flatMap(({ hospital, kode_spesialis: code }) =>
    hospital?.kode_mapping_rs === rs && code ? [code] : [],
  )

/**
 * The hospitals to choose from. A hospital with a single specialty leads to its doctors. Contract: documents `Hospitals`,
 * `SpecialistServices`.
 */
export const hospitalChoices = async (
  { cms, locale }: LoaderContext,
  { hari }: AppointmentQuery,
): Promise<Part<readonly AppointmentOption[]>> => {
  const [hospitals, specialties] = await Promise.all([listHospitals(cms), listSpecialistServices(cms)])
  return toPart(hospitals, (list) =>
    list.flatMap(({ nama, alamat, kode_mapping_rs: rs }) => {
      if (!nama || !rs) return []
      const spesialis = onlyOne((specialties.data ?? []).flatMap((specialty) => codesAt(rs, specialty)))
      return [{ label: nama, hint: alamat ?? undefined, href: appointmentAddress(locale, { rs, spesialis, hari }) }]
    }),
  )
}

/**
 * The specialties that have doctors at a hospital. A specialty with a single doctor leads to the doctor's days. Contract: document
 * `SpecialistServices`, operation `listDoctorSchedules`.
 */
export const specialtyChoices = async (
  { cms, locale }: LoaderContext,
  rs: string,
  { hari }: AppointmentQuery,
): Promise<Part<readonly AppointmentOption[]>> => {
  const [specialties, rows] = await Promise.all([listSpecialistServices(cms), allSchedules(cms, { hospitalCode: rs })])
  const practised = rows.data && Map.groupBy(rows.data, practisedCode)
  return toPart(specialties, (list) =>
    list.flatMap((specialty) => {
      const label = localize(specialty, 'nama', locale)
      const codes = codesAt(rs, specialty)
      const code = practised === undefined ? codes[0] : codes.find((one) => practised.has(one))
      if (label.text === '' || !code) return []
      const row = onlyOne(practised?.get(code) ?? [])
      // A doctor who sees patients only by arrangement has no days.
      const dokter = row && practiceDays(row).length > 0 ? row.dokter.slug || undefined : undefined
      return [
        {
          label,
          hint: (dokter && row?.dokter.nama) || undefined,
          href: appointmentAddress(locale, { rs, spesialis: code, dokter, hari }),
        },
      ]
    }),
  )
}

/** The sessions with hours. Sessions by arrangement have no hours, and no slots. */
const timedSessions = ({ jadwal }: DoctorSchedule) => jadwal.filter(({ jam_mulai }) => jam_mulai)

const practiceDays = (...rows: readonly DoctorSchedule[]) => {
  const sessions = rows.flatMap(timedSessions)
  return weekdays.filter((day) => sessions.some(({ hari }) => hari === day))
}

/** The doctors of a specialty at a hospital, with the days on which they practise. Contract: operation `listDoctorSchedules`. */
export const doctorChoices = async (
  { cms, locale, message }: LoaderContext,
  rs: string,
  spesialis: string,
  { hari }: AppointmentQuery,
): Promise<Part<readonly AppointmentOption[]>> =>
  toPart(await allSchedules(cms, { hospitalCode: rs, specialtyCode: spesialis }), (rows) =>
    rows.flatMap((row): AppointmentOption[] => {
      const { nama, slug } = row.dokter ?? {}
      if (!nama || !slug) return []
      const days = practiceDays(row)
      if (days.length === 0) return [{ label: nama, hint: message('web.appointment.byArrangement') }]
      return [
        {
          label: nama,
          hint: daysInWords(days, locale),
          href: appointmentAddress(locale, { rs, spesialis, dokter: slug, hari }),
        },
      ]
    }),
  )

/** The hospitals at which a doctor practises, each once with the days of all specialties there. */
export const placeChoices = (
  rows: readonly DoctorSchedule[],
  query: AppointmentQuery,
  { locale }: LoaderContext,
): readonly AppointmentOption[] => {
  const places = Map.groupBy(rows, ({ rumah_sakit }) => rumah_sakit?.kode_mapping_rs)
  return [...places].flatMap(([rs, there]) => {
    const nama = there[0]?.rumah_sakit?.nama
    const hint = daysInWords(practiceDays(...there), locale)
    return nama && rs ? [{ label: nama, hint, href: appointmentAddress(locale, { ...query, rs }) }] : []
  })
}

/** The specialties in which a doctor practises at one hospital. */
export const ownSpecialtyChoices = (
  rows: readonly DoctorSchedule[],
  query: AppointmentQuery,
  specialties: readonly SpecialistServiceCard[],
  { locale }: LoaderContext,
): readonly AppointmentOption[] =>
  rows.flatMap((row) => {
    const spesialis = practisedCode(row)
    const named = row.layanan_spesialis ?? specialtyByCode(specialties, spesialis)
    const label = localize({ nama: named?.nama ?? null, nama_en: named?.nama_en ?? null }, 'nama', locale)
    return label.text !== '' && spesialis
      ? [
          {
            label,
            hint: daysInWords(practiceDays(row), locale),
            href: appointmentAddress(locale, { ...query, spesialis }),
          },
        ]
      : []
  })

/** The rows of a doctor that belong to a specialty, by any of its codes. If no row does, all rows. */
export const rowsInSpecialty = (
  rows: readonly DoctorSchedule[],
  spesialis: string | undefined,
  specialties: readonly SpecialistServiceCard[],
): readonly DoctorSchedule[] => {
  if (spesialis === undefined) return rows
  const codes = specialtyCodes(specialties, spesialis)
  const found = rows.filter((row) => codes.includes(practisedCode(row) ?? ''))
  return found.length > 0 ? found : rows
}

/** The specialty of a row, as appointments name it: by its code at the hospital. */
export const specialtyOf = (
  row: DoctorSchedule,
  { rs, spesialis }: AppointmentQuery,
  specialties: readonly SpecialistServiceCard[],
): string => practisedCode(row) ?? specialtyCodeAt(specialties, spesialis ?? '', rs)

/**
 * The dates on which a doctor has a session that is not over. If the visitor chose a day of the week and the doctor practises on it, only
 * those dates.
 */
export const datesToCome = (row: DoctorSchedule, { hari }: AppointmentQuery, now: Date): readonly CalendarDate[] => {
  const days = practiceDays(row)
  const wanted = days.filter((day) => day === hari)
  const offered = wanted.length > 0 ? wanted : days
  return datesFrom(jakartaDate(now))
    .filter((date) => offered.includes(date.weekday) && sessionsLeft(timedSessions(row), date, now).length > 0)
    .map(({ date }) => date)
}

/** The chosen day of the week in words, if the list of dates has no other day. */
export const wantedDay = (
  row: DoctorSchedule,
  { hari }: AppointmentQuery,
  locale: LoaderContext['locale'],
): string | undefined => {
  const day = practiceDays(row).find((practised) => practised === hari)
  return day && weekdayName(day, locale)
}
