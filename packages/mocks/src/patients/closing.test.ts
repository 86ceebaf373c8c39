import { expect, it } from 'vitest'
import { closesFor } from './closing.ts'

it.each([
  ['open', 'dibatalkan_rs', true],
  ['open', 'selesai', false],
  ['open', 'tidak_hadir', false],
  ['approved', 'dibatalkan_rs', true],
  ['approved', 'selesai', true],
  ['approved', 'tidak_hadir', true],
  ['closed', 'dibatalkan_rs', false],
  ['closed', 'selesai', false],
  ['closed', 'tidak_hadir', false],
] as const)('an appointment that is %s closes as %s: %s', (status, reason, closes) => {
  expect(closesFor(status, reason)).toBe(closes)
})
