import type { RequestHandler } from 'msw'
import { cmsApi } from './apis/cms.ts'
import { companyApi } from './apis/company.ts'
import { hospitalCareApi } from './apis/hospital-care.ts'
import { memberApi } from './apis/member.ts'
import { socialFeedApi } from './apis/social-feed.ts'
import { answerWith } from './handlers/answer-with.ts'
import { mswHandler } from './handlers/msw-handler.ts'
import { preflightHandlers } from './handlers/preflight.ts'
import { privateFileHandler } from './handlers/private-file-handler.ts'
import { createMockState } from './mock-state.ts'
import type { MockControls, MockOptions } from './mock-state.ts'

/** An isolated hospital: its handlers share one state. */
export interface Mock extends MockControls {
  /** The handlers for MSW. */
  readonly handlers: RequestHandler[]
  /** The hospital's answer without a network; undefined if no contract has the address. */
  readonly answer: (request: Request) => Promise<Response | undefined>
}

/** Creates a mock in its initial state. Two mocks with the same clock give the same answers. Throws for an invalid seed. */
export const createMock = (options: MockOptions = {}): Mock => {
  const state = createMockState(options)
  const apis = [memberApi, companyApi, hospitalCareApi, cmsApi, socialFeedApi]
  const handlers = [
    ...apis.flatMap((api) => api(state)),
    privateFileHandler(state.hospital),
    ...preflightHandlers(state.hospital.files.baseUrl),
  ]
  return { ...state.controls, handlers: handlers.map(mswHandler), answer: (request) => answerWith(handlers, request) }
}
