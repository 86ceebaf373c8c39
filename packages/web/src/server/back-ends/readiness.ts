import type { Result } from '@hospital/sdk'
import { getTopNavigation } from '@hospital/sdk/cms'
import type { ContentClients } from './clients.ts'

/** Milliseconds for which the last states are reused, so that probes of several balancers cost the back ends one call. */
const probeInterval = 5000

/** The state of each back end: `ok`, or the kind of failure. */
export type ReadyStates = Readonly<Record<'cms' | 'member' | 'social-feed', string>>

const stateOf = async (call: Promise<Result<unknown>>): Promise<string> => (await call).error?.kind ?? 'ok'

/** Tells which back ends the site can reach. It reads from each content back end, past the cache. */
export const createReadiness = ({ cms, member, socialFeed }: ContentClients): (() => Promise<ReadyStates>) => {
  let probed: { readonly at: number; readonly states: Promise<ReadyStates> } | undefined

  const probe = async (): Promise<ReadyStates> => {
    const [content, people, feed] = await Promise.all([
      stateOf(getTopNavigation(cms, 'id')),
      stateOf(member.listReligions()),
      stateOf(socialFeed.listInstagramPosts()),
    ])
    return { cms: content, member: people, 'social-feed': feed }
  }

  return () => {
    if (!probed || performance.now() - probed.at >= probeInterval) probed = { at: performance.now(), states: probe() }
    return probed.states
  }
}

/**
 * The status for a balancer: 503 while the CMS cannot be reached. Even then the site serves pages from its cache, so a balancer that has no
 * better instance should keep sending requests here.
 */
export const readyStatus = ({ cms }: ReadyStates): 200 | 503 => (cms === 'ok' ? 200 : 503)
