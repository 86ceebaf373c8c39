import type { Result } from '@hospital/sdk'
import { entryReference, jakartaDate, normalizePhone } from '@hospital/sdk'
import { findPackage, reservePackage, sendContactMessage, subscribeToNewsletter } from '@hospital/sdk/cms'
import type { ContactMessageInput, PackageReservationInput } from '@hospital/sdk/cms'
import { contactFields } from '../../features/contact/contact-fields.tsx'
import { checkNewsletter } from '../../features/newsletter/check-newsletter.ts'
import { genders } from '../../features/newsletter/genders.ts'
import { reservationFields } from '../../features/packages/reservation-fields.tsx'
import { checkFields, requestOf } from '../../forms/fields.ts'
import { problemsFrom } from '../../forms/server-problems.ts'
import type { FormProblems, FormValues, Submission } from '../../forms/submission.ts'
import type { RouteName } from '../../routes/table.ts'
import type { LoaderContext } from '../../shared/loading/context.ts'
import type { AttemptKind } from '../http/attempt-rules.ts'

/** Processes a page's form: checks it, sends it to the CMS, and returns the outcome. */
type FormAction = (values: FormValues, context: LoaderContext) => Promise<Submission>

/**
 * The outcome of a form that the site has sent to the CMS. The CMS explains a refusal in English, so the named fields get the site's own
 * message.
 */
const outcome = ({ error }: Result<unknown>, values: FormValues, { message }: LoaderContext): Submission => {
  if (!error) return { status: 'sent' }
  if (error.kind !== 'invalid') return { status: 'failed', values }
  const { problems } = problemsFrom(error.fieldErrors, Object.keys(values))
  const text = message('web.form.field.refused')
  const named = Object.keys(problems).map((name) => [name, { text }] as const)
  return named.length > 0
    ? { status: 'invalid', values, problems: Object.fromEntries(named) }
    : { status: 'refused', values }
}

const refused = (values: FormValues, problems: FormProblems): Submission | undefined =>
  Object.keys(problems).length > 0 ? { status: 'invalid', values, problems } : undefined

const sendContact: FormAction = async (values, context) => {
  const problem = refused(values, checkFields(contactFields, values))
  if (problem) return problem
  const message = requestOf<ContactMessageInput>(contactFields, values)
  return outcome(await sendContactMessage(context.cms, message), values, context)
}

const joinNewsletter: FormAction = async (values, { cms }) => {
  const problem = refused(values, checkNewsletter(values))
  if (problem) return problem
  const gender = genders.find((name) => name === values['jenis_kelamin']) ?? genders[0]
  const subscription = {
    email: values['email'] ?? '',
    jenis_kelamin: gender,
    whatsapp: normalizePhone(values['whatsapp'] ?? '') ?? '',
  }
  const { error } = await subscribeToNewsletter(cms, subscription)
  // The specification wants a warning without a message for a refused sign-up, whatever fields the CMS names.
  return error ? { status: 'failed', values } : { status: 'sent' }
}

const sendReservation: FormAction = async (values, context) => {
  const { cms, now, parameters } = context
  const today = jakartaDate(now)
  const found = await findPackage(cms, parameters['slug'] ?? '', today)
  if (found.error) return { status: 'failed', values }
  const fields = reservationFields({ today, ends: found.data.tgl_berakhir ?? undefined })
  const problem = refused(values, checkFields(fields, values))
  if (problem) return problem
  const wish = requestOf<Omit<PackageReservationInput, 'paket'>>(fields, values)
  const reservation = { ...wish, paket: entryReference(found.data.id) }
  return outcome(await reservePackage(cms, reservation), values, context)
}

/** An appointment needs the patient's token, which only script can read. A form that was sent without script comes back with its values. */
const refuseBooking: FormAction = (values) => Promise.resolve({ status: 'unsupported', values })

/** The form of a page. */
export interface PageForm {
  /** The limit that the form counts towards; undefined if it goes to no back end. */
  readonly limit: AttemptKind | undefined
  readonly action: FormAction
}

const reservation: PageForm = { limit: 'reservation', action: sendReservation }

/** The pages that take a form, each at its own address. */
export const pageForms: Partial<Readonly<Record<RouteName, PageForm>>> = {
  contact: { limit: 'contact', action: sendContact },
  newsletter: { limit: 'newsletter', action: joinNewsletter },
  package: reservation,
  healthPackage: reservation,
  appointmentCreation: { limit: undefined, action: refuseBooking },
}
