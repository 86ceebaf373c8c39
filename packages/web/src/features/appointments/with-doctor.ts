import type { AppointmentType, DoctorSchedule } from '@hospital/sdk/cms'
import { listAppointmentTypes, listPaymentMethods } from '@hospital/sdk/cms'
import type { LoaderContext } from '../../shared/loading/context.ts'
import type { Part } from '../../shared/loading/part.ts'
import { toPart } from '../../shared/loading/part.ts'
import {
  appointmentAddress,
  datesToCome,
  ownSpecialtyChoices,
  placeChoices,
  rowsInSpecialty,
  specialtyOf,
} from './appointment-choices.ts'
import type { AppointmentQuery } from './appointment-choices.ts'
import { ready } from './appointment-data.ts'
import type { AppointmentDetails, Arrival } from './appointment-data.ts'
import { dateChoices, slotChoices } from './appointment-slots.ts'
import type { DoctorCodes } from './appointment-slots.ts'
import { paymentChoices } from './payers.ts'
import type { loadNames } from './step-page.ts'

// The steps to an appointment with a doctor who has been chosen.

/** The choices of the last step, the same for all doctors. Contract: documents `PaymentMethods`, `AppointmentTypes`, operation `listGuarantors`. */
export const loadWays = ({ cms, member }: LoaderContext) =>
  Promise.all([listPaymentMethods(cms), listAppointmentTypes(cms), member.listGuarantors()])

/** Reads that run before the doctor's hospitals and hours are known. */
interface Prefetched {
  readonly names: ReturnType<typeof loadNames>
  /** Set if the address holds all other choices. */
  readonly ways: ReturnType<typeof loadWays> | undefined
}

/** The kind of visit that a slot is for unless the visitor says otherwise: slots belong to a clinic and have no kind of visit. */
const usualType = (kinds: readonly AppointmentType[]): string | undefined =>
  (kinds.length === 1 ? kinds[0] : kinds.find(({ tag }) => tag === 'poliklinik'))?.kode ?? undefined

/** The request of the last step, without its choices. */
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

/** A doctor at one hospital in one specialty, with the choices there. */
interface Chosen extends DoctorCodes {
  readonly row: DoctorSchedule
  readonly rs: string
  readonly query: AppointmentQuery
}

const dayStep = async ({ row, query, ...codes }: Chosen, context: LoaderContext): Promise<Arrival> => {
  const { options, nearest } = await dateChoices(context, query, datesToCome(row, query, context.now), codes)
  return { step: 'day', query, row, options: ready(options), nearest }
}

const slotStep = async ({ row, query, ...codes }: Chosen, tanggal: string, context: LoaderContext) => {
  const slots = await slotChoices(context, { ...query, tanggal }, row, codes)
  const isDeadEnd = slots.options.ok && slots.options.value.every(({ href: to }) => to === undefined)
  const further = { ...query, hari: undefined }
  const { nearest } = isDeadEnd
    ? await dateChoices(context, further, datesToCome(row, further, context.now), codes)
    : {}
  return { step: 'slot', query, row, nearest, ...slots } as const
}

const detailsStep = async (
  { row, rs, doctor, specialty, query }: Chosen,
  { tanggal, jam }: Pick<AppointmentDetails['wish'], 'tanggal' | 'jam'>,
  ways: Prefetched['ways'],
  context: LoaderContext,
): Promise<Arrival> => {
  const { submission, locale } = context
  const wished = {
    wish: { kode_mapping_rs: rs, kodedokter: doctor, kdspesial: specialty, tanggal, jam },
    action: appointmentAddress(locale, query),
    unsent: submission?.status === 'unsupported' ? submission : undefined,
  }
  return { step: 'details', query, row, details: detailsOf(wished, await (ways ?? loadWays(context)), context) }
}

/** The times of a day, if the chosen time cannot be booked any more. Undefined if it can, or if the free times are not known. */
const insteadOfTaken = async (
  chosen: Chosen,
  { tanggal, jam }: Pick<AppointmentDetails['wish'], 'tanggal' | 'jam'>,
  context: LoaderContext,
): Promise<Arrival | undefined> => {
  const { query, rs, doctor, specialty } = chosen
  const wish = { doctor, specialty, hospital: rs, dates: [tanggal], time: jam, now: context.now }
  if ((await context.freeTimes(wish)).data !== null) return undefined
  // The free times were some seconds old, so the slots are read again.
  const arrival = await slotStep({ ...chosen, query: { ...query, jam: undefined } }, tanggal, context)
  const address = appointmentAddress(context.locale, query)
  const isTaken = arrival.options.ok && arrival.options.value.every(({ href: to }) => to !== address)
  return isTaken ? { ...arrival, taken: jam } : undefined
}

/** The next step once a doctor is chosen. `rows` are the doctor's schedules. */
export const withDoctor = async (
  rows: readonly DoctorSchedule[],
  given: AppointmentQuery,
  { names, ways }: Prefetched,
  context: LoaderContext,
): Promise<Arrival> => {
  const there = rows.filter(({ rumah_sakit: hospital }) => hospital?.kode_mapping_rs === given.rs)
  const here = there.length > 0 ? there : rows
  const [rs, ...others] = new Set(here.map(({ rumah_sakit: hospital }) => hospital?.kode_mapping_rs))
  if (!rs || others.length > 0)
    return { step: 'hospital', query: given, options: ready(placeChoices(rows, given, context)) }
  const { specialties } = await names
  const [row, ...more] = rowsInSpecialty(here, given.spesialis, specialties)
  if (!row || more.length > 0) {
    const query = { ...given, rs, spesialis: undefined }
    return { step: 'specialty', query, options: ready(ownSpecialtyChoices(here, query, specialties, context)) }
  }
  const specialty = specialtyOf(row, { ...given, rs }, specialties)
  const query = { ...given, rs, spesialis: specialty }
  const chosen = { row, rs, doctor: row.dokter?.kode ?? '', specialty, query }
  const { tanggal, jam } = query
  if (tanggal === undefined) return dayStep(chosen, context)
  if (jam === undefined) return slotStep(chosen, tanggal, context)
  const instead = await insteadOfTaken(chosen, { tanggal, jam }, context)
  return instead ?? detailsStep(chosen, { tanggal, jam }, ways, context)
}
