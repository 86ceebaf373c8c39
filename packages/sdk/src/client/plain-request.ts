/**
 * Stands in for `Request` inside openapi-fetch: it only carries the address and the options to `fetch`,
 * which makes the one real Request. That spares one construction per call, lets a retry send the same
 * options again, and allows addresses relative to the page.
 */
export class PlainRequest {
  readonly url: string
  readonly init: RequestInit
  readonly method: string
  constructor(url: string, init: RequestInit) {
    this.url = url
    this.init = init
    this.method = init.method ?? 'GET'
  }
}
