/** A request as a stubbed network saw it. */
export interface SeenRequest {
  readonly url: string
  readonly method: string
  readonly headers: Headers
  readonly body: BodyInit | null | undefined
  readonly signal: AbortSignal | null | undefined
}

type Answer = Response | Error | ((request: SeenRequest) => Response | Promise<Response>)

/** JSON as a server sends it. */
export const json = (body: unknown, status = 200, headers: Readonly<Record<string, string>> = {}): Response =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json', ...headers } })

/** A page that a proxy sends instead of an answer. */
export const html = (status = 200): Response =>
  new Response('<!doctype html><title>Pemeliharaan</title>', { status, headers: { 'content-type': 'text/html' } })

/** Never answers; rejects as fetch does when its signal ends. */
export const silence = ({ signal }: SeenRequest): Promise<Response> =>
  new Promise((_resolve, reject) => {
    const end = () => reject(new DOMException('aborted', 'AbortError'))
    if (signal?.aborted) end()
    signal?.addEventListener('abort', end, { once: true })
  })

/** A network that gives the answers in turn, repeats the last one, and records the requests. */
export const stubNetwork = (...answers: readonly Answer[]) => {
  const requests: SeenRequest[] = []
  const fetch = async (url: string, init: RequestInit): Promise<Response> => {
    const request = {
      url,
      method: init.method ?? 'GET',
      headers: new Headers(init.headers),
      body: init.body,
      signal: init.signal,
    }
    requests.push(request)
    const answer = answers[Math.min(requests.length, answers.length) - 1]
    if (answer === undefined) throw new Error('the stub has no answer')
    if (answer instanceof Error) throw answer
    return typeof answer === 'function' ? answer(request) : answer.clone()
  }
  return { fetch, requests }
}
