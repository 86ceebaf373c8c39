// Loaded only by documents of a site that traces. What a page asks of its site then goes on in one trace, which begins here: documents are
// the same for everybody, and hold the id of no one's trace.

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
  // The next page.
  if (pathname.startsWith('/_data')) traceId = randomHex(16)
  request.headers.set('traceparent', `00-${traceId}-${randomHex(8)}-01`)
  return send(request)
}

export {}
