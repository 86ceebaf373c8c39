import { expect } from '@playwright/test'
import { appointmentWords } from '../../e2e/appointment-way.ts'
import type { Journey } from '../visitor.ts'

/** The next time of a doctor is booked for oneself, by somebody who logs in at the last step. */
export const booking: readonly Journey[] = [
  { words: appointmentWords.id, list: '/jadwal-dokter', book: /^Pesan /, first: 'Masuk dahulu', own: /bayar sendiri/i },
  {
    words: appointmentWords.en,
    list: '/en/jadwal-dokter',
    book: /^Book /,
    first: 'Log in first',
    own: /bayar sendiri/i,
  },
].map(({ words, list, book, first, own }) => ({
  title: `an appointment is booked from ${list}`,
  walk: async (visitor) => {
    const login = { role: 'dialog', name: words.logIn } as const
    await visitor.open(list)
    await visitor.press({ role: 'link', name: book })
    await visitor.expectSeen({ role: 'heading', name: words.questions.details })
    await visitor.press({ role: 'link', name: first })
    await visitor.type({ role: 'field', name: words.email, within: login }, 'siti.rahayu@contoh.example')
    await visitor.type({ role: 'field', name: words.password, within: login }, 'Rahasia123')
    await visitor.press({ role: 'button', name: words.logIn, within: login })
    await visitor.press({ role: 'radio', name: /^Siti Rahayu/, within: { role: 'group', name: words.patient } })
    await visitor.press({ role: 'radio', name: own })
    await visitor.press({ role: 'button', name: words.submit })
    await visitor.expectSeen({ role: 'region', name: words.done })
    await visitor.expectText(/(?:Kode janji temu|Appointment code): \S+/)
    expect(await visitor.isSeen({ role: 'button', name: words.submit })).toBe(false)
  },
}))
