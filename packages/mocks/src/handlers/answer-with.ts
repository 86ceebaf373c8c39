import { decoded } from './decoded.ts'
import type { MockHandler, PathValues } from './mock-handler.ts'

const patterns = new Map<string, RegExp>()

/** The pattern of the addresses that a path matches. A colon before digits begins a port, not a placeholder. */
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

/** The values of a path's placeholders in an address; undefined if the path does not match, or if a value cannot be decoded. */
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

/** The answer of the first handler that matches a request, in MSW's order; undefined if none matches. */
export const answerWith = async (handlers: readonly MockHandler[], request: Request): Promise<Response | undefined> => {
  const { origin, pathname } = new URL(request.url)
  for (const { method, path, answer } of handlers) {
    const values = method === request.method ? valuesOf(path, `${origin}${pathname}`) : undefined
    if (values) return answer(request, values)
  }
  return undefined
}
