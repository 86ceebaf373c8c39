// Loaded only by documents of a site that traces. The calls of a page continue one trace, which begins here: documents are the same for all
// visitors, so they cannot contain a trace id.

const traced = /^\/(?:_data|_search|api)(?:\/|$)/

/** A random number of some bytes, in hexadecimal digits. */
const randomHex = (bytes: number): string =>
  [...crypto.getRandomValues(new Uint8Array(bytes))].map((byte) => byte.toString(16).padStart(2, '0')).join('')

const send = window.fetch.bind(window)
let traceId = randomHex(16)

window.fetch = (input, init) => {
  const request = new Request(input, init)
  const { origin, pathname } = new URL(request.url)
  if (origin !== window.location.origin || !traced.test(pathname)) return send(request)
  // A navigation to the next page begins a new trace.
  if (pathname.startsWith('/_data')) traceId = randomHex(16)
  request.headers.set('traceparent', `00-${traceId}-${randomHex(8)}-01`)
  return send(request)
}

export {}
