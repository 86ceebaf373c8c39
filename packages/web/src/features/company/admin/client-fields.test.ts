import { describe, expect, test } from 'vitest'
import { checkFields, requestOf } from '../../../forms/fields.ts'
import { knownClient } from '../../../testing/right-values.ts'
import { clientFields, updateClientRequest } from './client-fields.tsx'

const contact = {
  email: 'info@sumber.example',
  no_telp: '0264 123 456',
  'pic.nama': 'Rina',
  'pic.jabatan': 'Manajer SDM',
  'pic.email': 'rina@sumber.example',
  'pic.no_telp': '0812 0001 0001',
}
const typed = {
  kd_perusahaan: 'SMT',
  nama: 'PT Sumber Makmur',
  kontrak_mulai: '2026-01-01',
  kontrak_selesai: '2026-12-31',
}

const hospitals = { ok: true, value: ['RS01', 'RS02'].map((code) => ({ code, name: code })) } as const
const added = clientFields(undefined, hospitals)
const bare = clientFields(knownClient, hospitals)
const reached = clientFields({ ...knownClient, email: 'info@sumber.example', no_telp: '+62264123456' }, hospitals)

describe('a company as typed', () => {
  test.each([
    [{}, {}],
    [{ kd_perusahaan: '' }, { kd_perusahaan: 'web.company.profile.code.missing' }],
    [{ kd_perusahaan: 'S' }, { kd_perusahaan: 'web.company.admin.client.code.wrong' }],
    [{ kd_perusahaan: 'smt' }, { kd_perusahaan: 'web.company.admin.client.code.wrong' }],
    [{ nama: ' ' }, { nama: 'web.company.profile.name.missing' }],
    [{ nama: 'P'.repeat(151) }, { nama: 'web.form.tooLong' }],
    [{ kontrak_selesai: '2025-12-31' }, { kontrak_selesai: 'web.company.admin.client.endBeforeStart' }],
    [{ kontrak_selesai: '2026-01-01' }, {}],
    [{ kontrak_selesai: '' }, {}],
    [contact, {}],
    [
      { alamat: 'Jl. Industri 1' },
      {
        email: 'web.company.profile.email.missing',
        no_telp: 'web.company.profile.phone.missing',
        'pic.nama': 'web.company.profile.person.name.missing',
        'pic.jabatan': 'web.company.profile.position.missing',
        'pic.email': 'web.company.profile.person.email.missing',
        'pic.no_telp': 'web.company.profile.person.phone.missing',
      },
    ],
  ])('with %o has the problems %o', (changes, problems) => {
    expect(checkFields(added, { ...typed, ...changes })).toEqual(problems)
  })

  test('that exists needs no code', () => {
    expect(checkFields(bare, { ...typed, kd_perusahaan: '' })).toEqual({})
  })
})

describe('what a company has, cleared', () => {
  const cleared = Object.fromEntries(Object.keys(contact).map((name) => [name, '']))

  test('is said beside the start of the contract, which the contract of the API cannot take away', () => {
    const begun = clientFields({ ...knownClient, kontrak_mulai: '2025-01-01' }, hospitals)
    expect(checkFields(begun, { ...typed, kontrak_mulai: '' })).toEqual({ kontrak_mulai: 'web.form.notCleared' })
    expect(checkFields(bare, { ...typed, kontrak_mulai: '' })).toEqual({})
    expect(checkFields(begun, typed)).toEqual({})
  })

  test('is missing where it is contact data that must be there', () => {
    expect(Object.keys(checkFields(reached, { ...typed, ...cleared }))).toEqual(Object.keys(contact))
    expect(checkFields(bare, { ...typed, ...cleared })).toEqual({})
  })
})

describe('what is sent', () => {
  const empty = { alamat: '', kota: '', provinsi: '', kode_pos: '', website: '' }

  test('of a new company leaves out what is empty', () => {
    expect(requestOf(added, { ...typed, 'rumah_sakit_rujukan-RS02': 'on' })).toEqual({
      kd_perusahaan: 'SMT',
      nama: 'PT Sumber Makmur',
      kontrak_mulai: '2026-01-01',
      kontrak_selesai: '2026-12-31',
      rumah_sakit_rujukan: ['RS02'],
    })
    expect(requestOf(added, { ...typed, ...contact })).toMatchObject({
      no_telp: '+62264123456',
      pic: { nama: 'Rina' },
    })
    expect(requestOf(added, { ...typed, ...contact })).not.toHaveProperty('website')
  })

  test('of a known company makes it open-ended where the end is empty', () => {
    expect(updateClientRequest(12, bare, { ...typed, kontrak_selesai: '', status: 'nonaktif' })).toEqual({
      id: 12,
      nama: 'PT Sumber Makmur',
      bidang_usaha: '',
      status: 'nonaktif',
      kontrak_mulai: '2026-01-01',
      kontrak_selesai: null,
      rumah_sakit_rujukan: [],
      ...empty,
    })
  })

  test('of a known company removes an address that was cleared', () => {
    const sent = updateClientRequest(12, bare, { ...typed, ...contact, alamat: '', kota: 'Karawang' })
    expect(sent).toMatchObject({ ...empty, kota: 'Karawang', email: 'info@sumber.example', pic: { nama: 'Rina' } })
    expect(updateClientRequest(12, bare, typed)).not.toHaveProperty('email')
  })
})
