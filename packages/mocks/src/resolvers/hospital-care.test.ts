import { describe, expect, it } from 'vitest'
import { badFields, failure, memberToken, must, openHouse, refusal } from '../hospital/testing/house.ts'

const siti = memberToken(1001)
const record = {
  siti: '00-12-34-56',
  sumarni: '00-05-71-20',
  suparno: '00-08-15-02',
  newborn: '00-29-90-15',
}

type House = ReturnType<typeof openHouse>

const labOf = async ({ care }: House, hospital: string, person: number, nopasien: string) => {
  const list = await must(care(hospital, memberToken(person)).listLabResults({ body: { nopasien } }))
  const details = list.data.map(async ({ no_lab, status }) => ({
    status,
    ...(await care(hospital, memberToken(person)).getLabResult({ path: { no_lab } })),
  }))
  return { list: list.data, details: await Promise.all(details) }
}

describe('Laboratory results', () => {
  it('are flagged by the range of the person: low, high, abnormal and critical', async () => {
    const house = openHouse()
    const { details } = await labOf(house, 'RS01', 1001, record.sumarni)
    const tests = details.flatMap(({ data }) => data?.data.kelompok.flatMap(({ pemeriksaan }) => pemeriksaan) ?? [])
    const flags = Object.fromEntries(
      tests.toReversed().map(({ kode, nilai, penanda }) => [`${kode} ${nilai}`, penanda]),
    )
    expect(flags).toMatchObject({
      'HB 8,9': 'rendah',
      'CRE 3,42': 'tinggi',
      'K 6,4': 'kritis',
      'K 5,0': 'normal',
      'UPRO +3': 'abnormal',
      'GFR 14': 'rendah',
    })
  })

  it('of a newborn have the ranges of newborns', async () => {
    const house = openHouse()
    const { details } = await labOf(house, 'RS05', 1007, record.newborn)
    const tests = details.flatMap(({ data }) => data?.data.kelompok.flatMap(({ pemeriksaan }) => pemeriksaan) ?? [])
    expect(tests.find(({ kode }) => kode === 'HB')).toMatchObject({
      nilai: '16,8',
      penanda: 'normal',
      rujukan: { teks: '15,2 - 23,6' },
    })
    expect(tests.filter(({ kode }) => kode === 'BIT').map(({ nilai, penanda }) => [nilai, penanda])).toEqual([
      ['11,4', 'normal'],
      ['17,2', 'kritis'],
    ])
  })

  it('that are not finished are listed, with the released values', async () => {
    const house = openHouse()
    const own = await labOf(house, 'RS01', 1001, record.siti)
    expect(own.list[0]).toMatchObject({
      status: 'proses',
      waktu_hasil: null,
      jumlah_pemeriksaan: 3,
      kelompok: ['Kimia Klinik'],
      ada_pdf: false,
    })
    expect(own.details[0]?.data?.data.kelompok).toEqual([])
    const mothers = await labOf(house, 'RS01', 1001, record.sumarni)
    expect(mothers.list[0]).toMatchObject({ status: 'sebagian', jumlah_pemeriksaan: 5 })
    expect(mothers.details[0]?.data?.data.kelompok.flatMap(({ pemeriksaan }) => pemeriksaan)).toHaveLength(3)
  })

  it('of one hospital are not those of another', async () => {
    const house = openHouse()
    const here = await labOf(house, 'RS01', 1001, record.siti)
    const there = await labOf(house, 'RS02', 1001, record.siti)
    expect(there.list.map(({ rumah_sakit }) => rumah_sakit.nama)).toEqual(['RS Kawung Cikampek'])
    const [number] = here.list.map(({ no_lab }) => no_lab)
    expect((await failure(house.care('RS02', siti).getLabResult({ path: { no_lab: number ?? '' } }))).kind).toBe(
      'not-found',
    )
  })

  it('are visible to the family only', async () => {
    const { care } = openHouse()
    expect((await failure(care('RS03', siti).listLabResults({ body: { nopasien: record.suparno } }))).kind).toBe(
      'forbidden',
    )
    expect((await failure(care('RS03', siti).listLabResults({ body: { nopasien: '99-99-99-99' } }))).kind).toBe(
      'not-found',
    )
    const [theirs] = (
      await must(care('RS03', memberToken(1006)).listLabResults({ body: { nopasien: record.suparno } }))
    ).data
    expect((await failure(care('RS03', siti).getLabResult({ path: { no_lab: theirs?.no_lab ?? '' } }))).kind).toBe(
      'forbidden',
    )
    expect((await failure(care('RS03').listLabResults({ body: { nopasien: record.suparno } }))).kind).toBe(
      'unauthorized',
    )
  })
})

