import { describe, expect, it } from 'vitest'
import { failure, memberToken, must, openHouse, refusal } from '../hospital/testing/house.ts'

const maman = memberToken(1009)
const body = { nopasien: '00-00-41-77' }
const spoken = 'disampaikan langsung oleh dokter'

describe('A result that a doctor explains in person is announced without a flag, and cannot be opened', () => {
  it('of a laboratory', async () => {
    const here = openHouse().care('RS01', maman)
    const { data } = await must(here.listLabResults({ body }))
    expect(data).toMatchObject([{ hanya_lisan: true, jumlah_tidak_normal: 0, ada_pdf: false }])
    const no_lab = data[0]?.no_lab ?? ''
    expect(await refusal(here.getLabResult({ path: { no_lab } }))).toContain(spoken)
    const pdf = here.downloadResultPdf({ path: { jenis: 'laboratorium', nomor: no_lab } })
    expect((await failure(pdf)).kind).toBe('not-found')
  })

  it('of radiology', async () => {
    const here = openHouse().care('RS01', maman)
    const { data } = await must(here.listRadiologyResults({ body }))
    const scan = data.find(({ hanya_lisan }) => hanya_lisan)
    expect(scan).toMatchObject({ ada_pdf: false, jumlah_gambar: 0 })
    const no_radiologi = scan?.no_radiologi ?? ''
    expect(await refusal(here.getRadiologyResult({ path: { no_radiologi } }))).toContain(spoken)
    const pdf = here.downloadResultPdf({ path: { jenis: 'radiologi', nomor: no_radiologi } })
    expect((await failure(pdf)).kind).toBe('not-found')
  })

  it('of a check-up', async () => {
    const here = openHouse().care('RS06', maman)
    const { data } = await must(here.listMcuResults({ body }))
    const checkup = data.find(({ hanya_lisan }) => hanya_lisan)
    expect(checkup).toMatchObject({ ada_pdf: false, jumlah_tidak_normal: 0, kelayakan_kerja: null })
    const no_mcu = checkup?.no_mcu ?? ''
    expect(await refusal(here.getMcuResult({ path: { no_mcu } }))).toContain(spoken)
    const pdf = here.downloadResultPdf({ path: { jenis: 'mcu', nomor: no_mcu } })
    expect((await failure(pdf)).kind).toBe('not-found')
  })
})
