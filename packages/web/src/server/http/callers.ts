import type { SiteConfig } from '../config.ts'
import { clientAddress } from './client-address.ts'
import { createDevices } from './devices.ts'
import type { SiteContext } from './environment.ts'
import { attempterOf } from './gateway/limited-call.ts'

/** Finds out who sends a request: its address, its device, and the names by which limits and queues know them. */
export const createCallers = ({ deviceSecret, secure, trustedProxies }: SiteConfig, now: () => Date) => {
  const addressOf = (context: SiteContext) =>
    clientAddress(context.req.header('x-forwarded-for') ?? null, context.env?.remoteAddress, trustedProxies)
  const devices = createDevices({ secret: deviceSecret, secure, now })
  const visitOf = (context: SiteContext) => {
    const visit = context.get('visit') ?? devices(context.req.header('cookie') ?? null)
    context.set('visit', visit)
    return visit
  }
  const callerOf = (context: SiteContext) => attempterOf(addressOf(context), visitOf(context))
  const askerOf = (context: SiteContext) => ({
    address: addressOf(context),
    isGone: () => context.req.raw.signal.aborted,
  })
  return { addressOf, visitOf, callerOf, askerOf }
}

/** Identifies the senders of requests. */
export type Callers = ReturnType<typeof createCallers>
