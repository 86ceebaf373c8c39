import { setupServer } from 'msw/node'
import { createMock } from '../mock.ts'
import type { MockOptions } from '../mock.ts'

/** Intercepts this process's own requests, for tests: nothing listens, nothing leaves. Call `listen` and `close`. */
export const setupMockServer = (options: MockOptions = {}) => {
  const mock = createMock(options)
  return { ...mock, server: setupServer(...mock.handlers) }
}
