import { createCms } from '../cms/cms.ts'
import { inFormAskedFor } from '../cms/strapi-5/wire.ts'
import { cmsHandlers } from '../generated/cms.ts'
import type { MockHandler } from '../handlers/mock-handler.ts'
import type { MockState } from '../mock-state.ts'
import { createCmsResolvers } from '../resolvers/cms.ts'

/** Makes a handler's answers say that all content is made up, so that people who check a site may send test data. */
const asDemonstration = (handler: MockHandler): MockHandler => ({
  ...handler,
  answer: async (request, values) => {
    const response = await handler.answer(request, values)
    // A broken connection has no headers.
    if (response.type !== 'error') response.headers.set('X-Demonstration', 'true')
    return response
  },
})

/** Answers the cms API from a mock's state. */
export const cmsApi = ({ context, content, now, identities }: MockState): MockHandler[] => {
  const handlers = cmsHandlers(context, createCmsResolvers(createCms({ content, now, identities })))
  return (identities ? handlers.map(inFormAskedFor) : handlers).map(asDemonstration)
}
