import { describe, expect, it } from 'vitest'
import { failure, memberToken, must, openHouse, refusal } from '../hospital/testing/house.ts'

const siti = { email: 'siti.rahayu@contoh.example', password: 'Rahasia123' }

describe('Logging in', () => {
  it(
    'returns the member, the family with the main user first, and a token for a day',
    { tags: ['member.family-order', 'member.login-response'] },
    async () => {
      const { member } = openHouse()
      const session = await must(member().login({ body: siti }))
      expect(session.users.nama_lengkap).toBe('Siti Rahayu')
      expect(session.family.map(({ nama_lengkap }) => nama_lengkap)).toEqual([
        'Siti Rahayu',
        'Agus Setiawan',
        'Kirana',
        'Bima Arya Setiawan',
        'Sumarni',
      ])
      expect(session.jwt_token.expires_at).toBe('2026-11-22T09:15:00+07:00')
      expect(
        (await must(member(session.jwt_token.value).getProfile({ query: { id: session.users.id } }))).data.tempat_lahir,
      ).toBe('Karawang')
    },
  )

  it('accepts the email in any case, and refuses a wrong password and an unknown address alike', async () => {
    const { member } = openHouse()
    await must(member().login({ body: { ...siti, email: 'Siti.Rahayu@Contoh.Example' } }))
    const wrong = await refusal(member().login({ body: { ...siti, password: 'salah' } }))
    const unknown = await refusal(member().login({ body: { email: 'tidak.ada@contoh.example', password: 'salah' } }))
    expect(wrong).toBe('Email atau password salah.')
    expect(unknown).toBe(wrong)
  })

  it('is locked for a quarter of an hour after five wrong passwords', async () => {
    const { member, pass } = openHouse()
    for (let attempt = 0; attempt < 5; attempt += 1)
      await refusal(member().login({ body: { ...siti, password: 'salah' } }))
    expect(await refusal(member().login({ body: siti }))).toContain('dikunci sementara')
    pass(15)
    await must(member().login({ body: siti }))
  })

  it('is refused for a deactivated account', async () => {
    const { member } = openHouse()
    expect(
      await refusal(member().login({ body: { email: 'nurhayati@contoh.example', password: 'Rahasia123' } })),
    ).toContain('dinonaktifkan')
  })

  it('ends after a day', async () => {
    const { member, pass } = openHouse()
    const { jwt_token: token } = await must(member().login({ body: siti }))
    pass(24 * 60)
    expect((await failure(member(token.value).getProfile({ query: { id: 1001 } }))).kind).toBe('unauthorized')
  })
})

describe('Forgetting the password', () => {
  const fresh = 'sandi-baru-2026'

  it(
    'is solved with the code from the email: the new password works, the old one and all sessions do not',
    { tags: ['member.password-calls'] },
    async () => {
      const { member, lastCode } = openHouse()
      const challenge = await must(member().checkEmail({ body: { email: siti.email } }))
      expect(challenge.data.email_tersamar).toMatch(/^s•+@contoh\.example$/)
      await must(member().changePassword({ body: { email: siti.email, token: lastCode(), password: fresh } }))
      expect(await refusal(member().login({ body: siti }))).toBe('Email atau password salah.')
      await must(member().login({ body: { email: siti.email, password: fresh } }))
      expect((await failure(member(memberToken(1001)).getProfile({ query: { id: 1001 } }))).kind).toBe('unauthorized')
    },
  )

  it('answers an unknown address alike, but sends no email', async () => {
    const { member, messages } = openHouse()
    const known = await must(member().checkEmail({ body: { email: siti.email } }))
    const unknown = await must(member().checkEmail({ body: { email: 'tidak.ada@contoh.example' } }))
    expect(unknown.detail).toBe(known.detail)
    expect(messages.map(({ to }) => to)).toEqual([siti.email])
  })

  it('sends another code only after a minute, which voids the first one', async () => {
    const { member, pass, lastCode } = openHouse()
    await must(member().checkEmail({ body: { email: siti.email } }))
    const first = lastCode()
    expect(await failure(member().checkEmail({ body: { email: siti.email } }))).toMatchObject({
      kind: 'rate-limited',
      retryAfter: 60,
    })
    pass(1)
    await must(member().checkEmail({ body: { email: siti.email } }))
    expect(
      await refusal(member().changePassword({ body: { email: siti.email, token: first, password: fresh } })),
    ).toContain('salah atau sudah kedaluwarsa')
    await must(member().changePassword({ body: { email: siti.email, token: lastCode(), password: fresh } }))
  })

  it.each([
    ['after five minutes', async ({ pass }: ReturnType<typeof openHouse>) => pass(5)],
    [
      'after five wrong codes',
      async ({ member }: ReturnType<typeof openHouse>) => {
        for (let attempt = 0; attempt < 5; attempt += 1)
          await refusal(member().changePassword({ body: { email: siti.email, token: '000000', password: fresh } }))
      },
    ],
    [
      'once it was used',
      async ({ member, lastCode }: ReturnType<typeof openHouse>) => {
        await must(
          member().changePassword({ body: { email: siti.email, token: lastCode(), password: 'sandi-lain-99' } }),
        )
      },
    ],
  ])('refuses the code %s', async (_when, happens) => {
    const house = openHouse()
    await must(house.member().checkEmail({ body: { email: siti.email } }))
    await happens(house)
    expect(
      await refusal(
        house.member().changePassword({ body: { email: siti.email, token: house.lastCode(), password: fresh } }),
      ),
    ).toContain('salah atau sudah kedaluwarsa')
  })
})