describe('Other results', () => {
  it('of radiology have a report and links that expire after a quarter of an hour', async () => {
    const { care } = openHouse()
    const { data: list } = await must(care('RS01', siti).listRadiologyResults({ body: { nopasien: record.siti } }))
    expect(list.map(({ status, jumlah_gambar }) => [status, jumlah_gambar])).toEqual([
      ['proses', 0],
      ['selesai', 1],
      ['dikoreksi', 4],
    ])
    const { data } = await must(
      care('RS01', siti).getRadiologyResult({ path: { no_radiologi: list[1]?.no_radiologi ?? '' } }),
    )
    expect(data.kesan).toBe('Jantung dan paru dalam batas normal.')
    expect(data.gambar[0]?.berlaku_sampai).toBe('2026-11-21T09:30:00+07:00')
  })

  it('of a check-up have all parts, conclusions and, if a company ordered it, fitness for work', async () => {
    const { care } = openHouse()
    const eko = care('RS01', memberToken(1011))
    const { data: list } = await must(eko.listMcuResults({ body: { nopasien: '00-19-77-30' } }))
    expect(list).toMatchObject([
      { kelayakan_kerja: 'layak_dengan_catatan', perusahaan: { nama: 'PT Nusantara Tekstil' } },
    ])
    const { data } = await must(eko.getMcuResult({ path: { no_mcu: list[0]?.no_mcu ?? '' } }))
    expect(data.bagian.map(({ jenis }) => jenis)).toEqual([
      'anamnesis',
      'tanda_vital',
      'fisik',
      'laboratorium',
      'radiologi',
      'penunjang',
      'penunjang',
    ])
  })

  it('are available as a PDF once they are signed', async () => {
    const { care } = openHouse()
    const { data: list } = await must(care('RS01', siti).listLabResults({ body: { nopasien: record.siti } }))
    const [waiting, finished] = list
    const file = await must(
      care('RS01', siti).downloadResultPdf({ path: { jenis: 'laboratorium', nomor: finished?.no_lab ?? '' } }),
    )
    const text = await file.text()
    expect(text.slice(0, 8)).toBe('%PDF-1.4')
    expect(text).toContain('Hemoglobin: 11,2 g/dL')
    expect(
      (
        await failure(
          care('RS01', siti).downloadResultPdf({ path: { jenis: 'laboratorium', nomor: waiting?.no_lab ?? '' } }),
        )
      ).kind,
    ).toBe('not-found')
  })
})

describe('Visits', () => {
  it(
    'are the same in both APIs; a hospital lists its own only',
    { tags: ['member.visit-call', 'contracts.hospital-visits'] },
    async () => {
      const { care, member } = openHouse()
      const group = (await must(member(siti).getVisitHistory({ body: { nopasien: record.siti } }))).data
      const here = (await must(care('RS02', siti).getMobileVisitHistory({ query: { mobile: 1 } }))).data
      expect(group.pasient_medical_record).toMatchObject({
        golongan_darah: 'O+',
        alergi: ['Amoksisilin (ruam kulit)', 'Udang (gatal)'],
      })
      expect(group.list_pasient[0]).toEqual({
        nopasien: record.siti,
        nama_lengkap: group.pasient_medical_record.nama_lengkap,
      })
      expect(group.list_pasient.length).toBeGreaterThan(1)
      expect(here.list_pasient).toEqual(group.list_pasient)
      expect(here.list_history).toEqual(
        group.list_history.filter(({ rumah_sakit }) => rumah_sakit.kode_mapping_rs === 'RS02'),
      )
      expect(here.list_history.map(({ jenis_kunjungan }) => jenis_kunjungan)).toEqual(['rawat_inap', 'igd'])
    },
  )

  it('belong to the finished appointment and to the results of the same day', async () => {
    const { member, care } = openHouse()
    const [finished] = (await must(member(siti).listClosedAppointments({ body: { userid: 1001 } }))).data
    const visits = (await must(member(siti).getVisitHistory({ body: { nopasien: record.siti } }))).data.list_history
    const visit = visits.find(({ tanggal }) => tanggal === finished?.tanggal)
    expect(visit).toMatchObject({
      ada_hasil_laboratorium: true,
      ada_hasil_radiologi: true,
      dokter: { kode: finished?.dokter.kode },
    })
    const labs = (await must(care('RS01', siti).listLabResults({ body: { nopasien: record.siti } }))).data
    expect(labs.map(({ waktu_sampel }) => waktu_sampel?.slice(0, 10))).toContain(visit?.tanggal)
  })

  it('are empty for a person without a medical record', async () => {
    const { care } = openHouse()
    expect((await failure(care('RS01', memberToken(1012)).getMobileVisitHistory({ query: { mobile: 1 } }))).kind).toBe(
      'not-found',
    )
  })
})

const form = {
  nama: 'Ningsih',
  tempat_lahir: 'Karawang',
  tgl_lahir: '1992-07-01',
  gender: 'P',
  nik: '3299014107920001',
  alamat: 'Jl. Melur No. 2',
  no_hp: '081200007002',
  warga_negara: 'wni',
} as const

