import { describe, expect, it } from 'vitest'
import { privateFileHandler } from '../handlers/private-file-handler.ts'
import { badFields, failure, memberToken, must, openHouse, refusal } from '../hospital/testing/house.ts'

const siti = memberToken(1001)

const pdf = (size = 20) => new File([new Uint8Array(size)], 'rujukan klinik.pdf', { type: 'application/pdf' })

describe('Guarantor documents', () => {
  it(
    'are listed first after being stored, with a URL that changes when its signature expires',
    { tags: ['member.document-calls'] },
    async () => {
      const { member, pass } = openHouse()
      const stored = await must(
        member(siti).storeGuarantorDocument({ body: { file: pdf(), id_pasien: 1001, jenis_dokumen: 'surat_rujukan' } }),
      )
      expect(stored.data).toMatchObject({
        nama_file: 'rujukan klinik.pdf',
        tipe_file: 'application/pdf',
        ukuran_byte: 20,
        status: 'menunggu',
        kode_appointment: null,
      })
      pass(16)
      const { data } = await must(member(siti).listGuarantorDocuments({ body: { id_pasien: 1001 } }))
      expect(data[0]).toEqual({ ...stored.data, url: expect.not.stringMatching(stored.data.url) })
      expect(data.map(({ status }) => status)).toEqual(expect.arrayContaining(['menunggu', 'diterima', 'ditolak']))
    },
  )

  it('may be added to an appointment that is not closed', async () => {
    const { member } = openHouse()
    const [open] = (await must(member(siti).listOpenAppointments({ body: { userid: 1001 } }))).data
    const [closed] = (await must(member(siti).listClosedAppointments({ body: { userid: 1001 } }))).data
    const add = (kode_appointment = '') =>
      member(siti).storeGuarantorDocument({
        body: { file: pdf(), id_pasien: 1001, jenis_dokumen: 'lainnya', kode_appointment },
      })
    const stored = await must(add(open?.kode_appointment))
    const again = (await must(member(siti).listOpenAppointments({ body: { userid: 1001 } }))).data[0]
    expect(again?.dokumen_penjamin.map(({ id }) => id)).toContain(stored.data.id)
    expect(await refusal(add(closed?.kode_appointment))).toContain('sudah ditutup')
    expect((await failure(add('APT-000000-0000'))).kind).toBe('not-found')
  })

  it('are refused when they are of another kind, too large or empty', async () => {
    const { member } = openHouse()
    const store = (file: File) =>
      member(siti).storeGuarantorDocument({ body: { file, id_pasien: 1001, jenis_dokumen: 'ktp' } })
    expect(await badFields(store(new File(['x'], 'ktp.gif', { type: 'image/gif' })))).toEqual(['file'])
    expect(await badFields(store(pdf(5 * 1024 * 1024 + 1)))).toEqual(['file'])
    expect(await badFields(store(pdf(0)))).toEqual(['file'])
    expect(await store(pdf(20 * 1024 * 1024 + 1))).toMatchObject({ error: { status: 413 } })
  })

  it('may be withdrawn until they are accepted, and no appointment has them afterwards', async () => {
    const { member } = openHouse()
    const listed = async () => (await must(member(siti).listGuarantorDocuments({ body: { id_pasien: 1001 } }))).data
    const before = await listed()
    const idOf = (status: string) => before.find((document) => document.status === status)?.id ?? 0
    const withdraw = (id: number) => member(siti).withdrawGuarantorDocument({ body: { id_pasien: 1001, id } })
    const checked = idOf('menunggu')
    await must(withdraw(checked))
    const after = await listed()
    expect(after.map(({ id }) => id)).toEqual(before.map(({ id }) => id).filter((id) => id !== checked))
    const { data: open } = await must(member(siti).listOpenAppointments({ body: { userid: 1001 } }))
    expect(open.flatMap(({ dokumen_penjamin }) => dokumen_penjamin.map(({ id }) => id))).not.toContain(checked)
    expect((await failure(withdraw(checked))).kind).toBe('not-found')
    expect(await refusal(withdraw(idOf('diterima')))).toContain('sudah diterima')
    const { data: again } = await must(
      member(siti).storeGuarantorDocument({ body: { file: pdf(), id_pasien: 1001, jenis_dokumen: 'ktp' } }),
    )
    expect(before.map(({ id }) => id)).not.toContain(again.id)
  })

  it('are withdrawn by the family only', async () => {
    const { member } = openHouse()
    const { data } = await must(member(memberToken(1006)).listGuarantorDocuments({ body: { id_pasien: 1006 } }))
    const id = data[0]?.id ?? 0
    const withdraw = (id_pasien: number) => member(siti).withdrawGuarantorDocument({ body: { id_pasien, id } })
    expect((await failure(withdraw(1006))).kind).toBe('forbidden')
    expect((await failure(withdraw(1001))).kind).toBe('not-found')
  })

  it('are visible to the family only', async () => {
    const { member } = openHouse()
    expect((await failure(member(siti).listGuarantorDocuments({ body: { id_pasien: 1006 } }))).kind).toBe('forbidden')
  })
})

