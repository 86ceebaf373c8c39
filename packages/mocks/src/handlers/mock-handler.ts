/** What the placeholders of a path stand for, decoded. */
export type PathValues = Readonly<Record<string, string>>

/** Answers the requests of one method and path. It works behind a server, in MSW, and called directly. */
export interface MockHandler {
  readonly method: 'DELETE' | 'GET' | 'OPTIONS' | 'PATCH' | 'POST' | 'PUT'
  /** An address, as MSW writes it: `:name` is one part of it, `*` stands for anything. */
  readonly path: string
  readonly answer: (request: Request, values: PathValues) => Response | Promise<Response>
}
