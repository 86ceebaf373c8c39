import { getResponse, http, HttpResponse } from 'msw'
import { expect, it } from 'vitest'
import { answerWith } from './answer-with.ts'

const handlers = [
  http.get('*/member/profile/detail', () => HttpResponse.text('a profile')),
  http.post('*/member/profile/detail', () => HttpResponse.text('sent')),
  http.get('*/hospital-care/:hospitalCode/hasil/:nomor/pdf', ({ params }) =>
    HttpResponse.text(`${String(params['hospitalCode'])} ${String(params['nomor'])}`),
  ),
  http.get('http://localhost:4010/files/*', () => HttpResponse.text('a file')),
  http.all('*/anything', () => HttpResponse.text('anything')),
]

it.each([
  ['GET', 'https://mock.example/member/profile/detail', 'a profile'],
  ['GET', 'https://mock.example/member/profile/detail?id=1', 'a profile'],
  ['GET', 'https://mock.example/api/member/profile/detail/', 'a profile'],
  ['POST', 'https://mock.example/member/profile/detail', 'sent'],
  ['GET', 'https://mock.example/hospital-care/RS01/hasil/LAB%2F1.2/pdf', 'RS01 LAB/1.2'],
  ['GET', 'http://localhost:4010/files/a/b.pdf', 'a file'],
  ['DELETE', 'https://mock.example/anything', 'anything'],
  ['GET', 'https://mock.example/member/profile/details', undefined],
  ['GET', 'https://mock.example/member/profile', undefined],
  ['PUT', 'https://mock.example/member/profile/detail', undefined],
])('answers %s %s as MSW does', async (method, url, text) => {
  const [answer, expected] = await Promise.all([
    answerWith(handlers, new Request(url, { method })),
    getResponse(handlers, new Request(url, { method })),
  ])
  expect([await answer?.text(), await expected?.text()]).toEqual([text, text])
})
