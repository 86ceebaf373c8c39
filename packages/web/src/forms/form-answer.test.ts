import { expect, test } from 'vitest'
import { readFormAnswer } from './form-answer.ts'

const values = { nama: 'Siti' }
const page = '<h1>Sedang pemeliharaan</h1>'
const limited = (retryAfter: number) => ({ status: 'limited', values, retryAfter })

test.each([
  ['that it arrived', Response.json({ status: 'sent' }), { status: 'sent' }],
  ['that it is limited, and for how long', Response.json(limited(300), { status: 429 }), limited(300)],
  [
    'that it is limited, in a header alone',
    new Response(page, { status: 429, headers: { 'Retry-After': '120' } }),
    limited(120),
  ],
  [
    'that it is limited until a date',
    new Response(page, { status: 429, headers: { 'Retry-After': 'Sun, 22 Nov 2026 22:00:00 GMT' } }),
    limited(60),
  ],
  ['that it is limited, without a wait', Response.json({ status: 'limited', values }, { status: 429 }), limited(60)],
  ['nothing: it is a page', new Response(page), undefined],
  ['nothing: it is something else', Response.json({ status: 'ok' }), undefined],
  ['nothing: it is null', Response.json(null, { status: 500 }), undefined],
])('an answer says %s', async (_what, response, expected) => {
  expect(await readFormAnswer(response, values)).toEqual(expected)
})
