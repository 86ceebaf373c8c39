import { describe, expect, it } from 'vitest'
import { badFields, companyToken, failure, must, openHouse, refusal } from '../hospital/testing/house.ts'
import { accident } from '../hospital/testing/samples.ts'

const hr = companyToken(77)
const steel = companyToken(80)

describe('Logging in to the company area', () => {
  it('returns the user with company and role', { tags: ['company.user', 'company.login-response'] }, async () => {
    const { company } = openHouse()
    const { data } = await must(
      company().companyLogin({ body: { email: 'hr@nusantara-tekstil.example', password: 'Rahasia123' } }),
    )
    expect(data.user).toMatchObject({
      id: 77,
      name: 'Wulan Sari Dewi',
      email: 'hr@nusantara-tekstil.example',
      role_id: 2,
      avatar: null,
      perusahaan: { kd_perusahaan: 'NTX' },
    })
    expect((await must(company(data.token).getCompanyProfile())).data.nama).toBe('PT Nusantara Tekstil')
  })

  it('accepts an admin at both logins, and other users never at the admin login', async () => {
    const { company } = openHouse()
    const admin = { email: 'admin@hospital.example', password: 'Rahasia123' }
    expect((await must(company().companyLogin({ body: admin }))).data.user).toMatchObject({
      role_id: 1,
      perusahaan: null,
    })
    await must(company().companyAdminLogin({ body: admin }))
    const other = company().companyAdminLogin({
      body: { email: 'hr@nusantara-tekstil.example', password: 'Rahasia123' },
    })
    expect(await refusal(other)).toBe('Email atau password salah.')
  })

  it.each([
    ['hrd@sari-mulya.example', 'kontrak'],
    ['hrd@kencana-baja.example', 'dinonaktifkan'],
    ['klinik@nusantara-tekstil.example', 'belum diaktivasi'],
  ])('is refused for %s: %s', async (email, reason) => {
    const { company } = openHouse()
    expect(await refusal(company().companyLogin({ body: { email, password: 'Rahasia123' } }))).toContain(reason)
  })
})

describe('The company profile', () => {
  it('stores changes', async () => {
    const { company } = openHouse()
    await must(company(hr).updateCompanyProfile({ body: { no_telp: '0267084999', kode_pos: '41362' } }))
    expect((await must(company(hr).getCompanyProfile())).data).toMatchObject({
      no_telp: '0267084999',
      kode_pos: '41362',
      kota: 'Karawang',
    })
  })

  it('is refused to a corporate admin', async () => {
    const { company } = openHouse()
    expect((await failure(company(companyToken(1)).getCompanyProfile())).kind).toBe('forbidden')
  })
})

