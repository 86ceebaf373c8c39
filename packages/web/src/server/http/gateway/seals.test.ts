import { expect, test } from 'vitest'
import { createSeals } from './seals.ts'

const text = '{"tujuan":"s***@contoh.id"}'
const account = 'sari@contoh.id'
const { seal, unseal } = createSeals('a secret')

test('a sealed text opens with the name that it was sealed with, also at another site with the secret', () => {
  const sealed = seal(account, text)
  expect(unseal(account, sealed)).toBe(text)
  expect(createSeals('a secret').unseal(account, sealed)).toBe(text)
})

test('a sealed text shows nothing of itself, and looks different each time', () => {
  const sealed = seal(account, text)
  expect(Buffer.from(sealed, 'base64').toString('latin1')).not.toContain('contoh')
  expect(seal(account, text)).not.toBe(sealed)
})

/** The text with one flipped bit in a byte. */
const changedAt = (sealed: string, at: number): string => {
  const bytes = Buffer.from(sealed, 'base64')
  bytes.writeUInt8(bytes.readUInt8(at) ^ 1, at)
  return bytes.toString('base64')
}

test.each([
  ['another name', () => unseal('siti@contoh.id', seal(account, text))],
  ['another secret', () => createSeals('another secret').unseal(account, seal(account, text))],
  ['a start that was changed', () => unseal(account, changedAt(seal(account, text), 0))],
  ['an authentication that was changed', () => unseal(account, changedAt(seal(account, text), 12))],
  ['a text that was changed', () => unseal(account, changedAt(seal(account, text), 28))],
  ['a text that was cut short', () => unseal(account, seal(account, text).slice(0, -4))],
])('a sealed text does not open with %s', (_what, open) => {
  expect(open).toThrow()
})
