import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { claimTab } from './tab-storage.ts'

const items = new Map<string, string>()
const siti = { id: 7, name: 'Siti', kind: 'member', gender: 'female', isAdmin: false } as const
const joko = { ...siti, id: 8, name: 'Joko' } as const
const wulan = { ...siti, name: 'Wulan', kind: 'company', gender: undefined } as const

beforeEach(() => {
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => items.set(key, value),
    clear: () => items.clear(),
  })
})

afterEach(() => {
  items.clear()
  vi.unstubAllGlobals()
})

test.each([
  ['Siti goes on', siti, siti, true],
  ['Siti logs in with a form half filled in', undefined, siti, true],
  ['no user logs in', undefined, undefined, true],
  ['Siti has left, and no other user came', siti, undefined, false],
  ['Siti has left, and Joko came', siti, joko, false],
  ['a patient has left, and a company user with the same number came', siti, wulan, false],
] as const)('when %s, what was typed stays: from %o to %o, %s', (_what, before, now, stays) => {
  claimTab(before)
  items.set('drafts', 'Demam sejak kemarin')
  claimTab(now)
  expect(items.has('drafts')).toBe(stays)
})

test('a third person does not get what the second typed', () => {
  claimTab(siti)
  claimTab(joko)
  items.set('drafts', 'Demam sejak kemarin')
  claimTab(siti)
  expect(items.has('drafts')).toBe(false)
})

test('where storage is forbidden nothing fails', () => {
  vi.stubGlobal('sessionStorage', undefined)
  expect(() => claimTab(siti)).not.toThrow()
})
