import { createCms } from '../cms/cms.ts'
import { asDemonstration } from '../cms/demonstration.ts'
import { inFormAskedFor } from '../cms/strapi-5/wire.ts'
import { cmsHandlers } from '../generated/cms.ts'
import type { MockHandler } from '../handlers/mock-handler.ts'
import type { MockState } from '../mock-state.ts'
import { createCmsResolvers } from '../resolvers/cms.ts'

/** Answers the cms API from a mock's state. */
export const cmsApi = ({ context, content, now, identities }: MockState): MockHandler[] => {
  const handlers = cmsHandlers(context, createCmsResolvers(createCms({ content, now, identities })))
  return (identities ? handlers.map(inFormAskedFor) : handlers).map(asDemonstration)
}
