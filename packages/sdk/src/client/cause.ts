import type { FailureCause, FailureContext, MisuseError } from './errors.ts'
import { isRecord } from './failure-bodies.ts'

/** How many exceptions are read: Node's `fetch failed` has a cause, which may have a cause of its own. */
const longestChain = 4

const codeIn = (exception: unknown, depth = 0): string | undefined => {
  if (!isRecord(exception) || depth === longestChain) return undefined
  const { code } = exception
  return typeof code === 'string' && /^[A-Z][A-Z\d_]*$/.test(code) ? code : codeIn(exception['cause'], depth + 1)
}

/** What a failure may reveal of an exception: its name and the platform's code, but no message; see `FailureCause`. */
export const describeCause = (exception: unknown): FailureCause => {
  const name =
    isRecord(exception) && typeof exception['name'] === 'string' && /^\w+$/.test(exception['name'])
      ? exception['name']
      : 'Error'
  return { name, code: codeIn(exception) }
}

/** A mistake of the calling code, with the exception that revealed it, if any. */
export const misuse = (mistake: string, context: FailureContext, exception?: unknown): MisuseError => ({
  kind: 'misuse',
  mistake,
  operation: context.operation,
  requestId: context.requestId,
  ...(exception !== undefined && { cause: describeCause(exception) }),
})
