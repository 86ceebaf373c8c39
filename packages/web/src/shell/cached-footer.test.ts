import { afterEach, describe, expect, test, vi } from 'vitest'
import { cachedFooter } from './cached-footer.ts'

const footer = {
  features: [{ label: 'Paket', href: '/paket' }],
  services: [],
  facilities: [],
  download: [],
  social: [],
  mapHref: undefined,
  contact: {},
}
const stored = (change: object = {}) => JSON.stringify({ locale: 'id', footer: { ...footer, ...change } })

afterEach(() => void vi.unstubAllGlobals())

describe('the footer that a browser has cached', () => {
  test('comes back in its language', () => {
    vi.stubGlobal('localStorage', { getItem: () => stored() })
    expect(cachedFooter('id')).toMatchObject({ features: footer.features })
  })

  test.each([
    ['in another language', stored(), 'en'],
    ['with a link that is not safe', stored({ services: [{ label: 'x', href: 'javascript:alert(1)' }] }), 'id'],
    ['that another script wrote', '{"footer":1}', 'id'],
    ['that is no JSON', 'rusak', 'id'],
    ['that is not there', null, 'id'],
  ] as const)('is not used %s', (_what, text, locale) => {
    vi.stubGlobal('localStorage', { getItem: () => text })
    expect(cachedFooter(locale)).toBeUndefined()
  })
})
