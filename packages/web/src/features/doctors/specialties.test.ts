import { describe, expect, test } from 'vitest'
import { hospitalByCode, specialtyByCode, specialtyCodeAt, specialtyCodes } from './specialties.ts'

const hospital = (id: string, nama: string, kode_mapping_rs: string | null) => ({
  id,
  nama,
  kode_mapping_rs,
  slug: nama.toLowerCase(),
  nomor_telepon: null,
  nomor_whatsapp: null,
  alamat: null,
  base_endpoint: null,
  gambar_profil: null,
})
const hospitals = [hospital('1', 'Karawang', 'RS01'), hospital('2', 'Cikampek', 'RS02'), hospital('3', 'Subang', null)]

const specialty = (id: string, nama: string, codes: readonly (readonly [code: string | null, hospital: string])[]) => ({
  id,
  nama,
  nama_en: null,
  slug: nama.toLowerCase(),
  gambar: null,
  mapping: codes.map(([kode_spesialis, name]) => ({
    id: name,
    kode_spesialis,
    hospital: hospitals.find(({ nama: own }) => own === name) ?? null,
  })),
})
const specialties = [
  specialty('1', 'Mata', [
    ['SPM', 'Karawang'],
    ['MATA', 'Cikampek'],
  ]),
  specialty('2', 'Paru', [
    [null, 'Karawang'],
    ['SPP', 'Cikampek'],
  ]),
  { ...specialty('3', 'Gizi', []), mapping: null },
]

describe('a specialty that hospitals know by codes of their own', () => {
  test.each([
    ['SPM', 'Mata'],
    ['MATA', 'Mata'],
    ['SPP', 'Paru'],
    ['SPX', undefined],
    ['', undefined],
    [null, undefined],
  ])('is found by any of them: %s', (code, name) => {
    expect(specialtyByCode(specialties, code)?.nama).toBe(name)
  })

  test.each([
    ['MATA', ['SPM', 'MATA']],
    ['SPP', ['SPP']],
    ['SPX', ['SPX']],
  ])('has all of its codes where no hospital is chosen: %s', (code, codes) => {
    expect(specialtyCodes(specialties, code)).toEqual(codes)
  })

  test.each([
    ['SPM', 'RS02', 'MATA'],
    ['MATA', 'RS01', 'SPM'],
    ['SPM', 'RS99', 'SPM'],
    ['SPM', undefined, 'SPM'],
    ['SPP', 'RS01', 'SPP'],
    ['SPX', 'RS01', 'SPX'],
  ])('%s at %s is %s', (code, at, expected) => {
    expect(specialtyCodeAt(specialties, code, at)).toBe(expected)
  })
})

test('a hospital is found by its code, never by having none', () => {
  expect(hospitalByCode(hospitals, 'RS02')?.nama).toBe('Cikampek')
  expect(hospitalByCode(hospitals, null)).toBeUndefined()
  expect(hospitalByCode(hospitals, 'RS99')).toBeUndefined()
})
