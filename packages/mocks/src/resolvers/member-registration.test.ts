import { describe, expect, it } from 'vitest'
import { badFields, failure, memberToken, must, openHouse, refusal } from '../hospital/testing/house.ts'

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
    expect(data).toMatchObject({ kode_dikirim_ke: '0812••••7001', dari_rekam_medis: false })
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

  it(
    'is followed by a registration with a hospital, which knows the person by name, birth date and identity number',
    { tags: ['member.registration-calls'] },
    async () => {
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
      expect(await refusal(care('RS02').registerPatient({ body: { ...body, nama: 'Joko' } }))).toContain(
        'NIK ini sudah',
      )
    },
  )

  it(
    'sends the code again after a minute, for the same registration; the first one is then void',
    { tags: ['member.registration-calls'] },
    async () => {
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
    },
  )

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
    ['the number of a person with another name', { nik: '3299017001570001', tgl_lahir: '1957-01-30' }, ['nik']],
    ['the number of a person with another birth date', { nik: '3299017001570001', nama: 'Sumarni' }, ['nik']],
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

const sumarni = {
  nama: 'Sumarni',
  tempat_lahir: 'Klaten',
  tgl_lahir: '1957-01-30',
  gender: 'P',
  email: 'sumarni@contoh.example',
  no_hp: '081200009000',
  password: 'sandi-sumarni-1',
  nik: '3299017001570001',
  persetujuan: { pelayanan: true, pemasaran: false },
} as const

const siti = memberToken(1001)

type House = ReturnType<typeof openHouse>

const begin = async ({ member }: House, body: Parameters<ReturnType<House['member']>['registerMobile']>[0]['body']) =>
  (await must(member().registerMobile({ body }))).data

const finish = ({ member }: House, kode_registrasi: string, token: string) =>
  member().verifyRegistrationCode({ body: { kode_registrasi, token } })

describe('An adult of the family of another account', () => {
  it.each([
    ['the identity number', {}],
    ['the record number', { no_pasien: '00-05-71-20' }],
  ])('opens an own account by %s with the code that only the contact of the record is sent', async (_by, proof) => {
    const house = openHouse()
    const { member, messages, lastCode } = house
    const sent = await begin(house, { ...sumarni, ...proof })
    expect(sent).toMatchObject({ kode_dikirim_ke: '0812••••4455', dari_rekam_medis: true })
    expect(messages).toHaveLength(1)
    expect(messages[0]).toMatchObject({ channel: 'sms', to: '081200004455' })
    expect(await refusal(finish(house, sent.kode_registrasi, '000000'))).toContain('salah')
    const { users, family, jwt_token } = await must(finish(house, sent.kode_registrasi, lastCode()))
    expect(users).toMatchObject({ id: 1005, nopasien: '00-05-71-20', status_family: 'diri_sendiri' })
    expect(family).toEqual([users])

    // The other account still sees her. She sees this access, and ends it.
    const seen = async () =>
      (await must(member(siti).getFamily({ query: { user_id: 1001 } }))).data.find(({ id }) => id === 1005)
    expect(await seen()).toMatchObject({ status_family: 'ibu' })
    const own = member(jwt_token.value)
    const access = await must(own.listFamilyAccess({ query: { user_id: 1005 } }))
    expect(access.data).toEqual([{ id_akses: 301, nama: 'Siti R.', status_family: 'ibu', sejak: '2026-07-24' }])
    await must(own.endFamilyAccess({ body: { user_id: 1005, id_akses: 301 } }))
    expect(await seen()).toBeUndefined()
    expect((await failure(member(siti).getProfile({ query: { id: 1005 } }))).kind).toBe('forbidden')
  })

  it('is sent the code by email where the record has no telephone', async () => {
    const house = openHouse()
    house.hospital.patients.people.change(1005, { no_telp: null, email: 'ibu.marni@contoh.example' })
    expect(await begin(house, sumarni)).toMatchObject({ kode_dikirim_ke: 'i••••••@contoh.example' })
    expect(house.messages.at(-1)).toMatchObject({ channel: 'email', to: 'ibu.marni@contoh.example' })
  })

  it.each([
    ['no contact', { no_telp: null }],
    ["the telephone of that account's main user", { no_telp: '+6281200001234' }],
    ["the email address of that account's main user", { no_telp: null, email: 'Siti.Rahayu@contoh.example' }],
  ])('comes to the counter if the record has %s', async (_what, contact) => {
    const { hospital, member, messages } = openHouse()
    hospital.patients.people.change(1005, contact)
    expect(await refusal(member().registerMobile({ body: sumarni }))).toContain('loket')
    expect(messages).toEqual([])
  })

  it('opens no second account with a code that was asked for before the first', async () => {
    const house = openHouse()
    const one = await begin(house, sumarni)
    const first = house.lastCode()
    const other = await begin(house, { ...sumarni, email: 'marni@contoh.example' })
    const second = house.lastCode()
    await must(finish(house, one.kode_registrasi, first))
    expect(await refusal(finish(house, other.kode_registrasi, second))).toContain('akun lain')
  })

  it('is an adult from the day in Jakarta on which they are 17', async () => {
    const kirana = { ...sumarni, nama: 'Kirana', tgl_lahir: '2013-11-02', nik: '3299014211130002' }
    const registration = (now: string) => {
      const { hospital, member } = openHouse(now)
      hospital.patients.people.change(1003, { no_telp: '081200009001' })
      const { nik: _nik, ...byRecord } = { ...kirana, no_pasien: '00-18-02-11' }
      return { byNik: member().registerMobile({ body: kirana }), byRecord: member().registerMobile({ body: byRecord }) }
    }
    const before = registration('2030-11-01T23:59:00+07:00')
    expect(await badFields(before.byNik)).toEqual(['nik'])
    expect(await refusal(before.byRecord)).toContain('akun lain')
    const { data } = await must(registration('2030-11-02T00:00:00+07:00').byNik)
    expect(data.kode_dikirim_ke).toBe('0812••••9001')
  })
})

describe('A patient whose number, name and birth date are known to a stranger', () => {
  const body = {
    ...budi,
    nama: 'Suparman',
    tgl_lahir: '1954-11-30',
    nik: '3299013011540001',
    no_pasien: '00-07-88-12',
  } as const

  it('is sent the code themselves, again also, and the stranger nothing', async () => {
    const house = openHouse()
    const sent = await begin(house, body)
    expect(sent).toMatchObject({ kode_dikirim_ke: '0260••••4223', dari_rekam_medis: true })
    house.pass(1)
    const { kode_registrasi } = sent
    const again = await must(house.member().resendRegistrationCode({ body: { kode_registrasi } }))
    expect(again.data).toMatchObject({ kode_dikirim_ke: '0260••••4223', dari_rekam_medis: true })
    expect(house.messages.map(({ to }) => to)).toEqual(['0260084223', '0260084223'])
  })
})
