import type { Context } from 'hono'
import { formValues, sentQuery } from '../../forms/submission.ts'
import type { Submission } from '../../forms/submission.ts'
import { isTrapped } from '../../forms/trap.ts'
import { matchPath } from '../../routes/match.ts'
import type { SiteEnvironment } from './environment.ts'
import { formActions } from './form-actions.ts'
import { htmlType } from '../documents/send.ts'
import { ownAddress } from '../documents/canonical.ts'
import { loadDocument, loaderFor } from '../documents/load.ts'
import type { PageDependencies } from '../documents/load.ts'
import { personalHeaders } from './headers.ts'

/** Bytes that a form may hold. */
const bodyLimit = 64 * 1024

const statusOf: Readonly<Record<Submission['status'], 200 | 422 | 429 | 502>> = { sent: 200, invalid: 422, limited: 429, failed: 502 }

/**
 * Takes the form of a page. With script the browser asks for JSON and is told what became of it; without, the page
 * comes again with what was typed and what is wrong, or by a redirect, so that loading it anew sends nothing twice.
 */
export const formHandler = (deps: PageDependencies) => async (context: Context<SiteEnvironment>): Promise<Response> => {
  const url = new URL(ownAddress(context.req.url, deps.config))
  const match = matchPath(url.pathname)
  const action = match && formActions[match.name]
  context.set('route', match?.route.path ?? '(none)')
  if (!action) return context.text('Method Not Allowed', 405, { Allow: 'GET' })
  if (Number(context.req.header('content-length') ?? 0) > bodyLimit) return context.text('Content Too Large', 413)
  const session = context.get('session')
  const sent = await context.req.formData().catch(() => undefined)
  // Nothing that a browser sends; there is nobody to say it to in a page.
  if (!sent) return context.text('Bad Request', 400)
  const values = formValues(sent)
  // A robot is told what it wants to hear, so that it does not try another way.
  const submission: Submission = isTrapped(values) ? { status: 'sent' } : await action(values, loaderFor({ url, session }, match, deps))
  if (context.req.header('accept')?.startsWith('application/json')) return context.json(submission, 200, personalHeaders)
  if (submission.status === 'sent') {
    url.searchParams.set(sentQuery, '1')
    return context.redirect(`${url.pathname}${url.search}`, 303)
  }
  const page = await loadDocument({ url, session, timings: context.get('timings'), submission }, deps)
  if ('to' in page) return context.redirect(page.to, page.status)
  const { bytes } = await page.render()
  return context.body(bytes, page.status === 200 ? statusOf[submission.status] : page.status, { ...personalHeaders, 'Content-Type': htmlType })
}
