import { describe, expect, test } from 'vitest'
import { checkFields, requestOf } from '../../../forms/fields.ts'
import { knownClient } from '../../../testing/right-values.ts'
import { companyFields } from './company-fields.tsx'

const fields = companyFields(knownClient)
const filled = {
  alamat: 'Kawasan Industri Kencana, Jl. Utama Blok C-7',
  kota: 'Karawang',
  provinsi: 'Jawa Barat',
  kode_pos: '41361',
  email: 'info@nusantara-tekstil.example',
  no_telp: '(0267) 084-123',
  website: 'nusantara-tekstil.example',
  'pic.nama': 'Wulan Sari Dewi',
  'pic.jabatan': 'Manajer SDM',
  'pic.email': 'hr@nusantara-tekstil.example',
  'pic.no_telp': '0812 0001 0001',
}

describe('the contact data of a company', () => {
  test('are sent in the notation of the contract', () => {
    expect(checkFields(fields, filled)).toEqual({})
    expect(requestOf(fields, filled)).toMatchObject({
      no_telp: '+62267084123',
      website: 'https://nusantara-tekstil.example',
      pic: { nama: 'Wulan Sari Dewi', no_telp: '+6281200010001' },
    })
  })

  test.each([
    ['kode_pos', '4136', 'web.company.profile.postalCode.wrong'],
    ['kode_pos', '413611', 'web.company.profile.postalCode.wrong'],
    ['kode_pos', '', undefined],
    ['website', '', undefined],
    ['website', 'https://a.example/b', undefined],
    ['website', 'http://a.example', 'web.company.profile.website.wrong'],
    ['website', 'a b.example', 'web.company.profile.website.wrong'],
    ['alamat', '', undefined],
    ['alamat', 'a'.repeat(200), undefined],
    ['alamat', 'a'.repeat(201), 'web.form.tooLong'],
    ['email', '', 'web.company.profile.email.missing'],
    ['email', 'info@', 'web.form.email.wrong'],
    ['no_telp', '', 'web.company.profile.phone.missing'],
    ['no_telp', '0267', 'web.company.profile.phone.wrong'],
    ['no_telp', 'ext. 12', 'web.company.profile.phone.wrong'],
    ['pic.nama', ' ', 'web.company.profile.person.name.missing'],
    ['pic.no_telp', '12', 'web.company.profile.phone.wrong'],
  ])('with %s "%s" have the problem %s', (name, value, problem) => {
    expect(checkFields(fields, { ...filled, [name]: value })).toEqual(problem === undefined ? {} : { [name]: problem })
  })

  test('that are emptied are removed', () => {
    expect(requestOf(fields, { ...filled, website: '', kode_pos: '' })).toMatchObject({ website: '', kode_pos: '' })
  })
})
