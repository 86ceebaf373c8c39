import { isBookable, jakartaDate } from '@hospital/sdk'
import type { AppointmentType, HospitalCard, DoctorSchedule } from '@hospital/sdk/cms'
import {
  getDoctorSchedule,
  listAppointmentTypes,
  listHospitals,
  listPaymentMethods,
  listSpecialistServices,
} from '@hospital/sdk/cms'
import { formatDate } from '@hospital/ui'
import type { Choice, ContactButtonsProps, Step } from '@hospital/ui'
import type { Submission } from '../../forms/submission.ts'
import type { MessageId } from '../../i18n/use-message.ts'
import { href } from '../../routes/href.ts'
import { contactOf } from '../../shared/contact-of.ts'
import type { LoaderContext, PageQuery } from '../../shared/loading/context.ts'
import { without } from '../../shared/loading/loaded.ts'
import type { Loaded, PageLoader } from '../../shared/loading/loaded.ts'
import type { Part } from '../../shared/loading/part.ts'
import { toPart } from '../../shared/loading/part.ts'
import { askAbout } from '../doctors/doctor-practice.ts'
import { datesFrom } from '../doctors/practice-dates.ts'
import { weekdays } from '../doctors/practice.ts'
import { hospitalByCode, parseCode, parseSlug, specialtyByCode } from '../doctors/specialties.ts'
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
  wantedDay,
} from './appointment-choices.ts'
import type { AppointmentOption, AppointmentQuery } from './appointment-choices.ts'
import { dateChoices, slotChoices } from './appointment-slots.ts'
import { paymentChoices } from './payers.ts'
import type { PaymentChoice } from './payers.ts'

/** The steps to an appointment, in their order. */
const stepNames = ['hospital', 'specialty', 'doctor', 'day', 'slot', 'details'] as const

/** One step to an appointment. */
export type AppointmentStep = (typeof stepNames)[number]

/** What is sent for an appointment, but for what the last step asks. */
export interface AppointmentWish {
  readonly kode_mapping_rs: string
  readonly kodedokter: string
  readonly kdspesial: string
  readonly tanggal: string
  readonly jam: string
}

/** The last step: who pays, what kind of visit it is. */
export interface AppointmentDetails {
  readonly wish: AppointmentWish
  readonly payments: readonly PaymentChoice[]
  readonly types: readonly Choice[]
  /** The code of the kind of visit that is chosen at first. */
  readonly usualType: string | undefined
  /** Where the form is sent without script: this step's own address, so that nothing typed gets into one. */
  readonly action: string
  /** A form that came without script, which could not be taken. */
  readonly unsent: Submission | undefined
}

/** The way to an appointment: what has been chosen, and what is to be chosen next. */
export interface AppointmentData {
  readonly steps: readonly Step[]
  readonly step: AppointmentStep
  /** What has been chosen, in words. */
  readonly chosen: readonly { readonly term: string; readonly words: string }[]
  readonly options: Part<readonly AppointmentOption[]>
  /** Why there is nothing to choose from, where more is known than that. */
  readonly none: string | undefined
  /** Where a list holds the dates of one day of the week only: that day, and the address of all dates. */
  readonly onlyOn: { readonly day: string; readonly allHref: string } | undefined
  readonly details: Part<AppointmentDetails> | undefined
  /** Whom to ask instead. */
  readonly contact: ContactButtonsProps | undefined
}

const stepWords: Readonly<Record<AppointmentStep, MessageId>> = {
  hospital: 'web.appointment.step.hospital',
  specialty: 'web.appointment.step.specialty',
  doctor: 'web.appointment.step.doctor',
  day: 'web.appointment.step.day',
  slot: 'web.appointment.step.slot',
  details: 'web.appointment.step.details',
}

/** The query that leads back to a step: whatever was chosen before it. */
const queryUpTo = ({
  rs,
  spesialis,
  dokter,
  hari,
  tanggal,
}: AppointmentQuery): Readonly<Record<AppointmentStep, AppointmentQuery>> => ({
  hospital: { hari },
  specialty: { rs, hari },
  doctor: { rs, spesialis, hari },
  day: { rs, spesialis, dokter, hari },
  slot: { rs, spesialis, dokter, hari, tanggal },
  details: {},
})

const stepsOf = (current: AppointmentStep, query: AppointmentQuery, { locale, message }: LoaderContext): Step[] => {
  const place = stepNames.indexOf(current)
  const before = queryUpTo(query)
  return stepNames.map((name, index): Step => {
    const label = message(stepWords[name])
    if (index < place) return { state: 'done', label, href: appointmentAddress(locale, before[name]) }
    return index === place
      ? { state: 'current', label }
      : {
          state: 'locked',
          label,
          reason: message('web.appointment.locked', { step: message(stepWords[current]).toLocaleLowerCase(locale) }),
        }
  })
}

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

