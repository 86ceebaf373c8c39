/** What is known of an answered request. Never an address, a query, a body, a name, a number or a token. */
export interface RequestLog {
  readonly requestId: string
  readonly method: string
  /** The pattern of the route, such as `/dokter/:slug`. */
  readonly route: string
  readonly status: number
  /** Milliseconds. */
  readonly duration: number
}

let lines: string[] = []

const flush = () => {
  process.stdout.write(lines.join(''))
  lines = []
}

/** Writes one line of JSON. Those of requests that are answered in the same turn go out together. */
export const logRequest = (entry: RequestLog): void => {
  if (lines.length === 0) setImmediate(flush)
  lines.push(`${JSON.stringify({ time: new Date().toISOString(), ...entry, duration: Math.round(entry.duration) })}\n`)
}

/** Writes where a page failed: the kind of error and the places in our code, never its message, which may hold data. */
export const logFailure = (requestId: string, error: Error): void => {
  const places = (error.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line)).map((line) => line.trim())
  process.stderr.write(`${JSON.stringify({ time: new Date().toISOString(), requestId, error: error.name, places })}\n`)
}
