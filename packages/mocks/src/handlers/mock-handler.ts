/** The values of a path's placeholders, decoded. */
export type PathValues = Readonly<Record<string, string>>

/** Answers the requests of one method and path: behind a server, in MSW, or called directly. */
export interface MockHandler {
  readonly method: 'DELETE' | 'GET' | 'OPTIONS' | 'PATCH' | 'POST' | 'PUT'
  /** An address in MSW's form: `:name` is one part of it, `*` matches anything. */
  readonly path: string
  readonly answer: (request: Request, values: PathValues) => Response | Promise<Response>
}
