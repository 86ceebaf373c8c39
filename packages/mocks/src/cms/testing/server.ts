import { createContent } from '../../content/index.ts'
import { cmsHandlers } from '../../generated/cms.ts'
import { socialFeedHandlers } from '../../generated/social-feed.ts'
import { answerWith } from '../../handlers/answer-with.ts'
import { createFaultSwitches } from '../../handlers/faults.ts'
import { createCmsResolvers } from '../../resolvers/cms.ts'
import { createSocialFeedResolvers } from '../../resolvers/social-feed.ts'
import { createCms } from '../cms.ts'
import { cmsToken, judgeCmsToken } from '../token.ts'

/** A morning in Jakarta: Saturday, 21 November 2026, 09:15. */
export const morning = new Date('2026-11-21T02:15:00.000Z')

/** The content server's answer. */
export interface Answer {
  readonly status: number
  readonly body: unknown
}

/** A content server behind its contract handlers, as a client sees it. */
export const openCms = (now: Date = morning) => {
  const content = createContent(now)
  const cms = createCms({ content, now: () => now })
  const context = {
    faults: createFaultSwitches(),
    authorize: (_api: string, bearer: string | undefined) => judgeCmsToken(bearer),
  }
  const handlers = [
    ...cmsHandlers(context, createCmsResolvers(cms)),
    ...socialFeedHandlers(context, createSocialFeedResolvers(content)),
  ]

  const call = async (path: string, init: RequestInit): Promise<Answer> => {
    const response = await answerWith(handlers, new Request(`https://cms.rs-kawung.example${path}`, init))
    if (!response) throw new Error(`Nothing answers ${path}`)
    const text = await response.text()
    return {
      status: response.status,
      body: response.headers.get('content-type')?.includes('json') ? JSON.parse(text) : text,
    }
  }
  const withToken = (token: string | undefined): Record<string, string> =>
    token === undefined ? {} : { authorization: `Bearer ${token}` }

  return {
    cms,
    content,
    get: (path: string, token: string | undefined = cmsToken) => call(`/cms${path}`, { headers: withToken(token) }),
    getWithoutToken: (path: string) => call(`/cms${path}`, {}),
    post: (path: string, body: unknown) =>
      call(`/cms${path}`, {
        method: 'POST',
        headers: { ...withToken(cmsToken), 'content-type': 'application/json' },
        body: JSON.stringify(body),
      }),
    /** Runs a document, by default with the content API's token; null for none. */
    graphql: (query: string, variables: Record<string, unknown> = {}, token: string | null = cmsToken) =>
      call('/cms/graphql', {
        method: 'POST',
        headers: { ...withToken(token ?? undefined), 'content-type': 'application/json' },
        body: JSON.stringify({ query, variables }),
      }),
    instagram: (token?: string) =>
      call('/social-feed/instagram-posts', { headers: token === undefined ? {} : { token } }),
  }
}
