import type { RequestHandler } from 'msw'
import { cmsHandlers } from '../generated/cms.ts'
import type { MockState } from '../mock-state.ts'
import { createCmsResolvers } from '../resolvers/cms.ts'

/** Answers the cms API from a mock's state. */
export const cmsApi = ({ context, cms }: MockState): RequestHandler[] => cmsHandlers(context, createCmsResolvers(cms()))
