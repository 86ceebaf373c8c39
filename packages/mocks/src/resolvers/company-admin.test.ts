import { describe, expect, it } from 'vitest'
import { demoInvitations } from '../companies/invitations.ts'
import { badFields, companyToken, failure, must, openHouse, refusal } from '../hospital/testing/house.ts'

const admin = companyToken(1)
const hr = companyToken(77)

describe('Corporate administration', () => {
  it('is for corporate admins only', async () => {
    const { company } = openHouse()
    const calls = [
      company(hr).listCorporateClients({ body: {} }),
      company(hr).createCorporateClient({ body: { kd_perusahaan: 'XX', nama: 'PT X' } }),
      company(hr).updateCorporateClient({ body: { id: 12, nama: 'PT X' } }),
      company(hr).listCorporateUsers({ body: {} }),
      company(hr).createCorporateUser({ body: { name: 'A', email: 'a@x.example', role_id: 1 } }),
      company(hr).updateCorporateUser({ body: { id: 78, name: 'A' } }),
      company(hr).sendCompanyActivation({ body: { id: 79 } }),
    ]
    expect(new Set((await Promise.all(calls.map(failure))).map(({ kind }) => kind))).toEqual(new Set(['forbidden']))
  })
})

describe('Companies', () => {
  it('can be added once, and then changed', async () => {
    const { company } = openHouse()
    const body = {
      kd_perusahaan: 'SMT',
      nama: 'PT Sumber Makmur Tekstil',
      kota: 'Purwakarta',
      rumah_sakit_rujukan: ['RS03'],
    }
    const { data } = await must(company(admin).createCorporateClient({ body }))
    expect(data).toMatchObject({
      status: 'aktif',
      jumlah_karyawan: 0,
      rumah_sakit_rujukan: [{ nama: 'RS Kawung Purwakarta' }],
      pic: null,
    })
    expect(await badFields(company(admin).createCorporateClient({ body }))).toEqual(['kd_perusahaan'])
    expect(await refusal(company(admin).createCorporateClient({ body: { ...body, kd_perusahaan: 'SMT2' } }))).toContain(
      'nama ini sudah terdaftar',
    )
    await must(company(admin).updateCorporateClient({ body: { id: data.id, kota: 'Subang' } }))
    const found = await must(company(admin).listCorporateClients({ body: { search: 'sumber' } }))
    expect(found.data).toMatchObject([{ kota: 'Subang', nama: 'PT Sumber Makmur Tekstil' }])
  })

  it('refuse a contract that ends before it begins, and hospitals that do not exist', async () => {
    const { company } = openHouse()
    const update = (changes: object) =>
      badFields(company(admin).updateCorporateClient({ body: { id: 12, ...changes } }))
    expect(await update({ kontrak_selesai: '2020-01-01' })).toEqual(['kontrak_selesai'])
    expect(await update({ rumah_sakit_rujukan: ['RS01', 'RS77'] })).toEqual(['rumah_sakit_rujukan'])
  })

  it('cannot be deactivated while a referral is open; deactivating ends their users’ sessions', async () => {
    const { company } = openHouse()
    const off = () => company(admin).updateCorporateClient({ body: { id: 13, status: 'nonaktif' } })
    expect(await refusal(off())).toContain('rujukan kecelakaan yang berjalan')
    const running = (await must(company(companyToken(80)).listAccidentReferrals({ query: { status: 'diterima' } })))
      .data
    for (const { id } of running)
      await must(
        company(companyToken(80)).cancelAccidentReferral({ body: { id, alasan: 'Ditangani di tempat lain.' } }),
      )
    await must(off())
    expect((await failure(company(companyToken(80)).getCompanyProfile())).kind).toBe('unauthorized')
    expect(
      await refusal(company().companyLogin({ body: { email: 'k3@kencana-baja.example', password: 'Rahasia123' } })),
    ).toContain('tidak aktif')
  })
})

/** The token of the link in an invitation. */
const tokenIn = (text = ''): string => /#undangan=([\w-]+)/.exec(text)?.[1] ?? ''

