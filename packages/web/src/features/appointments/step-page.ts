import type { HospitalCard } from '@hospital/sdk/cms'
import { listHospitals, listSpecialistServices } from '@hospital/sdk/cms'
import { formatDate } from '@hospital/ui'
import type { ContactButtonsProps, Step } from '@hospital/ui'
import type { MessageId } from '../../i18n/use-message.ts'
import { href } from '../../routes/href.ts'
import { contactOf } from '../../shared/contact-of.ts'
import type { LoaderContext } from '../../shared/loading/context.ts'
import type { Loaded } from '../../shared/loading/loaded.ts'
import { askAbout } from '../doctors/doctor-practice.ts'
import { hospitalByCode, specialtyByCode } from '../doctors/specialties.ts'
import { appointmentAddress, wantedDay } from './appointment-choices.ts'
import type { AppointmentQuery } from './appointment-choices.ts'
import { ready, stepNames } from './appointment-data.ts'
import type { AppointmentData, AppointmentStep, Arrival } from './appointment-data.ts'
import { timeWords } from './time-words.ts'

const stepWords: Readonly<Record<AppointmentStep, MessageId>> = {
  hospital: 'web.appointment.step.hospital',
  specialty: 'web.appointment.step.specialty',
  doctor: 'web.appointment.step.doctor',
  day: 'web.appointment.step.day',
  slot: 'web.appointment.step.slot',
  details: 'web.appointment.step.details',
}

/** The query that leads back to a step: all choices before it. */
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

/** The names of the choices, without those that the CMS does not know. */
export const loadNames = async ({ cms }: LoaderContext) => {
  const [hospitals, specialties] = await Promise.all([listHospitals(cms), listSpecialistServices(cms)])
  return { hospitals: hospitals.data ?? [], specialties: specialties.data ?? [] }
}

/** A time as people write it: `09.30 WIB`. */
const slotTime = (time: string, locale: LoaderContext['locale']): string => `${timeWords(time, locale)} WIB`

const chosenWords = (
  { query, row }: Arrival,
  names: Awaited<ReturnType<typeof loadNames>>,
  { locale, message }: LoaderContext,
): AppointmentData['chosen'] => {
  const { rs, spesialis, tanggal, jam } = query
  const before = queryUpTo(query)
  const specialty = specialtyByCode(names.specialties, spesialis)
  const words: readonly (readonly [AppointmentStep, string | null | undefined])[] = [
    ['hospital', rs && hospitalByCode(names.hospitals, rs)?.nama],
    ['specialty', (locale === 'en' && specialty?.nama_en) || specialty?.nama],
    ['doctor', row?.dokter?.nama],
    ['day', tanggal && formatDate(tanggal, locale, 'weekday')],
    ['slot', jam && slotTime(jam, locale)],
  ]
  return words.flatMap(([step, text]) =>
    text ? [{ term: message(stepWords[step]), words: text, href: appointmentAddress(locale, before[step]) }] : [],
  )
}

/** The contact to ask instead: the hospital. Its message names the doctor once chosen, and the slot once known. */
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

/** The other doctors of the specialty at the hospital, if this one is known to have no free slot. */
const othersOf = (
  { step, query: { rs, spesialis }, options = ready([]), row }: Arrival,
  { locale, message }: LoaderContext,
): AppointmentData['others'] => {
  const hasChoice = options.ok && options.value.some(({ href: to }) => to !== undefined)
  if (!row || hasChoice || (step !== 'day' && step !== 'slot') || !rs || !spesialis) return undefined
  return { label: message('web.appointment.others'), href: appointmentAddress(locale, { rs, spesialis }) }
}

const warningOf = ({ isGone, taken }: Arrival, { locale, message }: LoaderContext): string | undefined => {
  if (isGone) return message('web.appointment.gone')
  return taken && message('web.appointment.taken', { time: slotTime(taken, locale) })
}

/** The data of a step's page. */
export const pageOf = (
  arrival: Arrival,
  names: Awaited<ReturnType<typeof loadNames>>,
  context: LoaderContext,
): Extract<Loaded<AppointmentData>, { kind: 'page' }> => {
  const { locale, message } = context
  const { step, query, row, options = ready([]), none, nearest, details } = arrival
  const day = row && step === 'day' ? wantedDay(row, query, locale) : undefined
  const hospital = hospitalByCode(names.hospitals, query.rs)
  const data: AppointmentData = {
    step,
    steps: stepsOf(step, query, context),
    chosen: chosenWords(arrival, names, context),
    options,
    none,
    nearest,
    others: othersOf(arrival, context),
    warning: warningOf(arrival, context),
    onlyOn: day === undefined ? undefined : { day, allHref: appointmentAddress(locale, { ...query, hari: undefined }) },
    details,
    address: hospital?.alamat ?? undefined,
    contact: whomToAsk(arrival, hospital, context),
  }
  // Different titles distinguish the steps in the browser's history.
  const title = [...(data.chosen.length > 0 ? [message(stepWords[step])] : []), message('web.appointment.title')].join(
    ' – ',
  )
  const above = [{ label: message('web.doctors.title'), href: href(locale, 'doctors') }]
  return {
    kind: 'page',
    data,
    isWhole: options.ok && details?.ok !== false,
    meta: {
      title,
      description: message('web.appointment.intro'),
      above,
      indexed: Object.values(query).every((value) => value === undefined),
    },
  }
}
