import type { OpenCareer } from '@hospital/sdk/cms'
import { expect, test } from 'vitest'
import { openVacancies } from './open-vacancies.ts'

const career = (judul: string, tgl_tutup: string | null, rest: Partial<OpenCareer> = {}): OpenCareer => ({
  id: judul,
  judul,
  judul_en: null,
  slug: judul.toLowerCase(),
  updatedAt: null,
  tgl_tutup,
  rumah_sakit: null,
  ...rest,
})

test('vacancies that close first come first, those without an end last, by name', () => {
  const list = [
    career('Radiografer', null),
    career('Bidan', null),
    career('Apoteker', '2026-12-20'),
    career('Perawat', '2026-12-02'),
  ]
  expect(openVacancies(list, 'id').map(({ href }) => href)).toEqual([
    '/informasi/karir/perawat',
    '/informasi/karir/apoteker',
    '/informasi/karir/bidan',
    '/informasi/karir/radiografer',
  ])
})

test('a vacancy has its place, its day and its English title, if there are any', () => {
  const hospital = { id: '1', nama: 'RS Kawung Subang', slug: 'subang', kode_mapping_rs: null }
  expect(openVacancies([career('Bidan', 'besok', { judul_en: 'Midwife', rumah_sakit: hospital })], 'en')).toEqual([
    {
      title: { text: 'Midwife', lang: 'en' },
      href: '/en/informasi/karir/bidan',
      hospital: 'RS Kawung Subang',
      deadline: undefined,
    },
  ])
})

test.each([
  ['title', { judul: null }],
  ['address', { slug: null }],
])('a vacancy without %s is left out', (_what, rest) =>
  expect(openVacancies([career('Bidan', null, rest)], 'id')).toEqual([]),
)
