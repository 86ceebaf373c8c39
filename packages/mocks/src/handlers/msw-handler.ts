import { http } from 'msw'
import type { RequestHandler } from 'msw'
import type { MockHandler, PathValues } from './mock-handler.ts'

/** A handler for MSW. Servers do without it: loading MSW and its cookie store takes an eighth of their time to the first answer. */
export const mswHandler = ({ method, path, answer }: MockHandler): RequestHandler =>
  // Only a placeholder that is repeated has several values, and contracts have none.
  http[lowerCase(method)](path, ({ request, params }) => answer(request, params as PathValues))

const lowerCase = (method: MockHandler['method']) => method.toLowerCase() as Lowercase<MockHandler['method']>
