/** What the placeholders of a path stand for, decoded. */
export type PathValues = Readonly<Record<string, string>>

/** What answers the requests of one method and path, whoever carries them: a server, MSW in a test, or nobody. */
export interface MockHandler {
  readonly method: 'DELETE' | 'GET' | 'OPTIONS' | 'PATCH' | 'POST' | 'PUT'
  /** An address, as MSW writes it: `:name` is one part of it, `*` stands for anything. */
  readonly path: string
  readonly answer: (request: Request, values: PathValues) => Response | Promise<Response>
}
