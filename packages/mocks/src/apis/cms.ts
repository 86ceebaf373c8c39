import { createCms } from '../cms/cms.ts'
import { cmsHandlers } from '../generated/cms.ts'
import type { MockHandler } from '../handlers/mock-handler.ts'
import type { MockState } from '../mock-state.ts'
import { createCmsResolvers } from '../resolvers/cms.ts'

/** Answers the cms API from a mock's state. */
export const cmsApi = ({ context, content, now }: MockState): MockHandler[] =>
  cmsHandlers(context, createCmsResolvers(createCms({ content, now })))
