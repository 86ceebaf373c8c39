/** A request as the platform has received it, before a `Request` is made of it. */
export interface ReceivedRequest {
  readonly method?: string | undefined
  /** The target of the request line. */
  readonly url?: string | undefined
  /** Names in lower case. */
  readonly headers: Readonly<Partial<Record<string, string | readonly string[]>>>
}

/** An answer that the platform sends as it is. */
export interface WholeAnswer {
  readonly status: number
  /** Names and values in turn, which Node writes as they are. */
  readonly headers: string[]
  readonly body: Uint8Array<ArrayBuffer> | null
}

/** Headers as a `WholeAnswer` has them. */
export const namesAndValues = (headers: Readonly<Record<string, string>>): string[] => {
  const list: string[] = []
  for (const [name, value] of Object.entries(headers)) list.push(name, value)
  return list
}

/** Answers what takes no longer than it takes to look it up; undefined for every other request, which goes the way of all. */
export type AnswerAtOnce = (request: ReceivedRequest) => WholeAnswer | undefined

/** Hosts that a URL has as they are written. All others are what `Request` makes of them. */
const plainHost = /^[a-z0-9.-]+(?::[1-9]\d{1,4})?$/

/** A header that was sent once. */
export const headerOf = ({ headers }: ReceivedRequest, name: string): string | undefined => {
  const value = headers[name]
  return typeof value === 'string' ? value : undefined
}

const hasBody = ({ headers }: ReceivedRequest): boolean => 'content-length' in headers || 'transfer-encoding' in headers

/** Whether a request reads something, has no body, and names a host as a URL does: only such a one may be answered at once. */
export const isPlainRead = (request: ReceivedRequest): boolean =>
  (request.method === 'GET' || request.method === 'HEAD') &&
  !hasBody(request) &&
  plainHost.test(headerOf(request, 'host') ?? '')
