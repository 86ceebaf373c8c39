import { isBookable, jakartaDate } from '@hospital/sdk'
import type { AppointmentType, DoctorSchedule } from '@hospital/sdk/cms'
import { getDoctorSchedule, listAppointmentTypes, listPaymentMethods } from '@hospital/sdk/cms'
import type { LoaderContext, PageQuery } from '../../shared/loading/context.ts'
import { without } from '../../shared/loading/loaded.ts'
import type { PageLoader } from '../../shared/loading/loaded.ts'
import type { Part } from '../../shared/loading/part.ts'
import { toPart } from '../../shared/loading/part.ts'
import { datesFrom } from '../doctors/practice-dates.ts'
import { weekdays } from '../doctors/practice.ts'
import { parseCode, parseSlug } from '../doctors/specialties.ts'
import {
  appointmentAddress,
  datesToCome,
  doctorChoices,
  hospitalChoices,
  ownSpecialtyChoices,
  placeChoices,
  rowsInSpecialty,
  specialtyChoices,
  specialtyOf,
} from './appointment-choices.ts'
import type { AppointmentQuery } from './appointment-choices.ts'
import { ready } from './appointment-data.ts'
import type { AppointmentData, AppointmentDetails, Arrival } from './appointment-data.ts'
import { dateChoices, slotChoices } from './appointment-slots.ts'
import { paymentChoices } from './payers.ts'
import { loadNames, pageOf } from './step-page.ts'

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

/** The choices of the last step, the same for all doctors. Contract: documents `PaymentMethods`, `AppointmentTypes`, operation `listGuarantors`. */
const loadWays = ({ cms, member }: LoaderContext) =>
  Promise.all([listPaymentMethods(cms), listAppointmentTypes(cms), member.listGuarantors()])

/** The kind of visit that a slot is for unless the visitor says otherwise: slots are those of a clinic, and say nothing of other kinds. */
const usualType = (kinds: readonly AppointmentType[]): string | undefined =>
  (kinds.length === 1 ? kinds[0] : kinds.find(({ tag }) => tag === 'poliklinik'))?.kode ?? undefined

/** What the last step asks, but for what is chosen from. */
type Wished = Pick<AppointmentDetails, 'wish' | 'action' | 'unsent'>

const detailsOf = (
  wished: Wished,
  [methods, types, guarantors]: Awaited<ReturnType<typeof loadWays>>,
  { message }: LoaderContext,
): Part<AppointmentDetails> => {
  if (methods.error) return toPart(methods, () => ({ ...wished, payments: [], types: [], usualType: undefined }))
  return toPart(types, (kinds) => ({
    ...wished,
    payments: paymentChoices(methods.data, guarantors.data?.data ?? [], message),
    types: kinds.flatMap(({ nama, kode }) => (nama && kode ? [{ value: kode, label: nama }] : [])),
    usualType: usualType(kinds),
  }))
}

/** The step that choices lead to where no doctor has been chosen yet. */
const towardsDoctor = async (query: AppointmentQuery, context: LoaderContext): Promise<Arrival> => {
  const { rs, spesialis } = query
  if (rs === undefined) return { step: 'hospital', query, options: await hospitalChoices(context, query) }
  if (spesialis === undefined) return { step: 'specialty', query, options: await specialtyChoices(context, rs, query) }
  return { step: 'doctor', query, options: await doctorChoices(context, rs, spesialis, query) }
}

/** Reads in flight while the doctor's hospitals and hours are not known yet. */
interface Prefetched {
  readonly names: ReturnType<typeof loadNames>
  /** Where the address holds all other choices. */
  readonly ways: ReturnType<typeof loadWays> | undefined
}

/** The step that choices lead to with a doctor, of whom `rows` tell where and when they practise. */
const withDoctor = async (
  rows: readonly DoctorSchedule[],
  given: AppointmentQuery,
  { names, ways }: Prefetched,
  context: LoaderContext,
): Promise<Arrival> => {
  const there = rows.filter(({ rumah_sakit: hospital }) => hospital?.kode_mapping_rs === given.rs)
  const here = there.length > 0 ? there : rows
  const [first, ...others] = new Set(here.map(({ rumah_sakit: hospital }) => hospital?.kode_mapping_rs))
  if (!first || others.length > 0)
    return { step: 'hospital', query: given, options: ready(placeChoices(rows, given, context)) }
  const rs = first
  const { specialties } = await names
  const [row, ...more] = rowsInSpecialty(here, given.spesialis, specialties)
  if (!row || more.length > 0) {
    const query = { ...given, rs, spesialis: undefined }
    return { step: 'specialty', query, options: ready(ownSpecialtyChoices(here, query, specialties, context)) }
  }
  const doctor = row.dokter?.kode ?? ''
  const specialty = specialtyOf(row, { ...given, rs }, specialties)
  const query = { ...given, rs, spesialis: specialty }
  const { tanggal, jam } = query
  if (tanggal === undefined) {
    const dates = datesToCome(row, query, context.now)
    const { options, nearest } = await dateChoices(context, query, dates, { doctor, specialty })
    return { step: 'day', query, row, options: ready(options), nearest }
  }
  if (jam === undefined) {
    const slots = await slotChoices(context, { ...query, tanggal }, row, { doctor, specialty })
    const isDeadEnd = slots.options.ok && slots.options.value.every(({ href: to }) => to === undefined)
    const further = { ...query, hari: undefined }
    const { nearest } = isDeadEnd
      ? await dateChoices(context, further, datesToCome(row, further, context.now), { doctor, specialty })
      : {}
    return { step: 'slot', query, row, nearest, ...slots }
  }
  const wish = { kode_mapping_rs: rs, kodedokter: doctor, kdspesial: specialty, tanggal, jam }
  const { submission, locale } = context
  const wished = {
    wish,
    action: appointmentAddress(locale, query),
    unsent: submission?.status === 'unsupported' ? submission : undefined,
  }
  return { step: 'details', query, row, details: detailsOf(wished, await (ways ?? loadWays(context)), context) }
}

/**
 * Loads the step to an appointment that the address has come to: hospital, specialty, doctor, day, slot, details. Every
 * choice is in the address, so that going back, sharing and pages without script work.
 */
export const loadAppointment: PageLoader<AppointmentData> = async (context) => {
  const query = readQuery(context.query, context.now)
  const names = loadNames(context)
  if (query.dokter === undefined) return pageOf(await towardsDoctor(query, context), await names, context)
  const ways = query.tanggal !== undefined && query.jam !== undefined ? loadWays(context) : undefined
  const schedule = await getDoctorSchedule(context.cms, query.dokter)
  const isUnknown = schedule.error ? schedule.error.kind === 'not-found' : schedule.data.length === 0
  // The others of the specialty are shown in place of a doctor who has gone since.
  if (isUnknown && query.rs !== undefined && query.spesialis !== undefined) {
    const arrival = await towardsDoctor({ rs: query.rs, spesialis: query.spesialis }, context)
    return pageOf({ ...arrival, isGone: true }, await names, context)
  }
  if (schedule.error) return without(schedule.error)
  if (isUnknown) return { kind: 'missing' }
  const arrival = await withDoctor(schedule.data, query, { names, ways }, context)
  return pageOf(arrival, await names, context)
}
