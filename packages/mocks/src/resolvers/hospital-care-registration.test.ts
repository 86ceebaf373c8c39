import { describe, expect, it } from 'vitest'
import { badFields, failure, memberToken, must, openHouse, refusal } from '../hospital/testing/house.ts'

const siti = memberToken(1001)
const recordNumber = '00-12-34-56'

const form = {
  nama: 'Ningsih',
  tempat_lahir: 'Karawang',
  tgl_lahir: '1992-07-01',
  gender: 'P',
  nik: '3299014107920001',
  alamat: 'Jl. Melur No. 2',
  no_hp: '081200007002',
  warga_negara: 'wni',
} as const

describe('Registering with a hospital', () => {
  it(
    'assigns a new patient a registration number, one higher each time',
    { tags: ['contracts.hospital-registration'] },
    async () => {
      const { care } = openHouse()
      const first = await must(care('RS01').registerPatient({ body: form }))
      expect(first.detail.detail).toEqual({ no_reg: 'REG-261121-0042', id_pasien: null, nopasien: null })
      const second = await must(
        care('RS01').registerPatient({
          body: { ...form, nik: '3299014107920002', foto_ktp: new File(['x'], 'ktp.jpg', { type: 'image/jpeg' }) },
        }),
      )
      expect(second.detail.detail.no_reg).toBe('REG-261121-0043')
    },
  )

  it(
    'finds an existing patient by number and birth date, in the older system too',
    { tags: ['contracts.patient-records'] },
    async () => {
      const { care } = openHouse()
      const known = await must(
        care('RS04').registerPatient({
          body: {
            ...form,
            nama: 'Siti Rahayu',
            tgl_lahir: '1987-03-05',
            nik: '3299014503870003',
            no_pasien: recordNumber,
          },
        }),
      )
      expect(known.detail.detail).toMatchObject({ id_pasien: 1001, nopasien: recordNumber })
      expect(await refusal(care('RS01').registerPatient({ body: { ...form, no_pasien: recordNumber } }))).toContain(
        'tidak cocok',
      )
      expect(await refusal(care('RS01').registerPatient({ body: { ...form, nik: '3299014503870003' } }))).toContain(
        'NIK ini sudah terdaftar',
      )
    },
  )

  it(
    'registers a relative once, and adds a new child to the family, but no adult',
    { tags: ['contracts.mobile-registration'] },
    async () => {
      const { care, member } = openHouse()
      const bima = {
        ...form,
        nama: 'Bima Arya Setiawan',
        tgl_lahir: '2019-06-21',
        gender: 'L',
        family_id: 301,
      } as const
      const { nik: _nik, ...child } = bima
      expect((await must(care('RS01').registerPatientFromMobile({ body: child }))).detail.detail.id_pasien).toBe(1004)
      expect(await refusal(care('RS01').registerPatientFromMobile({ body: child }))).toContain('sudah terdaftar')
      const joins = { ...form, family_id: 301, status_family: 'saudara' } as const
      const adult = await must(care('RS01').registerPatientFromMobile({ body: joins }))
      expect(adult.detail.detail.id_pasien).toBeNull()
      await must(care('RS01').registerPatientFromMobile({ body: { ...joins, nama: 'Ratih', tgl_lahir: '2015-07-01' } }))
      const family = await must(member(siti).getFamily({ query: { user_id: 1001 } }))
      expect(family.data.slice(5)).toEqual([
        expect.objectContaining({ nama_lengkap: 'Ratih', status_family: 'saudara' }),
      ])
    },
  )

  it('is refused field by field, and for photos of another kind or too large', async () => {
    const { care } = openHouse()
    const { nik: _nik, ...adult } = form
    expect(await badFields(care('RS01').registerPatient({ body: adult }))).toEqual(['nik'])
    expect(
      await badFields(care('RS01').registerPatient({ body: { ...form, kodept: 'TIDAK-ADA', family_id: 999 } })),
    ).toEqual(['kodept', 'family_id'])
    const photo = (size: number, type: string) => ({
      ...form,
      foto_ktp: new File([new Uint8Array(size)], 'ktp', { type }),
    })
    expect(await badFields(care('RS01').registerPatient({ body: photo(10, 'image/gif') }))).toEqual(['foto_ktp'])
    expect(await care('RS01').registerPatient({ body: photo(5 * 1024 * 1024 + 1, 'image/jpeg') })).toMatchObject({
      error: { status: 413 },
    })
  })

  it(
    'can be filled from the mobile data, once the profile is complete',
    { tags: ['contracts.patient-records'] },
    async () => {
      const { care } = openHouse()
      const { data } = await must(care('RS01', siti).getMobilePatient({ query: { id_pasien: 1005 } }))
      expect(data).toMatchObject({ nama_lengkap: 'Sumarni', kelurahan: 'Karawang Kulon', golongan_darah: 'O  ' })
      expect(await refusal(care('RS01', memberToken(1012)).getMobilePatient({ query: { id_pasien: 1012 } }))).toContain(
        'belum lengkap',
      )
      expect((await failure(care('RS01', siti).getMobilePatient({ query: { id_pasien: 1006 } }))).kind).toBe(
        'forbidden',
      )
    },
  )

  it(
    'can be filled from the older system of this hospital, if all given data match',
    { tags: ['contracts.patient-records'] },
    async () => {
      const { care } = openHouse()
      const proof = { no_pasien: '00-07-88-12', tgl_lahir: '1954-11-30' }
      expect((await must(care('RS01', siti).getLegacyPatient({ query: proof }))).data.NAMAPASIEN.trim()).toBe(
        'SUPARMAN',
      )
      const refused = await refusal(
        care('RS01', siti).getLegacyPatient({ query: { ...proof, nik: '3299010000000000' } }),
      )
      expect(await refusal(care('RS03', siti).getLegacyPatient({ query: proof }))).toBe(refused)
    },
  )
})
