import { STATUS_CODES } from 'node:http'
import { formValues } from '../../forms/form-values.ts'
import { isHoneypotFilled } from '../../forms/honeypot.ts'
import { sentQuery } from '../../forms/submission.ts'
import type { FormValues, Submission } from '../../forms/submission.ts'
import { readAddress } from '../documents/canonical.ts'
import type { PageAddress } from '../documents/canonical.ts'
import { routeOf } from '../documents/handler.ts'
import type { DocumentHandlers } from '../documents/handler.ts'
import { loaderContext, loadRefusedForm } from '../documents/load.ts'
import type { PageDependencies } from '../documents/load.ts'
import { limitedFormPage } from '../documents/plain-page.ts'
import { sendOnce } from '../documents/send.ts'
import type { Visits } from '../documents/visits.ts'
import type { Attempter, Attempts } from '../http/attempts.ts'
import type { BodiesInFlight, BodyHold } from '../http/bodies-in-flight.ts'
import { mediaType } from '../http/content-type.ts'
import type { SiteContext } from '../http/environment.ts'
import { personalHeaders } from '../http/headers.ts'
import { receiveBytes, receiveParts, whileHeld } from '../http/receive-body.ts'
import type { BodyRefusal } from '../http/receive-body.ts'
import { localPath } from '../http/redirect.ts'
import { bodyLimits, parseUrlEncoded } from '../http/request-body.ts'
import { isCrossSite } from '../http/same-site.ts'
import { pageForms } from './form-actions.ts'
import type { PageForm } from './form-actions.ts'

/** The dependencies of forms. */
export interface FormOptions {
  readonly deps: PageDependencies
  readonly attempts: Attempts
  readonly bodies: BodiesInFlight
  readonly documents: DocumentHandlers
  readonly visits: Visits
  readonly allowedOrigins: (request: Request) => readonly string[]
  readonly attempterOf: (context: SiteContext) => Attempter
}

const statusOf: Readonly<Record<Exclude<Submission['status'], 'sent' | 'limited'>, 422 | 502>> = {
  invalid: 422,
  unsupported: 422,
  refused: 422,
  failed: 502,
}

/** The fields of a form, trimmed; the HTTP status of the refusal if the body is malformed (400), too large (413) or not a form (415). */
const readForm = async (request: Request, hold: BodyHold): Promise<FormValues | 400 | 415 | BodyRefusal> => {
  const reading = { limit: bodyLimits.form, hold }
  const type = mediaType(request.headers.get('content-type'))
  if (type === 'multipart/form-data') {
    const parts = await receiveParts(request, reading)
    return typeof parts === 'number' ? parts : parts ? formValues(parts) : 400
  }
  if (type !== 'application/x-www-form-urlencoded') return 415
  const bytes = await receiveBytes(request, reading)
  if (typeof bytes === 'number') return bytes
  const fields = parseUrlEncoded(bytes)
  return fields ? formValues(Object.entries(fields)) : 400
}

const refuse = (context: SiteContext, status: 400 | 403 | 405 | 415 | BodyRefusal) =>
  context.text(STATUS_CODES[status] ?? '', status, status === 405 ? { Allow: 'GET' } : {})

/** Sends a form to the CMS, unless the visitor has reached the limit. */
const submit = async (
  { limit, action }: PageForm,
  values: FormValues,
  address: PageAddress,
  who: Attempter,
  { attempts, deps }: FormOptions,
): Promise<Submission> => {
  // A robot gets the answer of a success, so that it does not try another way.
  if (isHoneypotFilled(values)) return { status: 'sent' }
  const admission = limit && (await attempts.take(limit, who))
  if (admission?.kind === 'refused') return { status: 'limited', values, retryAfter: admission.retryAfter }
  let isSent = false
  try {
    const submission = await action(values, loaderContext({ address, forwardedFor: who.address }, deps))
    isSent = submission.status === 'sent'
    return submission
  } finally {
    // A refused form floods nothing.
    admission?.settle(isSent ? 'succeeded' : 'void')
  }
}

/** Answers with the outcome of a form: as JSON, as a redirect, or as the page with the input and its problems. */
const answerOutcome = async (
  context: SiteContext,
  submission: Submission,
  address: PageAddress,
  { deps, documents, visits }: FormOptions,
): Promise<Response> => {
  const { pathname } = new URL(context.req.url)
  const retry: Readonly<Record<string, string>> =
    submission.status === 'limited' ? { 'Retry-After': String(submission.retryAfter) } : {}
  if (context.req.header('accept')?.startsWith('application/json'))
    return context.json(submission, submission.status === 'limited' ? 429 : 200, { ...personalHeaders, ...retry })
  if (submission.status === 'sent') {
    const query = new URLSearchParams(address.query)
    query.set(sentQuery, '1')
    context.header('Cache-Control', 'no-store')
    return context.redirect(localPath(`${pathname}?${query.toString()}`), 303)
  }
  if (submission.status === 'limited')
    return context.html(limitedFormPage(pathname, submission.values, submission.retryAfter), 429, {
      ...personalHeaders,
      ...retry,
    })
  // The page is rendered for this visitor alone, when it is their turn.
  const outcome = await visits.queue.run(visits.askerOf(context), async () => {
    const loaded = await loadRefusedForm({ address, timings: context.get('timings'), submission }, deps)
    return loaded.kind === 'document'
      ? sendOnce(context, loaded.document, statusOf[submission.status], personalHeaders)
      : loaded
  })
  return outcome instanceof Response ? outcome : documents.sendOther(context, outcome, address)
}

/**
 * Processes the form of a page. With script the browser asks for JSON and gets the outcome. Without script it gets the page again with the
 * typed values and the problems, or a redirect, so that a reload does not send the form twice.
 */
export const formHandler =
  (options: FormOptions) =>
  async (context: SiteContext): Promise<Response> => {
    const { deps, attempts, bodies, allowedOrigins, attempterOf } = options
    const { pathname, search } = new URL(context.req.url)
    const address = readAddress(pathname, search, deps.config)
    context.set('route', routeOf(address))
    if (isCrossSite(context.req.raw.headers, allowedOrigins(context.req.raw))) return refuse(context, 403)
    const form = address.match && pageForms[address.match.name]
    if (!form) return refuse(context, 405)
    const who = attempterOf(context)
    const wait = attempts.count('call', who)
    if (wait !== undefined) return context.text('Too Many Requests', 429, { 'Retry-After': String(wait) })
    const values = await whileHeld(bodies, who.address, (hold) => readForm(context.req.raw, hold))
    if (typeof values === 'number') return refuse(context, values)
    return answerOutcome(context, await submit(form, values, address, who, options), address, options)
  }
