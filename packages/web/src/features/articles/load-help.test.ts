import type { SpecialistServiceCard } from '@hospital/sdk/cms'
import { expect, test } from 'vitest'
import { specialtyOfArticle } from './load-help.ts'

const specialty = (code: string, nama: string): SpecialistServiceCard => ({
  id: code,
  nama,
  nama_en: null,
  slug: code,
  gambar: null,
  mapping: [{ id: code, kode_spesialis: code, hospital: null }],
})

const specialties = [
  specialty('SPJP', 'Jantung dan Pembuluh Darah'),
  specialty('SPOG', 'Kebidanan dan Kandungan'),
  specialty('SPA', 'Kesehatan Anak'),
]

test.each([
  ['the editors name it', 'SPA', 'Nyeri dada', 'Kesehatan Jantung', 'SPA'],
  ['they name none', null, 'Nyeri dada', 'Ibu dan Anak', 'SPJP'],
  ['they name one that is not there', 'SPX', 'Menyiapkan persalinan', 'Kesehatan Jantung', 'SPOG'],
  ['the title tells none', null, 'Jalan pagi', 'Kesehatan Jantung', 'SPJP'],
  ['nothing tells one', null, 'Donor darah', 'Berita', undefined],
  ['there is no category', null, 'Donor darah', undefined, undefined],
])('where %s', (_what, code, judul, kategori, found) => {
  const category = kategori === undefined ? null : { id: '1', kategori, kategori_en: null, slug: 'x' }
  expect(specialtyOfArticle({ judul, judul_en: null, kategori_artikel: category }, code, specialties)?.id).toBe(found)
})
