import { http } from 'msw'
import type { RequestHandler } from 'msw'
import type { MockHandler, PathValues } from './mock-handler.ts'

/** A handler for MSW. Servers do not use MSW: loading it with its cookie store takes an eighth of their time to the first answer. */
export const mswHandler = ({ method, path, answer }: MockHandler): RequestHandler =>
  // The cast is safe: only a repeated placeholder has several values, and the contracts have none.
  http[lowerCase(method)](path, ({ request, params }) => answer(request, params as PathValues))

const lowerCase = (method: MockHandler['method']) => method.toLowerCase() as Lowercase<MockHandler['method']>
