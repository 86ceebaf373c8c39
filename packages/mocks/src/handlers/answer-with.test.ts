import { getResponse } from 'msw'
import { expect, it } from 'vitest'
import { answerWith } from './answer-with.ts'
import type { MockHandler } from './mock-handler.ts'
import { mswHandler } from './msw-handler.ts'

const saying =
  (text: string): MockHandler['answer'] =>
  () =>
    new Response(text)

const handlers: readonly MockHandler[] = [
  { method: 'GET', path: '*/member/profile/detail', answer: saying('a profile') },
  { method: 'POST', path: '*/member/profile/detail', answer: saying('sent') },
  {
    method: 'GET',
    path: '*/hospital-care/:hospitalCode/hasil/:nomor/pdf',
    answer: (_request, { hospitalCode, nomor }) => new Response(`${hospitalCode} ${nomor}`),
  },
  { method: 'GET', path: 'http://localhost:4010/files/*', answer: saying('a file') },
  { method: 'GET', path: '*/member/profile/*', answer: saying('anything else') },
]

it.each([
  ['GET', 'https://mock.example/member/profile/detail', 'a profile'],
  ['GET', 'https://mock.example/member/profile/detail?id=1', 'a profile'],
  ['GET', 'https://mock.example/api/member/profile/detail/', 'a profile'],
  ['GET', 'https://mock.example/MEMBER/Profile/detail', undefined],
  ['POST', 'https://mock.example/member/profile/detail', 'sent'],
  ['GET', 'https://mock.example/hospital-care/RS01/hasil/LAB%2F1.2/pdf', 'RS01 LAB/1.2'],
  ['GET', 'https://mock.example/hospital-care/RS01/hasil/%C3%9C%20%26/pdf/', 'RS01 Ü &'],
  ['GET', 'http://localhost:4010/files/a/b.pdf', 'a file'],
  ['GET', 'https://mock.example/member/profile/details', 'anything else'],
  ['GET', 'https://mock.example/hospital-care/RS01/hasil/LAB/1/pdf', undefined],
  ['GET', 'https://mock.example/hospital-care/RS01/hasil//pdf', undefined],
  ['GET', 'https://mock.example/member/profile', undefined],
  ['PUT', 'https://mock.example/member/profile/detail', undefined],
  ['HEAD', 'https://mock.example/member/profile/detail', undefined],
])('answers %s %s as MSW does', async (method, url, text) => {
  const [answer, expected] = await Promise.all([
    answerWith(handlers, new Request(url, { method })),
    getResponse(handlers.map(mswHandler), new Request(url, { method })),
  ])
  expect([await answer?.text(), await expected?.text()]).toEqual([text, text])
})

it('answers no address that cannot be decoded', async () => {
  const request = new Request('https://mock.example/hospital-care/RS01/hasil/%E0%A4/pdf')
  expect(await answerWith(handlers, request)).toBeUndefined()
})
