import type { ClientOptions } from '@hospital/sdk/member'
import { jakartaDay } from '../../src/content/index.ts'
import type { Mock } from '../../src/index.ts'
import { operations } from './operations.ts'
import { createClients } from './stage.ts'
import type { Stage } from './stage.ts'

/** A Saturday morning in Jakarta. */
export const morning = new Date('2026-11-21T09:15:00+07:00')

/** The nominal origin of a mock without a server. */
export const host = 'https://mock.example'

/** The SDK's clients on the handlers of a mock, without a server in between. `heard` is called with every answer. */
export const mockStage = (mock: Mock, heard: (answer: string) => void = () => undefined): Stage => {
  const answer: ClientOptions['fetch'] = async (url, init) => {
    const response = (await mock.answer(new Request(url, init))) ?? new Response('No handler', { status: 501 })
    heard(`${url} ${response.status} ${await response.clone().text()}`)
    return response
  }
  return { ...createClients(host, { fetch: answer }), today: jakartaDay(morning), pass: () => undefined }
}

const reading = /^(?:get|list|search|resolve|download)/

/** All answers of a mock when everything is read once, as exact text. */
export const transcript = async (mock: Mock): Promise<readonly string[]> => {
  const heard: string[] = []
  const stage = mockStage(mock, (answer) => void heard.push(answer))
  for (const { prepare } of operations.filter(({ name }) => reading.test(name))) await (await prepare(stage))(stage)
  return heard
}
