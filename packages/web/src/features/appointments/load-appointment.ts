import { isBookable, jakartaDate } from '@hospital/sdk'
import { getDoctorSchedule } from '@hospital/sdk/cms'
import type { LoaderContext, PageQuery } from '../../shared/loading/context.ts'
import { without } from '../../shared/loading/loaded.ts'
import type { PageLoader } from '../../shared/loading/loaded.ts'
import { datesFrom } from '../doctors/practice-dates.ts'
import { parseCode, parseSlug } from '../doctors/specialties.ts'
import { weekdays } from '../doctors/weekdays.ts'
import { doctorChoices, hospitalChoices, specialtyChoices } from './appointment-choices.ts'
import type { AppointmentQuery } from './appointment-choices.ts'
import type { AppointmentData, Arrival } from './appointment-data.ts'
import { loadNames, pageOf } from './step-page.ts'
import { loadWays, withDoctor } from './with-doctor.ts'

/** The choices in the URL, without dates and times that cannot be booked: past, started, or too far ahead. */
const readQuery = (query: PageQuery, now: Date): AppointmentQuery => {
  const date = datesFrom(jakartaDate(now)).find((offered) => offered.date === query.get('tanggal'))?.date
  const time = query.get('jam') ?? ''
  const isTime = /^\d{2}:\d{2}$/.test(time) && (date === undefined || isBookable(date, time, now))
  return {
    rs: parseCode(query.get('rs')),
    spesialis: parseCode(query.get('spesialis')),
    dokter: parseSlug(query.get('dokter')),
    hari: weekdays.find((day) => day === query.get('hari')),
    tanggal: date,
    jam: isTime ? time : undefined,
  }
}

/** The next step, if no doctor has been chosen yet. */
const towardsDoctor = async (query: AppointmentQuery, context: LoaderContext): Promise<Arrival> => {
  const { rs, spesialis } = query
  if (rs === undefined) return { step: 'hospital', query, options: await hospitalChoices(context, query) }
  if (spesialis === undefined) return { step: 'specialty', query, options: await specialtyChoices(context, rs, query) }
  return { step: 'doctor', query, options: await doctorChoices(context, rs, spesialis, query) }
}

/**
 * Loads the step that the address leads to: hospital, specialty, doctor, day, slot, details. The address holds every choice, so that going
 * back, sharing and pages without script work.
 */
export const loadAppointment: PageLoader<AppointmentData> = async (context) => {
  const query = readQuery(context.query, context.now)
  const names = loadNames(context)
  if (query.dokter === undefined) return pageOf(await towardsDoctor(query, context), await names, context)
  const ways = query.tanggal !== undefined && query.jam !== undefined ? loadWays(context) : undefined
  const schedule = await getDoctorSchedule(context.cms, query.dokter)
  const isUnknown = schedule.error ? schedule.error.kind === 'not-found' : schedule.data.length === 0
  // The chosen doctor no longer exists, so the page shows the others of the specialty.
  if (isUnknown && query.rs !== undefined && query.spesialis !== undefined) {
    const arrival = await towardsDoctor({ rs: query.rs, spesialis: query.spesialis }, context)
    return pageOf({ ...arrival, isGone: true }, await names, context)
  }
  if (schedule.error) return without(schedule.error)
  if (isUnknown) return { kind: 'missing' }
  const arrival = await withDoctor(schedule.data, query, { names, ways }, context)
  return pageOf(arrival, await names, context)
}