describe('Company users', () => {
  it('are added, invited with a link that is valid for seven days, and set their own password', async () => {
    const { company, messages, pass } = openHouse()
    const { data } = await must(
      company(admin).createCorporateUser({
        body: { name: 'Bagas', email: 'bagas@nusantara-tekstil.example', role_id: 2, perusahaan_id: 12 },
      }),
    )
    expect(data).toMatchObject({ status: 'menunggu_aktivasi', aktivasi_dikirim_pada: null })
    await must(company(admin).sendCompanyActivation({ body: { id: data.id } }))
    expect(messages.at(-1)?.to).toBe('bagas@nusantara-tekstil.example')
    expect(await failure(company(admin).sendCompanyActivation({ body: { id: data.id } }))).toMatchObject({
      kind: 'rate-limited',
    })
    const password = 'sandi-bagas-1'
    const undangan = tokenIn(messages.at(-1)?.text)
    pass(7 * 24 * 60 - 1)
    expect((await must(company().getActivationInvitation({ body: { undangan } }))).data).toMatchObject({
      status: 'berlaku',
      email_tersamar: 'b••••@nusantara-tekstil.example',
      perusahaan: 'PT Nusantara Tekstil',
    })
    await must(company().activateCompanyUser({ body: { undangan, password } }))
    await must(company().companyLogin({ body: { email: data.email, password } }))
    expect((await must(company().getActivationInvitation({ body: { undangan } }))).data.status).toBe('terpakai')
    expect(await refusal(company().activateCompanyUser({ body: { undangan, password } }))).toContain('sudah dipakai')
  })

  it('are told of an expired link, and not of one that a newer invitation replaced', async () => {
    const { company, messages, pass } = openHouse()
    const stateOf = async (undangan: string) =>
      (await must(company().getActivationInvitation({ body: { undangan } }))).data.status
    await must(company(admin).sendCompanyActivation({ body: { id: 79 } }))
    const first = tokenIn(messages.at(-1)?.text)
    pass(7 * 24 * 60)
    expect(await stateOf(first)).toBe('kedaluwarsa')
    expect(
      await refusal(company().activateCompanyUser({ body: { undangan: first, password: 'sandi-ratih-1' } })),
    ).toContain('kedaluwarsa')
    await must(company(admin).sendCompanyActivation({ body: { id: 79 } }))
    expect((await failure(company().getActivationInvitation({ body: { undangan: first } }))).kind).toBe('not-found')
    expect(await stateOf(tokenIn(messages.at(-1)?.text))).toBe('berlaku')
  })

  it('who forgot their password get a link too; the old one holds until a new one is set, and sessions end then', async () => {
    const { company, messages } = openHouse()
    const email = 'hr@nusantara-tekstil.example'
    const { data } = await must(company().companyLogin({ body: { email, password: 'Rahasia123' } }))
    await must(company(admin).sendCompanyActivation({ body: { id: 77 } }))
    await must(company(data.token).getCompanyProfile())
    const undangan = tokenIn(messages.at(-1)?.text)
    await must(company().activateCompanyUser({ body: { undangan, password: 'sandi-wulan-2' } }))
    expect((await failure(company(data.token).getCompanyProfile())).kind).toBe('unauthorized')
    await must(company().companyLogin({ body: { email, password: 'sandi-wulan-2' } }))
  })

  it('begin with a link in each state', async () => {
    const { company } = openHouse()
    const states = await Promise.all(
      Object.values(demoInvitations).map(
        async (undangan) => (await must(company().getActivationInvitation({ body: { undangan } }))).data.status,
      ),
    )
    expect(states).toEqual(['berlaku', 'kedaluwarsa', 'terpakai'])
  })

  it('need a company unless they are admins, and an unused email', async () => {
    const { company } = openHouse()
    const add = (changes: object) =>
      badFields(
        company(admin).createCorporateUser({
          body: { name: 'Bagas', email: 'bagas@x.example', role_id: 2, perusahaan_id: 12, ...changes },
        }),
      )
    expect(await add({ email: 'HR@nusantara-tekstil.example' })).toEqual(['email'])
    expect(await add({ perusahaan_id: 999 })).toEqual(['perusahaan_id'])
    expect(await add({ role_id: 1 })).toEqual(['perusahaan_id'])
    expect(
      await refusal(
        company(admin).createCorporateUser({
          body: { name: 'Bagas', email: 'bagas@x.example', role_id: 2, perusahaan_id: 15 },
        }),
      ),
    ).toContain('tidak aktif')
  })

  it('lose their session when deactivated, which admins cannot do to themselves', async () => {
    const { company } = openHouse()
    await must(company(admin).updateCorporateUser({ body: { id: 77, status: 'nonaktif' } }))
    expect((await failure(company(hr).getCompanyProfile())).kind).toBe('unauthorized')
    expect(await refusal(company(admin).updateCorporateUser({ body: { id: 1, status: 'nonaktif' } }))).toBe(
      'Anda tidak dapat menonaktifkan akun sendiri.',
    )
  })

  it('that were never activated are pending again when reactivated', async () => {
    const { company } = openHouse()
    await must(company(admin).updateCorporateUser({ body: { id: 79, status: 'nonaktif' } }))
    expect((await must(company(admin).updateCorporateUser({ body: { id: 79, status: 'aktif' } }))).data.status).toBe(
      'menunggu_aktivasi',
    )
    expect(await refusal(company(admin).sendCompanyActivation({ body: { id: 81 } }))).toBe('Pengguna dinonaktifkan.')
  })
})
