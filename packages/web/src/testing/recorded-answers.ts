/** Recorded answers of back ends, for replay. */
export interface RecordedAnswers {
  /** Calls the back ends, and records their answers. */
  readonly record: typeof fetch
  /** Replays the recorded answers after `delay` milliseconds. Other requests fail. */
  readonly replay: (delay: number) => typeof fetch
}

/** Records answers by address and body, so that pages can be loaded again with a delay for every answer, on a fake clock. */
export const recordAnswers = (): RecordedAnswers => {
  const answers = new Map<string, { readonly status: number; readonly type: string; readonly text: string }>()
  const keyOf = (input: Parameters<typeof fetch>[0], init: RequestInit | undefined) =>
    `${input instanceof Request ? input.url : input.toString()} ${typeof init?.body === 'string' ? init.body : ''}`
  return {
    record: async (input, init) => {
      const response = await fetch(input, init)
      const text = await response.clone().text()
      answers.set(keyOf(input, init), {
        status: response.status,
        type: response.headers.get('content-type') ?? '',
        text,
      })
      return response
    },
    replay: (delay) => async (input, init) => {
      await new Promise((resolve) => setTimeout(resolve, delay))
      const answer = answers.get(keyOf(input, init))
      if (!answer) throw new TypeError('fetch failed')
      return new Response(answer.text, { status: answer.status, headers: { 'content-type': answer.type } })
    },
  }
}
