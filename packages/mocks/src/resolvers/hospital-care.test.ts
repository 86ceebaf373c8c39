import { describe, expect, it } from 'vitest'
import { failure, memberToken, must, openHouse } from '../hospital/testing/house.ts'

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
      // Only the member API has letters.
      expect(here.list_history).toEqual(
        group.list_history
          .filter(({ rumah_sakit }) => rumah_sakit.kode_mapping_rs === 'RS02')
          .map(({ surat: _letters, ...visit }) => visit),
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
