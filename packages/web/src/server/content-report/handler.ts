import type { BodiesInFlight } from '../http/bodies-in-flight.ts'
import type { SiteContext } from '../http/environment.ts'
import { hasSecret } from '../http/has-secret.ts'
import { receiveBytes, whileHeld } from '../http/receive-body.ts'
import { bodyLimits } from '../http/request-body.ts'
import { makeReport } from './report.ts'
import type { ReportContext } from './report.ts'

/** The options of reports. */
export interface ReportOptions extends Omit<ReportContext, 'now'> {
  readonly now: () => Date
  readonly bodies: BodiesInFlight
  readonly addressOf: (context: SiteContext) => string
}

/**
 * Tells the CMS which parts of its content the site leaves out and which links lead nowhere: links of menus, and links that the CMS sends,
 * one on a line. The CMS shows this to editors. The request must carry the secret of previews; without such a secret the address does not
 * exist.
 */
export const contentReportHandler =
  ({ config, clientOptions, now, bodies, addressOf }: ReportOptions) =>
  async (context: SiteContext): Promise<Response> => {
    const { preview } = config
    if (!preview) return context.text('Not Found', 404)
    if (!hasSecret(context, preview.secret)) return context.text('Unauthorized', 401)
    const body = await whileHeld(bodies, addressOf(context), (hold) =>
      receiveBytes(context.req.raw, { limit: bodyLimits.webhook, hold }),
    )
    if (typeof body === 'number') return new Response(null, { status: body, headers: { 'Cache-Control': 'no-store' } })
    const links = new TextDecoder().decode(body).split('\n').filter(Boolean)
    const report = await makeReport({ config, clientOptions, now: now() }, links)
    return context.json(report, 200, { 'Cache-Control': 'no-store' })
  }