describe('Reference data', () => {
  it(
    'has the companies that are served among the guarantors, by name',
    { tags: ['contracts.reference-data'] },
    async () => {
      const { member } = openHouse()
      const { data } = await must(member().listGuarantors())
      const names = data.map(({ nama }) => nama)
      expect(names).toEqual(names.toSorted((one, other) => one.localeCompare(other, 'id')))
      expect(data.filter(({ jenis }) => jenis === 'perusahaan').map(({ nama }) => nama)).toEqual([
        'PT Kencana Baja Industri',
        'PT Nusantara Tekstil',
      ])
      expect((await must(member().listCompanies())).data.map(({ kode }) => kode)).toEqual(['KMI', 'KBI', 'NTX'])
    },
  )

  it('has a code for every value of the profiles', { tags: ['contracts.reference-data'] }, async () => {
    const { member } = openHouse()
    const codes = async (list: Promise<{ data: { kode: string }[] }>) => (await list).data.map(({ kode }) => kode)
    const [agama, darah, kerja] = await Promise.all([
      codes(must(member().listReligions())),
      codes(must(member().listBloodTypes())),
      codes(must(member().listOccupations())),
    ])
    const { data } = await must(member(siti).getProfile({ query: { id: 1001 } }))
    expect(agama).toContain(data.agama)
    expect(darah).toContain(data.golongan_darah)
    expect(kerja).toContain(data.pekerjaan)
  })

  it(
    'finds villages by a part of their name, those that begin with it first',
    { tags: ['contracts.regions'] },
    async () => {
      const { member } = openHouse()
      const { data } = await must(member().searchVillages({ query: { term: ' duren ' } }))
      expect(data.map(({ kel, kokab }) => `${kel.nama}, ${kokab.nama}`)).toEqual([
        'Duren, Kabupaten Karawang',
        'Duren Jaya, Kota Bekasi',
      ])
      expect((await must(member().searchVillages({ query: { term: 'atlantis' } }))).data).toEqual([])
      expect(await badFields(member().searchVillages({ query: { term: ' a  ' } }))).toEqual(['term'])
    },
  )

  it.each([
    [{ kel: '32.15.01.1002' }, ['Karawang Kulon', 'Karawang Barat', 'Kabupaten Karawang', 'Jawa Barat']],
    [
      { kel: 'KARAWANG WETAN', kokab: 'KAB. KARAWANG' },
      ['Karawang Wetan', 'Karawang Timur', 'Kabupaten Karawang', 'Jawa Barat'],
    ],
    [{ kel: 'Tidak Ada', kokab: 'Subang' }, [undefined, undefined, 'Kabupaten Subang', 'Jawa Barat']],
  ])('resolves the regions %j of an older record', { tags: ['contracts.regions'] }, async (query, names) => {
    const { member } = openHouse()
    const { kel, kec, kokab, prov } = await must(member().resolveRegion({ query }))
    expect([kel?.nama, kec?.nama, kokab?.nama, prov?.nama]).toEqual(names)
  })

  it('requires at least one region', async () => {
    const { member } = openHouse()
    expect(await badFields(member().resolveRegion({ query: {} }))).toEqual(['kel'])
  })
})

describe('Letters of a visit', () => {
  it('are files whose addresses work for a quarter of an hour', async () => {
    const { hospital, member, pass } = openHouse()
    const read = async (address: string) => {
      const files = privateFileHandler(hospital)
      return files.answer(new Request(address), {})
    }
    const { data } = await must(member(siti).getVisitHistory({ body: { nopasien: '00-12-34-56' } }))
    const letters = data.list_history.flatMap(({ surat = [] }) => surat)
    expect(letters.map(({ jenis_surat }) => jenis_surat)).toEqual(
      expect.arrayContaining(['surat_sakit', 'surat_kontrol']),
    )
    const [letter] = letters
    const address = letter?.url ?? ''
    expect((await read(address))?.headers.get('content-type')).toBe('application/pdf')
    expect((await read(address.replace('surat_', 'lain_')))?.status).toBe(403)
    pass(16)
    expect((await read(address))?.status).toBe(403)
  })
})
