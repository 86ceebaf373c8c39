import { describe, expect, test } from 'vitest'
import { checkClient, createRequest, updateRequest } from './client-values.ts'

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

describe('a company as typed', () => {
  test.each([
    [{}, {}],
    [{ kd_perusahaan: '' }, { kd_perusahaan: 'web.form.missing' }],
    [{ kd_perusahaan: 'S' }, { kd_perusahaan: 'web.company.admin.client.code.wrong' }],
    [{ kd_perusahaan: 'smt' }, { kd_perusahaan: 'web.company.admin.client.code.wrong' }],
    [{ nama: ' ' }, { nama: 'web.form.missing' }],
    [{ nama: 'P'.repeat(151) }, { nama: 'web.form.tooLong' }],
    [{ kontrak_selesai: '2025-12-31' }, { kontrak_selesai: 'web.company.admin.client.endBeforeStart' }],
    [{ kontrak_selesai: '2026-01-01' }, {}],
    [{ kontrak_selesai: '' }, {}],
    [contact, {}],
    [
      { alamat: 'Jl. Industri 1' },
      {
        email: 'web.form.missing',
        no_telp: 'web.form.missing',
        'pic.nama': 'web.form.missing',
        'pic.jabatan': 'web.form.missing',
        'pic.email': 'web.form.missing',
        'pic.no_telp': 'web.form.missing',
      },
    ],
  ])('with %o has the problems %o', (changes, problems) => {
    expect(checkClient({ ...typed, ...changes }, true)).toEqual(problems)
  })

  test('that exists needs no code', () => {
    expect(checkClient({ ...typed, kd_perusahaan: '' }, false)).toEqual({})
  })
})

describe('what is sent', () => {
  test('of a new company leaves out what is empty', () => {
    expect(createRequest({ ...typed, 'rumah_sakit.RS02': 'on' }, ['RS01', 'RS02'])).toEqual({
      kd_perusahaan: 'SMT',
      nama: 'PT Sumber Makmur',
      kontrak_mulai: '2026-01-01',
      kontrak_selesai: '2026-12-31',
      rumah_sakit_rujukan: ['RS02'],
    })
    expect(createRequest({ ...typed, ...contact }, [])).toMatchObject({
      no_telp: '+62264123456',
      pic: { nama: 'Rina' },
    })
    expect(createRequest({ ...typed, ...contact }, [])).not.toHaveProperty('website')
  })

  test('of a known company makes it open-ended where the end is empty', () => {
    expect(updateRequest(12, { ...typed, kontrak_selesai: '', status: 'nonaktif' }, ['RS01'])).toEqual({
      id: 12,
      nama: 'PT Sumber Makmur',
      bidang_usaha: '',
      status: 'nonaktif',
      kontrak_mulai: '2026-01-01',
      kontrak_selesai: null,
      rumah_sakit_rujukan: [],
    })
  })
})
