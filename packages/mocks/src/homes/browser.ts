import { bypass, http } from 'msw'
import type { RequestHandler } from 'msw'
import { setupWorker } from 'msw/browser'
import type { MockOptions } from '../mock-state.ts'
import { createMock } from '../mock.ts'
import { pictureUrl } from './picture-url.ts'
import { placeholderResponse } from './placeholder-response.ts'

/** The options of the service worker. */
export interface MockWorkerOptions extends MockOptions {
  /**
   * The URL of the pictures of `@hospital/mock-pictures`, absolute or relative to the page. The content refers to the pictures below
   * `/uploads/` on any host. Default: grey areas of the right size.
   */
  readonly pictures?: string | undefined
}

const pictureHandler = (pictures: string | undefined): RequestHandler =>
  http.get('*/uploads/*', ({ request }) =>
    pictures === undefined
      ? placeholderResponse(request.url)
      : fetch(bypass(pictureUrl(request.url, pictures, document.baseURI))),
  )

/** Intercepts a page's requests in a service worker, for Storybook and demonstrations. Call `start` on the worker. */
export const setupMockWorker = ({ pictures, ...options }: MockWorkerOptions = {}) => {
  const mock = createMock(options)
  return { ...mock, worker: setupWorker(...mock.handlers, pictureHandler(pictures)) }
}
