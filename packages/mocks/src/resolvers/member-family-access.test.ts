import { describe, expect, it } from 'vitest'
import { failure, memberToken, must, openHouse, refusal } from '../hospital/testing/house.ts'
import { newChild } from '../hospital/testing/samples.ts'

const siti = memberToken(1001)
const dewi = memberToken(1007)
const rizky = memberToken(1012)

type House = ReturnType<typeof openHouse>

const accessOf = async ({ member }: House, token: string, user_id: number) =>
  (await must(member(token).listFamilyAccess({ query: { user_id } }))).data

const familyOf = async ({ member }: House, token: string, user_id: number) =>
  (await must(member(token).getFamily({ query: { user_id } }))).data.map(({ nama_lengkap }) => nama_lengkap)

describe('Who sees a member', () => {
  it('is listed with a short name, the relation and the day', async () => {
    const house = openHouse()
    expect(await accessOf(house, siti, 1001)).toEqual([
      { id_akses: 302, nama: 'Dewi L.', status_family: 'saudara', sejak: '2026-07-24' },
    ])
    expect(await accessOf(house, dewi, 1007)).toEqual([])
  })

  it('is told to that member only', async () => {
    const { member } = openHouse()
    expect((await failure(member(dewi).listFamilyAccess({ query: { user_id: 1001 } }))).kind).toBe('forbidden')
    expect((await failure(member().listFamilyAccess({ query: { user_id: 1001 } }))).kind).toBe('unauthorized')
  })

  it('grows by the account that an adult with an account of their own joins with a code', async () => {
    const house = openHouse()
    const { member, lastCode } = house
    const proof = {
      user_id: 1012,
      status_family: 'ibu',
      nopasien: '00-12-34-56',
      tgl_lahir: '1987-03-05',
      nik: '3299014503870003',
      persetujuan: true,
    } as const
    const join = (kode?: string) =>
      member(rizky).activateExistingFamilyMember({ body: { ...proof, ...(kode !== undefined && { kode }) } })
    await must(join())
    expect(await accessOf(house, siti, 1001)).toHaveLength(1)
    await must(join(lastCode()))
    // The latest access comes first.
    expect((await accessOf(house, siti, 1001)).map(({ nama, status_family }) => [nama, status_family])).toEqual([
      ['Rizky R.', 'ibu'],
      ['Dewi L.', 'saudara'],
    ])
    // Each account has its own relation to her.
    const seen = async (token: string, id: number) =>
      (await must(member(token).getProfile({ query: { id } }))).data.status_family
    expect([await seen(siti, 1001), await seen(dewi, 1001), await seen(rizky, 1001)]).toEqual([
      'diri_sendiri',
      'saudara',
      'ibu',
    ])
  })

  it('does not grow by a child of another account', async () => {
    const { member } = openHouse()
    const body = {
      user_id: 1012,
      status_family: 'anak',
      nopasien: '00-29-90-15',
      tgl_lahir: '2026-11-15',
      persetujuan: true,
    } as const
    expect(await refusal(member(rizky).activateExistingFamilyMember({ body }))).toContain('akun lain')
  })

  it('ends with their access: calls for the data are refused from then on', async () => {
    const house = openHouse()
    const { member } = house
    const visits = () => member(dewi).getVisitHistory({ body: { nopasien: '00-12-34-56' } })
    await must(visits())
    await must(member(siti).endFamilyAccess({ body: { user_id: 1001, id_akses: 302 } }))
    expect((await failure(visits())).kind).toBe('forbidden')
    expect((await failure(member(dewi).getProfile({ query: { id: 1001 } }))).kind).toBe('forbidden')
    expect((await failure(member(dewi).listOpenAppointments({ body: { userid: 1001 } }))).kind).toBe('forbidden')
    expect(await familyOf(house, dewi, 1007)).toEqual(['Dewi Lestari', 'Bayi Ny. Dewi Lestari'])
    expect(await accessOf(house, siti, 1001)).toEqual([])
    // She keeps her own access, and the other account's access can be ended only once.
    await must(member(siti).getVisitHistory({ body: { nopasien: '00-12-34-56' } }))
    expect((await failure(member(siti).endFamilyAccess({ body: { user_id: 1001, id_akses: 302 } }))).kind).toBe(
      'not-found',
    )
  })

  it('is ended by that member only, and not for their own account', async () => {
    const { member } = openHouse()
    const end = (token: string, id_akses: number) =>
      member(token).endFamilyAccess({ body: { user_id: 1001, id_akses } })
    expect((await failure(end(dewi, 302))).kind).toBe('forbidden')
    expect((await failure(end(siti, 301))).kind).toBe('not-found')
  })
})

