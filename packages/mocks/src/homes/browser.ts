import { bypass, http } from 'msw'
import type { RequestHandler } from 'msw'
import { setupWorker } from 'msw/browser'
import { createMock } from '../mock.ts'
import type { MockOptions } from '../mock.ts'

/** The options of the service worker. */
export interface MockWorkerOptions extends MockOptions {
  /** The URL of the pictures, with a trailing slash; the content refers to them below `/uploads/` on any host. */
  readonly pictures: string
}

const pictureHandler = (pictures: string): RequestHandler =>
  http.get('*/uploads/*', ({ request }) => {
    const [, file = ''] = new URL(request.url).pathname.split('/uploads/')
    return fetch(bypass(new URL(file, pictures)))
  })

/** Intercepts a page's requests in a service worker, for Storybook and demonstrations. Call `start` on the worker. */
export const setupMockWorker = ({ pictures, ...options }: MockWorkerOptions) => {
  const mock = createMock(options)
  return { ...mock, worker: setupWorker(...mock.handlers, pictureHandler(pictures)) }
}
