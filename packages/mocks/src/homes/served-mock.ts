import { answerWith } from '../handlers/answer-with.ts'
import type { MockHandler } from '../handlers/mock-handler.ts'
import { privateFileHandler } from '../handlers/private-file-handler.ts'
import { createMockState } from '../mock-state.ts'
import type { MockControls, MockOptions, MockState } from '../mock-state.ts'

/** An isolated hospital behind a server. */
export interface ServedMock extends MockControls {
  /** The hospital's answer; undefined if no contract has the address. */
  readonly answer: (request: Request) => Promise<Response | undefined>
}

type Api = (state: MockState) => MockHandler[]

/** Loads each API separately: making the schemas of all contracts takes longer than starting without them. */
const loadApi: Readonly<Record<string, () => Promise<Api>>> = {
  member: async () => (await import('../apis/member.ts')).memberApi,
  company: async () => (await import('../apis/company.ts')).companyApi,
  'hospital-care': async () => (await import('../apis/hospital-care.ts')).hospitalCareApi,
  cms: async () => (await import('../apis/cms.ts')).cmsApi,
  'social-feed': async () => (await import('../apis/social-feed.ts')).socialFeedApi,
}

/** Creates a mock that loads each API at its first call. It answers like a mock of `createMock`. */
export const createServedMock = (options: MockOptions): ServedMock => {
  const state = createMockState(options)
  const files = privateFileHandler(state.hospital)
  const loaded = new Map<string, Promise<MockHandler[]>>()
  const handlersOf = (name: string, load: () => Promise<Api>): Promise<MockHandler[]> => {
    const handlers = loaded.get(name) ?? load().then((api) => api(state))
    loaded.set(name, handlers)
    return handlers
  }
  return {
    ...state.controls,
    answer: async (request) => {
      // The name of an API may be anywhere in the path.
      const folders = new Set(new URL(request.url).pathname.split('/'))
      const called = Object.entries(loadApi).filter(([name]) => folders.has(name))
      const handlers = await Promise.all(called.map(([name, load]) => handlersOf(name, load)))
      return answerWith([...handlers.flat(), files], request)
    },
  }
}