describe('Accident referrals', () => {
  it(
    'are listed first after being sent and may be cancelled, with the reason in their history',
    { tags: ['company.referral-cancel'] },
    async () => {
      const { company } = openHouse()
      const { data } = await must(company(hr).createAccidentReferral({ body: accident }))
      expect(data).toMatchObject({ status: 'diajukan', dapat_dibatalkan: true, detail_medis: null })
      expect((await must(company(hr).listAccidentReferrals())).data[0]?.id).toBe(data.id)
      const cancelled = await must(
        company(hr).cancelAccidentReferral({ body: { id: data.id, alasan: 'Cukup di klinik pabrik.' } }),
      )
      expect(cancelled.data.riwayat_status.map(({ status, catatan }) => [status, catatan])).toEqual([
        ['diajukan', null],
        ['dibatalkan', 'Cukup di klinik pabrik.'],
      ])
      expect(
        await refusal(company(hr).cancelAccidentReferral({ body: { id: data.id, alasan: 'Sekali lagi.' } })),
      ).toContain('tidak dapat dibatalkan')
    },
  )

  it('are refused for the same accident twice, and field by field', async () => {
    const { company } = openHouse()
    const create = (changes: object) => company(hr).createAccidentReferral({ body: { ...accident, ...changes } })
    await must(create({}))
    expect(await refusal(create({ waktu_kejadian: '2026-11-21T01:50:00Z' }))).toContain('sudah pernah dibuat')
    expect(await badFields(create({ waktu_kejadian: '2026-11-21T09:16:00+07:00' }))).toEqual(['waktu_kejadian'])
    expect(await badFields(create({ kode_mapping_rs: 'RS04' }))).toEqual(['kode_mapping_rs'])
    expect(await badFields(create({ waktu_kejadian: '2026-10-21T23:00:00+07:00' }))).toEqual(['waktu_kejadian'])
    expect(await badFields(create({ penjamin: 'bpjs_ketenagakerjaan' }))).toEqual(['no_kpj'])
    expect(await badFields(create({ penjamin: 'asuransi' }))).toEqual(['nama_asuransi', 'no_polis'])
    expect((await failure(create({ karyawan_id: 9301 }))).kind).toBe('not-found')
  })

  it('show diagnosis and treatment only with consent, and every state exists', async () => {
    const { company } = openHouse()
    const { data } = await must(company(hr).listAccidentReferrals({ query: { pageSize: 100 } }))
    const other = await must(company(steel).listAccidentReferrals())
    expect(new Set([...data, ...other.data].map(({ status }) => status))).toEqual(
      new Set(['diajukan', 'diterima', 'ditangani', 'selesai', 'ditolak', 'dibatalkan']),
    )
    const known = data.find(({ karyawan }) => karyawan.id === 9012)
    const detail = await must(company(hr).getAccidentReferral({ query: { id: known?.id ?? 0 } }))
    expect(detail.data).toMatchObject({
      persetujuan: { status: 'diberikan', cakupan: ['medis_kecelakaan'] },
      detail_medis: { diagnosa: ['Luka robek tangan kiri'] },
    })
    expect((await failure(company(steel).getAccidentReferral({ query: { id: known?.id ?? 0 } }))).kind).toBe(
      'not-found',
    )
  })

  it('take a guarantee letter, replace it by the next one, and none once they are over', async () => {
    const { company } = openHouse()
    const { data } = await must(company(hr).createAccidentReferral({ body: accident }))
    const store = (id: number, name: string, type = 'application/pdf') =>
      company(hr).storeReferralLetter({ body: { id, file: new File(['%PDF-1.7'], name, { type }) } })
    await must(store(data.id, 'pertama.pdf'))
    await must(store(data.id, 'kedua.pdf'))
    const { data: detail } = await must(company(hr).getAccidentReferral({ query: { id: data.id } }))
    expect(detail.surat_jaminan).toMatchObject({ nama_file: 'kedua.pdf', ukuran_byte: 8 })
    expect(await badFields(store(data.id, 'catatan.txt', 'text/plain'))).toEqual(['file'])
    expect((await failure(store(645, 'asing.pdf'))).kind).toBe('not-found')
    await must(company(hr).cancelAccidentReferral({ body: { id: data.id, alasan: 'Salah karyawan.' } }))
    expect(await refusal(store(data.id, 'terlambat.pdf'))).toContain('tidak dapat ditambahkan')
  })

  it(
    'have a verification code of their own that nothing of them tells',
    { tags: ['company.referral-number'] },
    async () => {
      const { company } = openHouse()
      const codes = await Promise.all(
        [accident, { ...accident, waktu_kejadian: '2026-11-21T08:40:00+07:00' }].map(
          async (body) => (await must(company(hr).createAccidentReferral({ body }))).data.kode_verifikasi,
        ),
      )
      const again = await must(openHouse().company(hr).createAccidentReferral({ body: accident }))
      expect(new Set([...codes, again.data.kode_verifikasi]).size).toBe(3)
    },
  )

  it('are found by day, in Jakarta', async () => {
    const { company } = openHouse()
    const { data } = await must(
      company(hr).listAccidentReferrals({ query: { dari: '2026-11-20', sampai: '2026-11-20' } }),
    )
    expect(data).toHaveLength(2)
    expect(
      await badFields(company(hr).listAccidentReferrals({ query: { dari: '2026-11-20', sampai: '2026-11-19' } })),
    ).toEqual(['sampai'])
  })
})
