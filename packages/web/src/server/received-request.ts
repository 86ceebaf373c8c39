/** A request in the platform's form, before a `Request` is made of it. */
export interface ReceivedRequest {
  readonly method?: string | undefined
  /** The target of the request line. */
  readonly url?: string | undefined
  /** Names in lower case. */
  readonly headers: Readonly<Partial<Record<string, string | readonly string[]>>>
}

/** An answer that the platform sends unchanged. */
export interface WholeAnswer {
  readonly status: number
  /** Names and values alternate, in the form that Node writes. */
  readonly headers: string[]
  readonly body: Uint8Array<ArrayBuffer> | null
}

/** Headers in the form of a `WholeAnswer`. */
export const namesAndValues = (headers: Readonly<Record<string, string>>): string[] => {
  const list: string[] = []
  for (const [name, value] of Object.entries(headers)) list.push(name, value)
  return list
}

/** Answers requests that need a look-up only; undefined for every other request, which takes the usual way. */
export type AnswerAtOnce = (request: ReceivedRequest) => WholeAnswer | undefined

/** Hosts that a URL keeps exactly as written. `Request` normalizes all others. */
const plainHost = /^[a-z0-9.-]+(?::[1-9]\d{1,4})?$/

/** The value of a header that was sent once. */
export const headerOf = ({ headers }: ReceivedRequest, name: string): string | undefined => {
  const value = headers[name]
  return typeof value === 'string' ? value : undefined
}

const hasBody = ({ headers }: ReceivedRequest): boolean => 'content-length' in headers || 'transfer-encoding' in headers

/** Whether a request reads something, has no body, and has a plain host. Only such a request may be answered at once. */
export const isPlainRead = (request: ReceivedRequest): boolean =>
  (request.method === 'GET' || request.method === 'HEAD') &&
  !hasBody(request) &&
  plainHost.test(headerOf(request, 'host') ?? '')
