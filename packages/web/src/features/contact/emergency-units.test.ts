import { expect, test } from 'vitest'
import { emergencyUnits } from './emergency-units.ts'

const hospital = { nama: 'RS Contoh', slug: 'rs-contoh', alamat: 'Jl. Merdeka 1', nomor_telepon: '(021) 500' }
const contact = {
  nomor_telepon: '(021) 400',
  nomor_igd: '(021) 118',
  nomor_ambulans: '0812-1',
  rumah_sakit: { slug: 'rs-contoh' },
}

test.each([
  ['its own numbers', [contact], '(021) 118', '0812-1'],
  ['the contact’s number, where the unit has none', [{ ...contact, nomor_igd: null }], '(021) 400', '0812-1'],
  [
    'none that is a dash',
    [{ ...contact, nomor_igd: '-', nomor_telepon: '', nomor_ambulans: '–' }],
    '(021) 500',
    undefined,
  ],
  ['the hospital’s, where there is no contact', [], '(021) 500', undefined],
  ['none of another hospital', [{ ...contact, rumah_sakit: { slug: 'rs-lain' } }], '(021) 500', undefined],
  ['none of a contact of the whole group', [{ ...contact, rumah_sakit: null }], '(021) 500', undefined],
  [
    'those of its second contact',
    [
      { ...contact, nomor_igd: null },
      { ...contact, nomor_igd: '(021) 119' },
    ],
    '(021) 119',
    '0812-1',
  ],
])('a unit is called by %s', (_which, contacts, phone, ambulance) => {
  expect(emergencyUnits([hospital], contacts)).toEqual([
    { hospital: 'RS Contoh', phone, ambulance, mapHref: expect.stringContaining('Jl.+Merdeka+1') },
  ])
})

test('a hospital without a name is left out; one without an address has no way, one without a slug no contact', () => {
  expect(emergencyUnits([{ ...hospital, nama: '' }], [contact])).toEqual([])
  expect(
    emergencyUnits([{ ...hospital, slug: null, alamat: null }], [{ ...contact, rumah_sakit: { slug: null } }]),
  ).toEqual([{ hospital: 'RS Contoh', phone: '(021) 500', ambulance: undefined, mapHref: undefined }])
})
