import type { MockHandler } from '../handlers/mock-handler.ts'

/** Makes a handler say that everything behind it is made up, so that who checks a site may send test data to it. */
export const asDemonstration = (handler: MockHandler): MockHandler => ({
  ...handler,
  answer: async (request, values) => {
    const response = await handler.answer(request, values)
    // A broken connection has no headers.
    if (response.type !== 'error') response.headers.set('X-Demonstration', 'true')
    return response
  },
})
