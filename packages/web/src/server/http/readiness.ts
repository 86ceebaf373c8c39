import type { Result } from '@hospital/sdk'
import { getTopNavigation } from '@hospital/sdk/cms'
import type { Context } from 'hono'
import type { ContentClients } from '../back-ends/clients.ts'

/** Milliseconds for which an answer is given again: probes of several balancers cost the back ends one call. */
const probeInterval = 5000

type States = Readonly<Record<'cms' | 'member' | 'social-feed', string>>

const stateOf = async (call: Promise<Result<unknown>>): Promise<string> => (await call).error?.kind ?? 'ok'

/**
 * Tells what the site can reach, by a read of each content back end past the cache. 503 while the CMS cannot be reached: pages that were
 * seen before are still served then, so a balancer that has no better instance should go on sending requests here.
 */
export const readinessHandler = ({
  cms,
  member,
  socialFeed,
}: ContentClients): ((context: Context) => Promise<Response>) => {
  let probed: { readonly at: number; readonly states: Promise<States> } | undefined

  const probe = async (): Promise<States> => {
    const [content, people, feed] = await Promise.all([
      stateOf(getTopNavigation(cms, 'id')),
      stateOf(member.listReligions()),
      stateOf(socialFeed.listInstagramPosts()),
    ])
    return { cms: content, member: people, 'social-feed': feed }
  }

  return async (context) => {
    if (!probed || performance.now() - probed.at >= probeInterval) probed = { at: performance.now(), states: probe() }
    const states = await probed.states
    return context.json(states, states.cms === 'ok' ? 200 : 503, { 'Cache-Control': 'no-store' })
  }
}
