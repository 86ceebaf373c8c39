import { describe, expect, it } from 'vitest'
import { badFields, failure, must, openHouse, refusal } from '../hospital/testing/house.ts'

const budi = {
  nama: 'Budi',
  tempat_lahir: 'Karawang',
  tgl_lahir: '1991-05-05',
  gender: 'L',
  email: 'budi@contoh.example',
  no_hp: '081200007001',
  password: 'sandi-budi-1',
  nik: '3299010505910009',
  persetujuan: { pelayanan: true, pemasaran: false },
} as const

describe('Registering an account', () => {
  it('sends a code by SMS, which activates the account and logs in', async () => {
    const { member, lastCode, messages } = openHouse()
    const { data } = await must(member().registerMobile({ body: budi }))
    expect(data.no_hp_tersamar).toBe('0812••••7001')
    expect(messages.at(-1)).toMatchObject({ channel: 'sms', to: '081200007001' })
    expect(await refusal(member().login({ body: { email: budi.email, password: budi.password } }))).toBe(
      'Email atau password salah.',
    )
    const session = await must(
      member().verifyRegistrationCode({ body: { kode_registrasi: data.kode_registrasi, token: lastCode() } }),
    )
    expect(session.family).toEqual([session.users])
    expect(session.users).toMatchObject({ nama_lengkap: 'Budi', nopasien: null })
    await must(member().login({ body: { email: budi.email, password: budi.password } }))
  })

  it('is followed by a registration with a hospital, which knows the person by name, birth date and identity number', async () => {
    const { member, care, lastCode } = openHouse()
    const { data } = await must(member().registerMobile({ body: { ...budi, alamat: 'Jl. Melur No. 2' } }))
    const { users } = await must(
      member().verifyRegistrationCode({ body: { kode_registrasi: data.kode_registrasi, token: lastCode() } }),
    )
    const { nama, tempat_lahir, tgl_lahir, gender, nik, no_hp } = budi
    const body = {
      nama,
      tempat_lahir,
      tgl_lahir,
      gender,
      nik,
      no_hp,
      alamat: 'Jl. Melur No. 2',
      warga_negara: 'wni',
    } as const
    const { detail } = await must(care('RS01').registerPatient({ body }))
    expect(detail.detail.id_pasien).toBe(users.id)
    expect(await refusal(care('RS01').registerPatient({ body }))).toContain('sudah terdaftar')
    expect(await refusal(care('RS02').registerPatient({ body: { ...body, nama: 'Joko' } }))).toContain('NIK ini sudah')
  })

  it('sends the code again after a minute, for the same registration; the first one is then void', async () => {
    const { member, lastCode, pass } = openHouse()
    const { data } = await must(member().registerMobile({ body: budi }))
    const first = lastCode()
    const again = { body: { kode_registrasi: data.kode_registrasi } }
    expect((await failure(member().resendRegistrationCode(again))).kind).toBe('rate-limited')
    pass(1)
    expect((await must(member().resendRegistrationCode(again))).data.kode_registrasi).toBe(data.kode_registrasi)
    expect(await refusal(member().verifyRegistrationCode({ body: { ...again.body, token: first } }))).toContain(
      'salah atau sudah kedaluwarsa',
    )
    await must(member().verifyRegistrationCode({ body: { ...again.body, token: lastCode() } }))
    expect(await refusal(member().resendRegistrationCode(again))).toContain('sudah diverifikasi')
  })

  it('refuses an unknown registration', async () => {
    const { member } = openHouse()
    expect((await failure(member().resendRegistrationCode({ body: { kode_registrasi: 'REG-tidakada' } }))).kind).toBe(
      'not-found',
    )
  })

  it.each([
    ['an email that has an account', { email: 'Siti.Rahayu@contoh.example' }, ['email']],
    ['a birth date to come', { tgl_lahir: '2026-11-22' }, ['tgl_lahir']],
    ['an adult Indonesian without an identity number', { nik: undefined }, ['nik']],
    ['a foreigner without a passport', { warga_negara: 'wna', nik: undefined }, ['no_paspor']],
    ['a person who has an account already', { nik: '3299014503870003' }, ['nik']],
    ['codes that no list has', { agama: 'XYZ', bahasa: 99, kel: '99.99.99.9999' }, ['agama', 'bahasa', 'kel']],
    ['a village in another district', { kel: '32.15.01.1002', kec: '32.15.26' }, ['kec']],
  ] as const)('is refused field by field for %s', async (_what, changes, fields) => {
    const { member } = openHouse()
    const { nik, ...rest } = { ...budi, ...changes }
    expect(
      await badFields(member().registerMobile({ body: { ...rest, ...(nik === undefined ? {} : { nik }) } })),
    ).toEqual([...fields])
  })

  it('accepts a child without an identity number', async () => {
    const { member } = openHouse()
    const { nik: _nik, ...child } = budi
    await must(member().registerMobile({ body: { ...child, tgl_lahir: '2020-01-01' } }))
  })

  it('links an existing patient to the record, ignoring case and titles of the name', async () => {
    const { member, lastCode } = openHouse()
    const body = {
      ...budi,
      nama: 'Tn. Suparman',
      tgl_lahir: '1954-11-30',
      nik: '3299013011540001',
      no_pasien: '00-07-88-12',
    }
    const { data } = await must(member().registerMobile({ body }))
    const session = await must(
      member().verifyRegistrationCode({ body: { kode_registrasi: data.kode_registrasi, token: lastCode() } }),
    )
    expect(session.users).toMatchObject({ nama_lengkap: 'Suparman', nopasien: '00-07-88-12', email: budi.email })
  })

  it('refuses an existing patient whose name does not match, with a message that does not reveal why', async () => {
    const { member } = openHouse()
    const body = {
      ...budi,
      nama: 'Bukan Suparman',
      tgl_lahir: '1954-11-30',
      nik: '3299013011540001',
      no_pasien: '00-07-88-12',
    }
    expect(await refusal(member().registerMobile({ body }))).toContain('tidak cocok')
  })
})