describe('Removing a person from the family', () => {
  it('ends the access of the account that added them', async () => {
    const house = openHouse()
    const { member } = house
    await must(member(dewi).removeFamilyMember({ body: { user_id: 1007, id_pasien: 1001 } }))
    expect((await failure(member(dewi).getProfile({ query: { id: 1001 } }))).kind).toBe('forbidden')
    expect(await accessOf(house, siti, 1001)).toEqual([])
  })

  it('is refused for the main user, and for people of other families', async () => {
    const { member } = openHouse()
    const remove = (id_pasien: number) => member(siti).removeFamilyMember({ body: { user_id: 1001, id_pasien } })
    expect(await refusal(remove(1001))).toContain('Pemilik akun')
    expect((await failure(remove(1006))).kind).toBe('forbidden')
    expect((await failure(remove(9999))).kind).toBe('not-found')
    expect((await failure(member(dewi).removeFamilyMember({ body: { user_id: 1001, id_pasien: 1002 } }))).kind).toBe(
      'forbidden',
    )
  })

  it('deletes a child without record, who can be added again under another number', async () => {
    const house = openHouse()
    const { member } = house
    const body = { ...newChild, nik: '3299014102250001' }
    const add = async () => (await must(member(siti).addNewFamilyMember({ body }))).data.id
    const first = await add()
    await must(member(siti).removeFamilyMember({ body: { user_id: 1001, id_pasien: first } }))
    expect((await failure(member(siti).getProfile({ query: { id: first } }))).kind).toBe('not-found')
    expect(await add()).toBe(first + 1)
  })

  it('waits for the appointments of a child without record', async () => {
    const { member, hospital } = openHouse()
    const { appointments } = hospital.patients
    const open = appointments.of(1001).find(({ status }) => status === 'open')
    if (!open) throw new Error('Siti has no open appointment')
    const { code: kode_appointment } = appointments.add({ ...open, patient: 1004 })
    const remove = () => member(siti).removeFamilyMember({ body: { user_id: 1001, id_pasien: 1004 } })
    expect(await refusal(remove())).toContain('Batalkan dahulu')
    await must(member(siti).deleteAppointment({ body: { kode_appointment, id_pasien: 1004 } }))
    await must(remove())
  })
})

const maman = memberToken(1009)