describe('Registering with a hospital', () => {
  it(
    'assigns a new patient a registration number, one higher each time',
    { tags: ['contracts.hospital-registration'] },
    async () => {
      const { care } = openHouse()
      const first = await must(care('RS01').registerPatient({ body: form }))
      expect(first.detail.detail).toEqual({ no_reg: 'REG-261121-0042', id_pasien: null, nopasien: null })
      const second = await must(
        care('RS01').registerPatient({
          body: { ...form, nik: '3299014107920002', foto_ktp: new File(['x'], 'ktp.jpg', { type: 'image/jpeg' }) },
        }),
      )
      expect(second.detail.detail.no_reg).toBe('REG-261121-0043')
    },
  )

  it(
    'finds an existing patient by number and birth date, in the older system too',
    { tags: ['contracts.patient-records'] },
    async () => {
      const { care } = openHouse()
      const known = await must(
        care('RS04').registerPatient({
          body: {
            ...form,
            nama: 'Siti Rahayu',
            tgl_lahir: '1987-03-05',
            nik: '3299014503870003',
            no_pasien: record.siti,
          },
        }),
      )
      expect(known.detail.detail).toMatchObject({ id_pasien: 1001, nopasien: record.siti })
      expect(await refusal(care('RS01').registerPatient({ body: { ...form, no_pasien: record.siti } }))).toContain(
        'tidak cocok',
      )
      expect(await refusal(care('RS01').registerPatient({ body: { ...form, nik: '3299014503870003' } }))).toContain(
        'NIK ini sudah terdaftar',
      )
    },
  )

  it(
    'registers a relative once, and adds a new child to the family, but no adult',
    { tags: ['contracts.mobile-registration'] },
    async () => {
      const { care, member } = openHouse()
      const bima = {
        ...form,
        nama: 'Bima Arya Setiawan',
        tgl_lahir: '2019-06-21',
        gender: 'L',
        family_id: 301,
      } as const
      const { nik: _nik, ...child } = bima
      expect((await must(care('RS01').registerPatientFromMobile({ body: child }))).detail.detail.id_pasien).toBe(1004)
      expect(await refusal(care('RS01').registerPatientFromMobile({ body: child }))).toContain('sudah terdaftar')
      const joins = { ...form, family_id: 301, status_family: 'saudara' } as const
      const adult = await must(care('RS01').registerPatientFromMobile({ body: joins }))
      expect(adult.detail.detail.id_pasien).toBeNull()
      await must(care('RS01').registerPatientFromMobile({ body: { ...joins, nama: 'Ratih', tgl_lahir: '2015-07-01' } }))
      const family = await must(member(siti).getFamily({ query: { user_id: 1001 } }))
      expect(family.data.slice(5)).toEqual([
        expect.objectContaining({ nama_lengkap: 'Ratih', status_family: 'saudara' }),
      ])
    },
  )

  it('is refused field by field, and for photos of another kind or too large', async () => {
    const { care } = openHouse()
    const { nik: _nik, ...adult } = form
    expect(await badFields(care('RS01').registerPatient({ body: adult }))).toEqual(['nik'])
    expect(
      await badFields(care('RS01').registerPatient({ body: { ...form, kodept: 'TIDAK-ADA', family_id: 999 } })),
    ).toEqual(['kodept', 'family_id'])
    const photo = (size: number, type: string) => ({
      ...form,
      foto_ktp: new File([new Uint8Array(size)], 'ktp', { type }),
    })
    expect(await badFields(care('RS01').registerPatient({ body: photo(10, 'image/gif') }))).toEqual(['foto_ktp'])
    expect(await care('RS01').registerPatient({ body: photo(5 * 1024 * 1024 + 1, 'image/jpeg') })).toMatchObject({
      error: { status: 413 },
    })
  })

  it(
    'can be filled from the mobile data, once the profile is complete',
    { tags: ['contracts.patient-records'] },
    async () => {
      const { care } = openHouse()
      const { data } = await must(care('RS01', siti).getMobilePatient({ query: { id_pasien: 1005 } }))
      expect(data).toMatchObject({ nama_lengkap: 'Sumarni', kelurahan: 'Karawang Kulon', golongan_darah: 'O  ' })
      expect(await refusal(care('RS01', memberToken(1012)).getMobilePatient({ query: { id_pasien: 1012 } }))).toContain(
        'belum lengkap',
      )
      expect((await failure(care('RS01', siti).getMobilePatient({ query: { id_pasien: 1006 } }))).kind).toBe(
        'forbidden',
      )
    },
  )

  it(
    'can be filled from the older system of this hospital, if all given data match',
    { tags: ['contracts.patient-records'] },
    async () => {
      const { care } = openHouse()
      const proof = { no_pasien: '00-07-88-12', tgl_lahir: '1954-11-30' }
      expect((await must(care('RS01', siti).getLegacyPatient({ query: proof }))).data.NAMAPASIEN.trim()).toBe(
        'SUPARMAN',
      )
      const refused = await refusal(
        care('RS01', siti).getLegacyPatient({ query: { ...proof, nik: '3299010000000000' } }),
      )
      expect(await refusal(care('RS03', siti).getLegacyPatient({ query: proof }))).toBe(refused)
    },
  )
})
