import { setupServer } from 'msw/node'
import type { MockOptions } from '../mock-state.ts'
import { createMock } from '../mock.ts'

/** Intercepts this process's own requests, for tests: no port is opened, no request leaves the process. Call `listen` and `close`. */
export const setupMockServer = (options: MockOptions = {}) => {
  const mock = createMock(options)
  return { ...mock, server: setupServer(...mock.handlers) }
}
