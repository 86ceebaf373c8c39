import { expect, test } from 'vitest'
import { comparableText } from './comparable-text.ts'

test.each([
  ['dr. Ratna Widyaningsih, Sp.JP(K), FIHA', 'dr ratna widyaningsih spjp k fiha'],
  ['sp pd', 'sppd'],
  ['Sp. OG', 'spog'],
  ['C-section', 'c section'],
  ["Doctors' Café", 'doctors cafe'],
  ['  %_ \u{1F600} .*+?^${}()|[]\\ ', ''],
  ['מרפאה جراحة', 'מרפאה جراحة'],
])('%s are compared as %s', (text, plain) => expect(comparableText(text)).toBe(plain))
