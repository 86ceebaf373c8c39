import { describe, expect, it } from 'vitest'
import { badFields, failure, memberToken, must, openHouse, refusal } from '../hospital/testing/house.ts'
import { newChild as child } from '../hospital/testing/samples.ts'

const siti = memberToken(1001)

describe('The profile', () => {
  it('stores changes, and leaves the rest', async () => {
    const { member } = openHouse()
    const body = {
      id: 1001,
      nama_lengkap: 'Siti Rahayu',
      tempat_lahir: 'Karawang',
      alamat: 'Jl. Kenanga No. 8',
      kel: '32.15.26.1001',
      golongan_darah: 'AB',
    }
    await must(member(siti).updateProfile({ body }))
    const { data } = await must(member(siti).getProfile({ query: { id: 1001 } }))
    expect(data).toMatchObject({
      alamat: 'Jl. Kenanga No. 8',
      kelurahan: 'Karawang Wetan',
      kecamatan: 'Karawang Timur',
      kec: '32.15.26',
      golongan_darah: 'AB ',
      pendidikan: 'S1',
    })
  })

  it('of a relative may be read, that of another family is 403, and an unknown one 404', async () => {
    const { member } = openHouse()
    expect((await must(member(siti).getProfile({ query: { id: 1005 } }))).data.nama_lengkap).toBe('Sumarni')
    expect((await failure(member(siti).getProfile({ query: { id: 1006 } }))).kind).toBe('forbidden')
    expect((await failure(member(siti).getProfile({ query: { id: 9999 } }))).kind).toBe('not-found')
    expect((await failure(member().getProfile({ query: { id: 1001 } }))).kind).toBe('unauthorized')
  })

  it('keeps a BPJS number of 13 digits, and removes it for an empty one, for the family alone', async () => {
    const { member } = openHouse()
    const store = (id_pasien: number, nomor_bpjs: string) =>
      member(siti).storeBpjsNumber({ body: { id_pasien, nomor_bpjs } })
    expect((await must(store(1003, '0001234567890'))).data).toMatchObject({ id: 1003, nomor_bpjs: '0001234567890' })
    const kept = await must(member(siti).getProfile({ query: { id: 1003 } }))
    expect(kept.data).toMatchObject({ nomor_bpjs: '0001234567890', status_family: 'anak' })
    expect((await must(store(1003, ''))).data.nomor_bpjs).toBeNull()
    expect(await badFields(store(1003, '000123456789'))).toEqual(['nomor_bpjs'])
    expect(await badFields(store(1003, '0001 2345 6789 0'))).toEqual(['nomor_bpjs'])
    expect((await failure(store(1006, '0001234567890'))).kind).toBe('forbidden')
  })

  it('refuses a future birth date and the telephone number of another account', async () => {
    const { member } = openHouse()
    const body = { id: 1001, nama_lengkap: 'Siti Rahayu', tempat_lahir: 'Karawang' }
    expect(await badFields(member(siti).updateProfile({ body: { ...body, tgl_lahir: '2026-11-22' } }))).toEqual([
      'tgl_lahir',
    ])
    expect(await refusal(member(siti).updateProfile({ body: { ...body, no_telp: '+6281200004321' } }))).toContain(
      'sudah dipakai akun lain',
    )
  })

  it.each([
    ['an adult of the family', 1002, '081299990000', ['no_telp']],
    ['an adult of the family, in another notation', 1002, '+6281200005678', undefined],
    ['a child of the family', 1003, '081299990000', undefined],
    ['the caller', 1001, '081299990000', undefined],
  ])(
    'takes a telephone number of %s (%i, %s), but not a new one of another adult',
    async (_who, id, no_telp, refused) => {
      const { member } = openHouse()
      const { nama_lengkap } = (await must(member(siti).getProfile({ query: { id } }))).data
      const changing = member(siti).updateProfile({ body: { id, nama_lengkap, tempat_lahir: 'Karawang', no_telp } })
      if (refused) expect(await badFields(changing)).toEqual(refused)
      else expect((await must(changing)).data.no_telp).toBe(no_telp)
    },
  )
})

