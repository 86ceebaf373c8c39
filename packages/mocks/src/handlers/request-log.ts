import { isKnownOperation } from './known-operations.ts'

/** A request that the mock has answered. */
export interface LoggedRequest {
  /** The API's name: `member`, `company`, `hospital-care`, `cms` or `social-feed`. */
  readonly api: string
  /** The contract's name of the operation. */
  readonly operation: string
  /** The name of the GraphQL document; undefined for other operations. */
  readonly document: string | undefined
  readonly method: string
  readonly url: string
  /** The JSON body as it was sent; undefined without a JSON body. */
  readonly body: unknown
  /** The status of the answer; 0 if a fault dropped the connection. */
  readonly status: number
}

/** The last 1,000 requests to a mock, oldest first, for tests. */
export interface RequestLog {
  /**
   * The requests of an operation or a GraphQL document; `*` is for all. Throws if no contract has the name: it would otherwise hide a
   * typing error.
   */
  readonly of: (name: string) => readonly LoggedRequest[]
  readonly clear: () => void
  /** For handlers: adds a request. */
  readonly add: (request: LoggedRequest) => void
}

const most = 1000

/** Creates an empty log. */
export const createRequestLog = (): RequestLog => {
  let requests: readonly LoggedRequest[] = []
  return {
    of: (name) => {
      if (!isKnownOperation(name)) throw new Error(`No contract has an operation and no document is called ${name}`)
      return requests.filter(({ operation, document }) => ['*', operation, document].includes(name))
    },
    clear: () => {
      requests = []
    },
    add: (request) => {
      requests = [...requests.slice(1 - most), request]
    },
  }
}
