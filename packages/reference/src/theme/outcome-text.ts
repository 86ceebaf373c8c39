import type { Outcome } from '../calls/run-call.ts'

/** The most characters of a result that a page shows. */
const shown = 20_000

/** A value as JSON; a file as its type and size. */
const json = (value: unknown): string =>
  JSON.stringify(
    value,
    (_name, part: unknown) => (part instanceof Blob ? `a file: ${part.type}, ${part.size} bytes` : part),
    2,
  ) ?? 'undefined'

/** The text that a page shows for an outcome: the requests with their statuses, then `data` or `error`. */
export const outcomeText = ({ requests, result }: Outcome): string => {
  const text = json(result.error ? { error: result.error } : { data: result.data })
  const rest = text.length - shown
  return [...requests, rest > 0 ? `${text.slice(0, shown)}\n… ${rest} more characters` : text].join('\n')
}