describe('The family', () => {
  it('of a single person is a list of one, and is created with the first relative', async () => {
    const { member } = openHouse()
    const rizky = memberToken(1012)
    expect((await must(member(rizky).getFamily({ query: { user_id: 1012 } }))).data).toHaveLength(1)
    await must(member(rizky).addNewFamilyMember({ body: { ...child, user_id: 1012 } }))
    const { data } = await must(member(rizky).getFamily({ query: { user_id: 1012 } }))
    expect(data.map(({ nama_lengkap }) => nama_lengkap)).toEqual(['Rizky Ramadhan', 'Laras'])
    expect((await must(member(rizky).getProfile({ query: { id: 1012 } }))).data.family_id).toEqual(expect.any(Number))
  })

  it('accepts a new person, who has no medical record yet and the telephone number of the main user', async () => {
    const { member } = openHouse()
    const added = await must(member(siti).addNewFamilyMember({ body: child }))
    expect(added.data).toMatchObject({
      nama_lengkap: 'Laras',
      nopasien: null,
      status_family: 'anak',
      no_telp: '081200001234',
    })
    const { data } = await must(member(siti).getFamily({ query: { user_id: 1001 } }))
    expect(data.at(-1)).toEqual(added.data)
  })

  it('is not accepted without a consent', async () => {
    const { member } = openHouse()
    const { persetujuan: _none, ...silent } = child
    // @ts-expect-error -- the contract asks for it.
    expect(await badFields(member(siti).addNewFamilyMember({ body: silent }))).toEqual(['persetujuan'])
  })

  it('refuses the main user, an adult, and a child who is already known', async () => {
    const { member } = openHouse()
    const add = (changes: object) => member(siti).addNewFamilyMember({ body: { ...child, ...changes } })
    expect(await badFields(add({ status_family: 'diri_sendiri' }))).toEqual(['status_family'])
    expect(await badFields(add({ tgl_lahir: '2009-11-21', nik: '3299016111090001' }))).toEqual(['tgl_lahir'])
    await must(add({ tgl_lahir: '2009-11-22' }))
    expect(await refusal(add({ nik: '3299015402900006' }))).toContain('NIK sudah terdaftar')
  })

  const proof = {
    user_id: 1001,
    status_family: 'saudara',
    nopasien: '00-21-43-65',
    tgl_lahir: '1990-02-14',
    nik: '3299015402900006',
    persetujuan: true,
  } as const

  it('accepts an existing adult with the right proof and the code that they were sent', async () => {
    const { member, messages, pass, lastCode } = openHouse()
    const join = (kode?: string) =>
      member(siti).activateExistingFamilyMember({ body: { ...proof, ...(kode !== undefined && { kode }) } })
    const { data } = await must(join())
    expect(data).toEqual({ kode_dikirim_ke: '0812••••1122', kedaluwarsa_pada: '2026-11-21T09:20:00+07:00' })
    const [sent] = messages
    expect(sent).toMatchObject({ channel: 'sms', to: '081200001122' })
    // The patient has not joined, and nothing of the record may be visible.
    expect((await must(member(siti).getFamily({ query: { user_id: 1001 } }))).data).not.toContainEqual(
      expect.objectContaining({ nama_lengkap: 'Asih Wulandari' }),
    )
    expect((await failure(member(siti).getVisitHistory({ body: { nopasien: proof.nopasien } }))).kind).toBe('forbidden')
    expect(await badFields(join('000000'))).toEqual(['kode'])
    // A minute later another code is sent, and the one before is void.
    expect((await failure(join())).kind).toBe('rate-limited')
    pass(1)
    await must(join())

    expect((await must(join(lastCode()))).data).toMatchObject({
      nama_lengkap: 'Asih Wulandari',
      status_family: 'saudara',
    })
    expect(await refusal(join())).toContain('sudah menjadi anggota keluarga Anda')
    await must(member(siti).getVisitHistory({ body: { nopasien: '00-21-43-65' } }))
  })

  it('accepts no code that was sent for another family, and none twice', async () => {
    const { member, lastCode } = openHouse()
    await must(member(siti).activateExistingFamilyMember({ body: proof }))
    const kode = lastCode()
    const other = { ...proof, user_id: 1012, kode }
    expect(await badFields(member(memberToken(1012)).activateExistingFamilyMember({ body: other }))).toEqual(['kode'])
  })

  it('of the older system gets a profile that can keep a BPJS number', async () => {
    const { member, lastCode } = openHouse()
    const body = { ...proof, nopasien: '00-02-71-82', tgl_lahir: '1978-08-08', nik: '3299014808780003' }
    await must(member(siti).activateExistingFamilyMember({ body }))
    const { data } = await must(member(siti).activateExistingFamilyMember({ body: { ...body, kode: lastCode() } }))
    if (!('id' in data)) throw new Error('nobody was added')
    const { data: profile } = await must(member(siti).getProfile({ query: { id: data.id } }))
    expect(profile).toMatchObject({ nama_lengkap: 'Linda Kusuma, Ny.', nomor_bpjs: null, agama: null })
  })

  it('gives the same message whether a record does not exist or the proof is wrong', async () => {
    const { member } = openHouse()
    const proof = {
      user_id: 1001,
      status_family: 'saudara',
      nopasien: '00-21-43-65',
      tgl_lahir: '1990-02-15',
      persetujuan: true,
    } as const
    const wrong = await refusal(member(siti).activateExistingFamilyMember({ body: proof }))
    expect(
      await refusal(member(siti).activateExistingFamilyMember({ body: { ...proof, nopasien: '99-99-99-99' } })),
    ).toBe(wrong)
    expect(
      await refusal(member(siti).activateExistingFamilyMember({ body: { ...proof, tgl_lahir: '1990-02-14' } })),
    ).toBe(wrong)
  })

  it('of another account cannot be added to', async () => {
    const { member } = openHouse()
    expect((await failure(member(siti).addNewFamilyMember({ body: { ...child, user_id: 1006 } }))).kind).toBe(
      'forbidden',
    )
  })
})
