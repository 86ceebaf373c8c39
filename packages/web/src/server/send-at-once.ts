import type { IncomingMessage, ServerResponse } from 'node:http'
import type { AnswerAtOnce } from './received-request.ts'

/** Sends the first answer that one of the sources has, and returns whether there was one. */
export const sendAtOnce =
  (...answers: readonly AnswerAtOnce[]) =>
  (request: IncomingMessage, response: ServerResponse): boolean =>
    answers.some((answerAtOnce) => {
      const answer = answerAtOnce(request)
      if (answer) response.writeHead(answer.status, answer.headers).end(answer.body)
      return answer !== undefined
    })
