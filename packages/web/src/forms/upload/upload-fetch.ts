/** Called with the bytes of a body that have been sent, and with its size. */
export type OnProgress = (sent: number, total: number) => void

/**
 * Milliseconds for a whole call that sends or fetches files, such as the photographs of two cards on a slow connection. The SDK's default
 * is for answers without files. The server waits as long for a request (`requestTimeout`).
 */
export const fileTimeout = 180_000

/** The type of `fetch` in the SDK. */
type Fetch = (url: string, init: RequestInit) => Promise<Response>

/** Statuses whose answer has no body. */
const withoutBody = [204, 205, 304]

const headersOf = (text: string): Headers => {
  const headers = new Headers()
  for (const line of text.split(/\r?\n/)) {
    const at = line.indexOf(':')
    if (at > 0) headers.append(line.slice(0, at).trim(), line.slice(at + 1).trim())
  }
  return headers
}

/** The answer. After a redirect, which the SDK never follows, an answer that reports the redirect. */
const responseOf = (request: XMLHttpRequest, url: string): Response => {
  const isRedirected = request.responseURL !== '' && request.responseURL !== new URL(url, window.location.href).href
  if (isRedirected) return new Response(null, { status: 302 })
  const { status, statusText } = request
  const body = withoutBody.includes(status) ? null : (request.response as ArrayBuffer)
  return new Response(body, { status, statusText, headers: headersOf(request.getAllResponseHeaders()) })
}

/**
 * A `fetch` for the SDK that reports the progress of an upload, which the platform's `fetch` does not: it sends by XMLHttpRequest. It
 * accepts a method, headers, a body that XMLHttpRequest can send, and a signal. Rejects as `fetch` does: with the signal's reason, or a
 * TypeError.
 */
export const uploadFetch =
  (onProgress: OnProgress): Fetch =>
  (url, { method = 'GET', headers, body, signal }) =>
    new Promise((resolve, reject) => {
      const abortReason = () => signal?.reason ?? new DOMException('The upload was cancelled.', 'AbortError')
      if (signal?.aborted) {
        reject(abortReason())
        return
      }
      const request = new XMLHttpRequest()
      request.open(method, url)
      request.responseType = 'arraybuffer'
      new Headers(headers).forEach((value, name) => request.setRequestHeader(name, value))
      const cancel = () => request.abort()
      signal?.addEventListener('abort', cancel, { once: true })
      request.upload.addEventListener('progress', ({ loaded, total }) => onProgress(loaded, total))
      request.addEventListener('load', () => resolve(responseOf(request, url)))
      request.addEventListener('error', () => reject(new TypeError('Failed to fetch')))
      request.addEventListener('abort', () => reject(abortReason()))
      request.addEventListener('loadend', () => signal?.removeEventListener('abort', cancel))
      request.send(body as XMLHttpRequestBodyInit | null)
    })