describe('A child of the family who becomes an adult', () => {
  const nadia = { user_id: 1009, id_pasien: 1016 } as const
  const ask = ({ member }: House, kode?: string) =>
    member(maman).renewFamilyConsent({ body: { ...nadia, ...(kode !== undefined && { kode }) } })
  const waiting = async ({ member }: House) =>
    (await must(member(maman).getFamily({ query: { user_id: 1009 } }))).data
      .filter(({ menunggu_persetujuan }) => menunggu_persetujuan)
      .map(({ id }) => id)

  it.each([
    ['the last minute before', '2026-12-31T23:59:00+07:00', []],
    // At this time London still has the day before.
    ['the first minute of', '2027-01-01T00:00:00+07:00', [1016]],
  ])('is asked for their own consent from the birthday in Jakarta, not in %s it', async (_when, now, ids) => {
    const house = openHouse(now)
    house.hospital.patients.people.change(1016, { tgl_lahir: '2010-01-01' })
    expect(await waiting(house)).toEqual(ids)
    const profile = await house.member(maman).getProfile({ query: { id: 1016 } })
    expect(profile.error?.kind).toBe(ids.length === 0 ? undefined : 'forbidden')
  })

  it('is closed to the family until then, in every call', async () => {
    const house = openHouse()
    const { member, care } = house
    expect(await waiting(house)).toEqual([1016])
    const calls = [
      member(maman).getProfile({ query: { id: 1016 } }),
      member(maman).updateProfile({ body: { id: 1016, nama_lengkap: 'Nadia', tempat_lahir: 'Subang' } }),
      member(maman).listOpenAppointments({ body: { userid: 1016 } }),
      member(maman).getVisitHistory({ body: { nopasien: '00-18-30-03' } }),
      member(maman).listGuarantorDocuments({ body: { id_pasien: 1016 } }),
      care('RS06', maman).listLabResults({ body: { nopasien: '00-18-30-03' } }),
      care('RS06', maman).getMobilePatient({ query: { id_pasien: 1016 } }),
    ]
    for (const call of calls) expect((await failure(call)).kind).toBe('forbidden')
  })

  it('agrees with the code that they are sent, and is seen again', async () => {
    const house = openHouse()
    const { member, lastCode, messages, pass } = house
    const { data } = await must(ask(house))
    expect(data).toEqual({ kode_dikirim_ke: '0812••••1616', kedaluwarsa_pada: '2026-11-21T09:20:00+07:00' })
    expect(messages.at(-1)).toMatchObject({ channel: 'sms', to: '081200001616' })
    expect((await failure(ask(house))).kind).toBe('rate-limited')
    const wrong = await failure(ask(house, '000000'))
    expect(wrong.kind === 'invalid' && Object.keys(wrong.fieldErrors)).toEqual(['kode'])
    pass(1)
    await must(ask(house))
    expect((await must(ask(house, lastCode()))).data).toMatchObject({ id: 1016, status_family: 'lainnya' })
    expect(await waiting(house)).toEqual([])
    await must(member(maman).getProfile({ query: { id: 1016 } }))
    await must(member(maman).getVisitHistory({ body: { nopasien: '00-18-30-03' } }))
    expect(await refusal(ask(house))).toContain('tidak perlu diminta')
  })

  it('comes to the counter if their record has only the telephone of the account', async () => {
    const house = openHouse()
    house.hospital.patients.people.change(1016, { no_telp: '+6281200009911' })
    expect(await refusal(ask(house))).toContain('loket')
    expect(house.messages).toEqual([])
  })

  it('can be removed without a consent', async () => {
    const house = openHouse()
    await must(house.member(maman).removeFamilyMember({ body: nadia }))
    expect(await familyOf(house, maman, 1009)).toEqual(['H. Maman Suherman', 'Hj. Entin Kartini'])
  })

  it('is asked for by their own family only, and no adult who joined as one is', async () => {
    const { member } = openHouse()
    const renew = (token: string, user_id: number, id_pasien: number) =>
      member(token).renewFamilyConsent({ body: { user_id, id_pasien } })
    expect((await failure(renew(siti, 1009, 1016))).kind).toBe('forbidden')
    expect((await failure(renew(siti, 1001, 1016))).kind).toBe('forbidden')
    expect(await refusal(renew(siti, 1001, 1002))).toContain('tidak perlu diminta')
    expect(await refusal(renew(siti, 1001, 1001))).toContain('tidak perlu diminta')
    expect(await refusal(renew(siti, 1001, 1003))).toContain('tidak perlu diminta')
  })

  it('does not name an account that sees nothing of them among those that do', async () => {
    const house = openHouse()
    const { member, lastCode } = house
    const { data } = await must(
      member().registerMobile({
        body: {
          nama: 'Nadia Putri Suherman',
          tempat_lahir: 'Subang',
          tgl_lahir: house.hospital.patients.people.byId(1016)?.profile.tgl_lahir ?? '',
          gender: 'P',
          email: 'nadia@contoh.example',
          no_hp: '081200001616',
          password: 'sandi-nadia-1',
          nik: '3299014210090016',
          no_pasien: '00-18-30-03',
          persetujuan: { pelayanan: true, pemasaran: false },
        },
      }),
    )
    const { jwt_token } = await must(
      member().verifyRegistrationCode({ body: { kode_registrasi: data.kode_registrasi, token: lastCode() } }),
    )
    expect(await accessOf(house, jwt_token.value, 1016)).toEqual([])
    house.pass(1)
    await must(ask(house))
    await must(ask(house, lastCode()))
    expect(await accessOf(house, jwt_token.value, 1016)).toEqual([
      expect.objectContaining({ nama: 'Maman S.', status_family: 'lainnya' }),
    ])
  })
})
