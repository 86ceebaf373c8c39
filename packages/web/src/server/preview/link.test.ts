import { createRequire } from 'node:module'
import { describe, expect, test } from 'vitest'
import { matchPath } from '../../routes/match.ts'
import { documentReads, singleTypes } from '../edits/generated/cms-reads.ts'
import { signatureOf, verifyLink } from './link.ts'
import type { PreviewLink } from './link.ts'

// The CMS is a separate program, in CommonJS. Its signatures must be valid here.
const load = createRequire(import.meta.url)
const cms = '../../../../cms/src/preview'
const { signedLink } = load(`${cms}/link.js`) as {
  signedLink: (given: Omit<PreviewLink, 'until'> & { site: string; secret: string; now: number }) => string
}
const { pagePaths } = load(`${cms}/page-paths.js`) as {
  pagePaths: Readonly<Record<string, (entry: object) => string | undefined>>
}

const secret = 'rahasia-pratinjau-contoh-32-karakter'
const now = new Date('2026-11-21T05:00:00Z')
const hour = 60 * 60 * 1000
const page = { type: 'artikel', id: 'abc123', path: '/berita/demam' }

const queryOf = (at = now) =>
  new URL(signedLink({ site: 'https://rs.example', secret, ...page, now: at.getTime() })).searchParams
const changed = (name: string, value: string | undefined) => {
  const query = queryOf()
  if (value === undefined) query.delete(name)
  else query.set(name, value)
  return query
}

describe('a link that the CMS has signed', () => {
  test('counts for an hour', () => {
    expect(verifyLink(queryOf(), secret, now)).toEqual({
      kind: 'valid',
      link: { ...page, until: now.getTime() / 1000 + 3600 },
    })
    expect(verifyLink(queryOf(), secret, new Date(now.getTime() + hour - 1000)).kind).toBe('valid')
    expect(verifyLink(queryOf(), secret, new Date(now.getTime() + hour)).kind).toBe('ended')
  })

  test.each([
    ['of another type', changed('jenis', 'dokter')],
    ['of another entry', changed('id', 'abc124')],
    ['of another page', changed('halaman', '/berita/batuk')],
    ['that ends later', changed('sampai', String(now.getTime() / 1000 + 3601))],
    ['with another signature', changed('tanda', 'A'.repeat(43))],
    ['with a shorter signature', changed('tanda', '')],
    ['with a signature of other characters', changed('tanda', 'é'.repeat(43))],
    ['without a signature', changed('tanda', undefined)],
    ['without an end', changed('sampai', undefined)],
    ['with an end that is no number', changed('sampai', 'besok')],
    ['of nothing', new URLSearchParams()],
    [
      'whose parts moved',
      (() => {
        const query = changed('id', 'abc123\n/berita/demam')
        query.set('halaman', '/')
        return query
      })(),
    ],
    ['of a CMS whose clock is ahead', queryOf(new Date(now.getTime() + hour))],
  ])('is refused where it is one %s', (_what, query) => {
    expect(verifyLink(query, secret, now)).toEqual({ kind: 'refused' })
  })

  test('is refused with another secret, also where it has ended', () => {
    expect(verifyLink(queryOf(), `${secret}x`, new Date(now.getTime() + 2 * hour))).toEqual({ kind: 'refused' })
  })

  test('has the signature that the site would make', () => {
    const until = now.getTime() / 1000 + 3600
    expect(queryOf().get('tanda')).toBe(signatureOf({ ...page, until }, secret))
  })
})

describe('the pages of the CMS', () => {
  const mapping = [
    { kode_spesialis: null, hospital: { slug: 'rs-tanpa-kode' } },
    { kode_spesialis: 'JTG', hospital: null },
    { kode_spesialis: 'JTG', hospital: { slug: 'rs-contoh' } },
  ]
  const entry = { slug: 'contoh', kategori_artikel: { slug: 'berita' }, mapping }
  test.each(Object.entries(pagePaths).filter(([type]) => !singleTypes.includes(type)))(
    '%s: are pages of the site, whose draft takes the place of what it asks for',
    (type, pathOf) => {
      const match = matchPath(pathOf(entry) ?? '')
      expect(match?.route.area).toBe('public')
      expect(match?.parameters['slug']).toBe('contoh')
      expect(Object.values(documentReads).some(({ only }) => only?.type === type && 'slug' in only.by)).toBe(true)
      expect(pathOf({ slug: null })).toBeUndefined()
    },
  )

  test('beranda: is the home page, which asks for the only entry', () => {
    expect(matchPath(pagePaths['beranda']?.({}) ?? '')?.route.area).toBe('public')
    expect(singleTypes).toContain('beranda')
  })

  test('a specialty is shown at the first hospital that has a code for it, and at none if no hospital has', () => {
    expect(pagePaths['layanan-spesialis']?.(entry)).toBe('/rumah-sakit/rs-contoh/layanan/contoh')
    expect(pagePaths['layanan-spesialis']?.({ slug: 'contoh', mapping: [] })).toBeUndefined()
  })
})
