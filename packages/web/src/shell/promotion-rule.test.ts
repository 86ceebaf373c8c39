import { expect, test } from 'vitest'
import { promotionDecision } from './promotion-rule.ts'

const calm = { dialogOpen: false, menuOpen: false, fieldFocused: false, sending: false, shownBefore: false }

test.each([
  ['a calm page shows it', calm, 'show'],
  ['another dialog comes first', { ...calm, dialogOpen: true }, 'wait'],
  ['an open menu is left open', { ...calm, menuOpen: true }, 'wait'],
  ['a visitor who types is not disturbed', { ...calm, fieldFocused: true }, 'wait'],
  ['a visitor who sends something is not disturbed', { ...calm, sending: true }, 'wait'],
  ['once per session is enough', { ...calm, shownBefore: true }, 'never'],
  [
    'once per session is enough, whatever else is open',
    { dialogOpen: true, menuOpen: true, fieldFocused: true, sending: true, shownBefore: true },
    'never',
  ],
] as const)('%s', { tags: ['home.popup-once'] }, (_sentence, moment, decision) => {
  expect(promotionDecision(moment)).toBe(decision)
})
