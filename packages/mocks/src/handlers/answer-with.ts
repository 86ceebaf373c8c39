import { decoded } from './decoded.ts'
import type { MockHandler, PathValues } from './mock-handler.ts'

const patterns = new Map<string, RegExp>()

/** The addresses that a path stands for. A colon before digits is that of a port. */
const patternOf = (path: string): RegExp => {
  const known = patterns.get(path)
  if (known) return known
  const source = path
    .replace(/[.+?^${}()|[\]\\]/g, String.raw`\$&`)
    .replaceAll('*', '.*')
    .replace(/:([a-z_]\w*)/gi, '(?<$1>[^/]+)')
  const pattern = new RegExp(`^${source}/?$`)
  patterns.set(path, pattern)
  return pattern
}

/** What the placeholders of a path stand for in an address; undefined if the path does not fit, or one of them cannot be decoded. */
const valuesOf = (path: string, address: string): PathValues | undefined => {
  const match = patternOf(path).exec(address)
  if (!match) return undefined
  const values: Record<string, string> = {}
  for (const [name, value] of Object.entries(match.groups ?? {})) {
    const text = decoded(value)
    if (text === undefined) return undefined
    values[name] = text
  }
  return values
}

/** The answer of the first handler that a request fits, as MSW chooses it; undefined if none fits. */
export const answerWith = async (handlers: readonly MockHandler[], request: Request): Promise<Response | undefined> => {
  const { origin, pathname } = new URL(request.url)
  for (const { method, path, answer } of handlers) {
    const values = method === request.method ? valuesOf(path, `${origin}${pathname}`) : undefined
    if (values) return answer(request, values)
  }
  return undefined
}
