import type { RequestListener } from 'node:http'
import type { AnswerCached } from './documents/cached-answer.ts'

/** Sends what is in the cache at once, and hands on all other requests. */
export const cachedFirst =
  (answerCached: AnswerCached, listener: RequestListener): RequestListener =>
  (request, response) => {
    const answer = answerCached(request)
    if (answer) response.writeHead(answer.status, answer.headers).end(answer.body)
    else listener(request, response)
  }
