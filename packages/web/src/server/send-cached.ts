import type { IncomingMessage, ServerResponse } from 'node:http'
import type { AnswerCached } from './documents/cached-answer.ts'

/** Sends what is in the cache, and says whether it did. */
export const sendCached =
  (answerCached: AnswerCached) =>
  (request: IncomingMessage, response: ServerResponse): boolean => {
    const answer = answerCached(request)
    if (answer) response.writeHead(answer.status, answer.headers).end(answer.body)
    return answer !== undefined
  }