/** The names of the choices; without those that the CMS does not know. */
const loadNames = async ({ cms }: LoaderContext) => {
  const [hospitals, specialties] = await Promise.all([listHospitals(cms), listSpecialistServices(cms)])
  return { hospitals: hospitals.data ?? [], specialties: specialties.data ?? [] }
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

interface Arrival {
  readonly step: AppointmentStep
  readonly query: AppointmentQuery
  readonly options?: Part<readonly AppointmentOption[]>
  readonly none?: string | undefined
  readonly row?: DoctorSchedule | undefined
  readonly details?: Part<AppointmentDetails>
}

const ready = (value: readonly AppointmentOption[]): Part<readonly AppointmentOption[]> => ({ ok: true, value })

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
    return { step: 'day', query, row, options: ready(await dateChoices(context, query, dates, { doctor, specialty })) }
  }
  if (jam === undefined)
    return {
      step: 'slot',
      query,
      row,
      ...(await slotChoices(context, { ...query, tanggal }, row, { doctor, specialty })),
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

/** An hour as people say it: `09.30 WIB`. */
const slotTime = (time: string, locale: LoaderContext['locale']): string =>
  `${locale === 'id' ? time.replace(':', '.') : time} WIB`

const chosenWords = (
  { query, row }: Arrival,
  names: Awaited<ReturnType<typeof loadNames>>,
  { locale, message }: LoaderContext,
): AppointmentData['chosen'] => {
  const { rs, spesialis, tanggal, jam } = query
  const specialty = specialtyByCode(names.specialties, spesialis)
  const words: readonly (readonly [AppointmentStep, string | null | undefined])[] = [
    ['hospital', rs && hospitalByCode(names.hospitals, rs)?.nama],
    ['specialty', (locale === 'en' && specialty?.nama_en) || specialty?.nama],
    ['doctor', row?.dokter?.nama],
    ['day', tanggal && formatDate(tanggal, locale, 'weekday')],
    ['slot', jam && slotTime(jam, locale)],
  ]
  return words.flatMap(([step, text]) => (text ? [{ term: message(stepWords[step]), words: text }] : []))
}

/** Whom to ask instead: the hospital, about the doctor as soon as one has been chosen, for the slot once that is known. */
const whomToAsk = (
  { query, row }: Arrival,
  hospital: HospitalCard | undefined,
  { locale, message }: LoaderContext,
): ContactButtonsProps | undefined => {
  if (!hospital) return undefined
  const doctor = row?.dokter?.nama
  const { tanggal, jam } = query
  if (!doctor) return contactOf(hospital, message, message('web.hospital.ask', { hospital: hospital.nama ?? '' }))
  if (!tanggal || !jam) return askAbout(doctor, hospital, message)
  const slot = {
    doctor,
    hospital: hospital.nama ?? '',
    day: formatDate(tanggal, locale, 'weekday'),
    time: slotTime(jam, locale),
  }
  return contactOf(hospital, message, message('web.booking.ask', slot))
}

const pageOf = (
  arrival: Arrival,
  names: Awaited<ReturnType<typeof loadNames>>,
  context: LoaderContext,
): Extract<Loaded<AppointmentData>, { kind: 'page' }> => {
  const { locale, message } = context
  const { step, query, row, options = ready([]), none, details } = arrival
  const day = row && step === 'day' ? wantedDay(row, query, locale) : undefined
  const data: AppointmentData = {
    step,
    steps: stepsOf(step, query, context),
    chosen: chosenWords(arrival, names, context),
    options,
    none,
    onlyOn: day === undefined ? undefined : { day, allHref: appointmentAddress(locale, { ...query, hari: undefined }) },
    details,
    contact: whomToAsk(arrival, hospitalByCode(names.hospitals, query.rs), context),
  }
  // Steps are told apart in the browser's history.
  const title = [...(data.chosen.length > 0 ? [message(stepWords[step])] : []), message('web.appointment.title')].join(
    ' – ',
  )
  const above = [{ label: message('web.doctors.title'), href: href(locale, 'doctors') }]
  return {
    kind: 'page',
    data,
    meta: {
      title,
      description: message('web.appointment.intro'),
      above,
      indexed: Object.values(query).every((value) => value === undefined),
    },
  }
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
  if (schedule.error) return without(schedule.error)
  if (schedule.data.length === 0) return { kind: 'missing' }
  const arrival = await withDoctor(schedule.data, query, { names, ways }, context)
  return pageOf(arrival, await names, context)
}
