import { beforeEach, expect, test, vi } from 'vitest'
import { clearTabTexts, siteText, siteValue, tabText, tabValue } from './browser-store.ts'

const storage = () => {
  const items = new Map<string, string>()
  return {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, text: string) => void items.set(key, text),
    removeItem: (key: string) => void items.delete(key),
    clear: () => items.clear(),
  }
}

const full = () => {
  throw new DOMException('full', 'QuotaExceededError')
}

beforeEach(() => {
  vi.stubGlobal('sessionStorage', storage())
  vi.stubGlobal('localStorage', storage())
  return () => vi.unstubAllGlobals()
})

test.each([
  ['of this tab', tabText],
  ['of all tabs', siteText],
] as const)('a text %s is there until it is removed', (_whose, textOf) => {
  const text = textOf('catatan')
  expect(text.read()).toBeNull()
  expect(text.write('Jam besuk?')).toBe(true)
  expect(textOf('catatan').read()).toBe('Jam besuk?')
  expect(textOf('lain').read()).toBeNull()
  text.remove()
  expect(text.read()).toBeNull()
})

test('clearing the tab leaves what all tabs share', () => {
  tabText('catatan').write('tab')
  siteText('catatan').write('semua')
  clearTabTexts()
  expect([tabText('catatan').read(), siteText('catatan').read()]).toEqual([null, 'semua'])
})

test.each([
  ['is forbidden', () => undefined],
  ['throws when it is used', () => ({ getItem: full, setItem: full, removeItem: full, clear: full })],
])('where storage %s, nothing is read or written, and nothing fails', (_how, broken) => {
  vi.stubGlobal('sessionStorage', broken())
  const value = tabValue('catatan', (stored) => stored)
  expect([tabText('catatan').read(), tabText('catatan').write('x')]).toEqual([null, false])
  expect([value.read(), value.write(1)]).toEqual([undefined, false])
  expect(() => {
    value.remove()
    clearTabTexts()
  }).not.toThrow()
})

test('a storage that is full still gives what is in it', () => {
  vi.stubGlobal('sessionStorage', { getItem: () => 'lama', setItem: full })
  expect([tabText('catatan').write('baru'), tabText('catatan').read()]).toEqual([false, 'lama'])
})

const numberIn = (stored: unknown): number | undefined => {
  const { nomor } = stored as { readonly nomor?: unknown }
  return typeof nomor === 'number' ? nomor : undefined
}

test.each([
  ['a value', '{"nomor":6}', 6],
  ['a value of another kind', '{"nomor":"6"}', undefined],
  ['null, at which the parser throws', 'null', undefined],
  ['no JSON', '{', undefined],
  ['nothing', '', undefined],
])('where the storage holds %s (%s), %o is read', (_what, text, expected) => {
  siteText('antrean').write(text)
  expect(siteValue('antrean', numberIn).read()).toBe(expected)
})

test('a value is written as it is read', () => {
  const value = tabValue('antrean', (stored) => stored)
  value.write({ nomor: 6, poli: ['PD'] })
  expect(value.read()).toEqual({ nomor: 6, poli: ['PD'] })
})
