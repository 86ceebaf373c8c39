import { describe, expect, it } from 'vitest'
import { badFields, failure, memberToken, must, openHouse, refusal } from '../hospital/testing/house.ts'

const siti = memberToken(1001)
const password = 'Rahasia123'

describe('Another email address', () => {
  const email = 'siti@baru.example'
  const body = { user_id: 1001, email, password }

  it('is confirmed with the code that it was sent, and is the login name then', async () => {
    const { member, account, lastCode, messages } = openHouse()
    const { data } = await must(account(siti).changeEmail({ body }))
    expect(data).toEqual({ kode_dikirim_ke: 's•••@baru.example', kedaluwarsa_pada: '2026-11-21T09:20:00+07:00' })
    expect(messages.at(-1)).toMatchObject({ channel: 'email', to: email })
    expect(await badFields(account(siti).changeEmail({ body: { ...body, kode: '000000' } }))).toEqual(['kode'])
    const changed = await must(account(siti).changeEmail({ body: { ...body, kode: lastCode() } }))
    expect(changed.data).toEqual({ email, no_telp: '081200001234' })
    expect(messages.at(-1)).toMatchObject({ to: 'siti.rahayu@contoh.example' })
    await must(member().login({ body: { email, password } }))
    expect((await must(member(siti).getProfile({ query: { id: 1001 } }))).data.email).toBe(email)
  })

  it('is refused without the password, and where another account has it', async () => {
    const { account, messages } = openHouse()
    expect(await badFields(account(siti).changeEmail({ body: { ...body, password: 'salah' } }))).toEqual(['password'])
    const taken = { ...body, email: 'suparno@contoh.example' }
    expect(await badFields(account(siti).changeEmail({ body: taken }))).toEqual(['email'])
    expect(messages).toEqual([])
  })

  it('is out of reach after five wrong passwords', async () => {
    const { account } = openHouse()
    for (let attempt = 0; attempt < 5; attempt += 1)
      await failure(account(siti).changeEmail({ body: { ...body, password: 'salah' } }))
    expect(await refusal(account(siti).changeEmail({ body }))).toContain('Terlalu banyak percobaan')
  })
})

describe('Another telephone number', () => {
  it('is confirmed with a code by SMS', async () => {
    const { account, lastCode, messages } = openHouse()
    const body = { user_id: 1001, no_telp: '081277774321', password }
    await must(account(siti).changePhone({ body }))
    expect(messages.at(-1)).toMatchObject({ channel: 'sms', to: '081277774321' })
    const { data } = await must(account(siti).changePhone({ body: { ...body, kode: lastCode() } }))
    expect(data).toMatchObject({ no_telp: '081277774321' })
  })

  it('is refused where another account has it, however it is written', async () => {
    const { account } = openHouse()
    const body = { user_id: 1001, no_telp: '+6281200007788', password }
    expect(await badFields(account(siti).changePhone({ body }))).toEqual(['no_telp'])
  })
})

describe('Another password', () => {
  const fresh = 'sandi-baru-2026'

  it('works from then on; the other devices are logged out, the one that changed it is not', async () => {
    const { member, account } = openHouse()
    const login = { email: 'siti.rahayu@contoh.example', password }
    const phone = (await must(member().login({ body: login }))).jwt_token.value
    await must(account(siti).changeOwnPassword({ body: { user_id: 1001, password, password_baru: fresh } }))
    expect((await failure(account(phone).listDevices({ query: { user_id: 1001 } }))).kind).toBe('unauthorized')
    await must(account(siti).listDevices({ query: { user_id: 1001 } }))
    await must(member().login({ body: { ...login, password: fresh } }))
  })

  it.each([
    ['a wrong one before', { password: 'salah', password_baru: fresh }, 'password'],
    ['the one before', { password, password_baru: password }, 'password_baru'],
  ])('is refused for %s', async (_what, passwords, field) => {
    const { account } = openHouse()
    const body = { user_id: 1001, ...passwords }
    expect(await badFields(account(siti).changeOwnPassword({ body }))).toEqual([field])
  })
})

describe('The devices of an account', () => {
  const query = { user_id: 1001 }

  it('begin with that of the caller, and are logged out one by one or all others at once', async () => {
    const { member, account } = openHouse()
    const { jwt_token } = await must(member().login({ body: { email: 'siti.rahayu@contoh.example', password } }))
    const devices = async () => (await must(account(siti).listDevices({ query }))).data
    const shown = await devices()
    expect(shown.map(({ nama, perangkat_ini }) => [nama, perangkat_ini])).toEqual([
      ['Browser', true],
      ['Browser', false],
      ['Edge, Windows', false],
    ])
    const [own, other] = shown
    const end = (id_perangkat?: number) =>
      account(siti).logOutDevices({ body: { user_id: 1001, ...(id_perangkat !== undefined && { id_perangkat }) } })
    expect(await refusal(end(own?.id_perangkat))).toContain('menu Keluar')
    await must(end(other?.id_perangkat))
    expect((await failure(account(jwt_token.value).listDevices({ query }))).kind).toBe('unauthorized')
    expect((await failure(end(other?.id_perangkat))).kind).toBe('not-found')
    await must(end())
    expect(await devices()).toHaveLength(1)
  })

  it('are told to that member only', async () => {
    const { account } = openHouse()
    expect((await failure(account(memberToken(1007)).listDevices({ query }))).kind).toBe('forbidden')
  })
})

describe('Consents and reminders', () => {
  it('are changed with the day of today', async () => {
    const { account } = openHouse()
    const before = await must(account(siti).listConsents({ query: { user_id: 1001 } }))
    expect(before.data.map(({ jenis, aktif, sejak }) => [jenis, aktif, sejak])).toEqual([
      ['pelayanan', true, '2025-03-10'],
      ['pemasaran', false, '2025-03-10'],
    ])
    const { data } = await must(
      account(siti).changeConsent({ body: { user_id: 1001, jenis: 'pemasaran', aktif: true } }),
    )
    expect(data.at(-1)).toEqual({ jenis: 'pemasaran', aktif: true, sejak: '2026-11-21' })
    const changed = await must(account(siti).changeReminder({ body: { user_id: 1001, jenis: 'sms', aktif: true } }))
    expect(changed.data.find(({ jenis }) => jenis === 'sms')).toEqual({
      jenis: 'sms',
      aktif: true,
      sejak: '2026-11-21',
    })
  })

  it('are not mixed up', async () => {
    const { account } = openHouse()
    const body = { user_id: 1001, jenis: 'sms', aktif: true } as const
    expect(await badFields(account(siti).changeConsent({ body }))).toEqual(['jenis'])
  })
})

describe('The deletion of an account', () => {
  it('is asked for with the password, and withdrawn', async () => {
    const { account } = openHouse()
    const query = { user_id: 1001 }
    const asked = { user_id: 1001, password }
    expect(await badFields(account(siti).requestDeletion({ body: { ...asked, password: 'salah' } }))).toEqual([
      'password',
    ])
    const { data } = await must(account(siti).requestDeletion({ body: asked }))
    expect(data).toEqual({ diminta_pada: '2026-11-21T09:15:00+07:00', dihapus_pada: '2026-12-21' })
    expect((await must(account(siti).getDeletion({ query }))).data).toEqual(data)
    await must(account(siti).withdrawDeletion({ body: { user_id: 1001 } }))
    expect((await must(account(siti).getDeletion({ query }))).data).toEqual({ diminta_pada: null, dihapus_pada: null })
  })
})
