import { expect } from '@playwright/test'
import type { Journey } from '../visitor.ts'

/** The messages of a field, with the pixels between each and the field. */
const messagesBeside = (field: Element) =>
  (field.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .flatMap((id) => document.getElementById(id) ?? [])
    .map((message) => {
      const [own, its] = [field.getBoundingClientRect(), message.getBoundingClientRect()]
      return { text: message.textContent ?? '', gap: Math.max(own.top - its.bottom, its.top - own.bottom, 0) }
    })

/** Pixels within which a message counts as beside its field. */
const beside = 24

/** The contact form says what is wrong beside the field, and is sent when all is right. */
export const contact: readonly Journey[] = [
  {
    path: '/informasi/hubungi-kami',
    name: 'Nama',
    message: 'Pesan',
    submit: 'Kirim pesan',
    wrong: 'Tulis alamat email yang lengkap, misalnya nama@contoh.com',
    sent: 'pesan Anda sudah kami terima',
  },
  {
    path: '/en/informasi/hubungi-kami',
    name: 'Name',
    message: 'Message',
    submit: 'Send the message',
    wrong: 'Enter the whole email address, such as name@example.com',
    sent: 'your message has arrived',
  },
].map(({ path, name, message, submit, wrong, sent }) => ({
  title: `the form at ${path} says what is wrong, and is sent when it is right`,
  walk: async (visitor) => {
    const email = { role: 'field', name: /^Email/ } as const
    await visitor.open(path)
    await visitor.type({ role: 'field', name }, 'Siti')
    await visitor.type({ role: 'field', name: message }, 'Jam besuk?')
    await visitor.type(email, 'siti')
    await visitor.press({ role: 'button', name: submit })
    await visitor.expectSeen({ role: 'link', name: wrong })
    const said = await visitor.read(email, messagesBeside)
    expect(said.filter(({ gap }) => gap <= beside).map(({ text }) => text)).toContainEqual(
      expect.stringContaining(wrong),
    )
    await visitor.press({ role: 'link', name: wrong })
    expect(await visitor.read(email, (field) => field === document.activeElement)).toBe(true)
    await visitor.type(email, 'siti@contoh.example')
    await visitor.press({ role: 'button', name: submit })
    await visitor.expectText(sent)
  },
}))
