import { describe, expect, it } from 'vitest'
import { badFields, companyToken, failure, must, openHouse, refusal } from '../hospital/testing/house.ts'

const admin = companyToken(1)
const hr = companyToken(77)

describe('Corporate administration', () => {
  it('is for corporate admins only', async () => {
    const { company } = openHouse()
    const calls = [
      company(hr).listCorporateClients(),
      company(hr).createCorporateClient({ body: { kd_perusahaan: 'XX', nama: 'PT X' } }),
      company(hr).updateCorporateClient({ body: { id: 12 } }),
      company(hr).listCorporateUsers(),
      company(hr).createCorporateUser({ body: { name: 'A', email: 'a@x.example', role_id: 1 } }),
      company(hr).updateCorporateUser({ body: { id: 78 } }),
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
    const found = await must(company(admin).listCorporateClients({ query: { search: 'sumber' } }))
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

describe('Company users', () => {
  it('are added, invited with a code that is valid for seven days, and set their own password', async () => {
    const { company, lastCode, messages, pass } = openHouse()
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
    const own = { email: data.email, password: 'sandi-bagas-1' }
    pass(7 * 24 * 60 - 1)
    await must(company().activateCompanyUser({ body: { ...own, code: lastCode() } }))
    await must(company().companyLogin({ body: own }))
    expect(await refusal(company().activateCompanyUser({ body: { ...own, code: lastCode() } }))).toContain(
      'salah atau sudah kedaluwarsa',
    )
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
    expect(await refusal(company(admin).sendCompanyActivation({ body: { id: 77 } }))).toBe('Pengguna sudah aktif.')
  })
})
