import { expect, test } from 'vitest'
import { contractSite } from '../../testing/contract-context.ts'
import { pageForms } from './form-actions.ts'

/** The answer of the CMS to a form. */
let answer: unknown
const { contextOf } = contractSite(new Date('2026-11-21T03:00:10Z'), () =>
  Promise.resolve(Response.json({ data: null, error: answer }, { status: 400 })),
)

const values = { nama: 'Siti Rahayu', email: 'siti@contoh.example', pesan: 'Apakah ada jadwal?', subjek: 'Jadwal' }

const refusal = (...paths: readonly string[]) => ({
  status: 400,
  name: 'ValidationError',
  message: 'email must be a valid email',
  details: {
    errors: paths.map((path) => ({ path: [path], message: `${path} must be valid`, name: 'ValidationError' })),
  },
})

const sent = async (address: string) => pageForms.contact?.action(values, contextOf(address))

test.each([
  ['/informasi/hubungi-kami', 'Isian ini belum dapat kami terima. Periksa kembali penulisannya.'],
  ['/en/informasi/hubungi-kami', 'We could not accept this entry. Please check how it is written.'],
])('at %s the fields that the CMS refuses are named in the language of the page', async (address, text) => {
  answer = refusal('email', 'pesan')
  expect(await sent(address)).toEqual({ status: 'invalid', values, problems: { email: { text }, pesan: { text } } })
})

test('a form that is refused for something else is not to be sent again', async () => {
  answer = refusal('rating')
  expect(await sent('/informasi/hubungi-kami')).toEqual({ status: 'refused', values })
  answer = refusal()
  expect(await sent('/informasi/hubungi-kami')).toEqual({ status: 'refused', values })
})
