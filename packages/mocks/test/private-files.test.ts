import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startMockServer } from '../src/homes/server.ts'
import type { MockServer } from '../src/homes/server.ts'
import { answer } from './operations/inputs.ts'
import { createClients } from './operations/stage.ts'

let server: MockServer
let instant = Date.parse('2026-11-21T09:15:00+07:00')

beforeAll(async () => {
  server = await startMockServer({ port: 0, now: () => new Date(instant) })
})
afterAll(() => server.close())

const fileAt = async (address: string) => {
  const response = await fetch(address)
  const bytes = new Uint8Array(await response.arrayBuffer())
  return {
    status: response.status,
    type: response.headers.get('content-type'),
    bytes,
    text: new TextDecoder('latin1').decode(bytes),
  }
}

/** Width and height of a PNG. */
const sizeOf = ({ bytes }: { bytes: Uint8Array<ArrayBuffer> }) =>
  [16, 20].map((offset) => new DataView(bytes.buffer).getUint32(offset))

const scan = async () => {
  const { care } = createClients(server.url)
  const { data: list } = await answer(care.listRadiologyResults({ body: { nopasien: '00-12-34-56' } }))
  const { data } = await answer(
    care.getRadiologyResult({
      path: { no_radiologi: list.find(({ jumlah_gambar }) => jumlah_gambar > 0)?.no_radiologi ?? '' },
    }),
  )
  return data.gambar[0]
}

describe('Private files', () => {
  it('of radiology are pictures of the size in the result, with thumbnails', async () => {
    const image = await scan()
    const whole = await fileAt(image?.url ?? '')
    const small = await fileAt(image?.thumbnail_url ?? '')
    expect(whole).toMatchObject({ status: 200, type: image?.mime })
    expect(sizeOf(whole)).toEqual([image?.lebar, image?.tinggi])
    expect(sizeOf(small)).toEqual([256, 256])
    expect(whole.bytes.length).toBeLessThan(1_000_000)
  })

  it('of guarantors have the uploaded type, or are a picture instead of a photo', async () => {
    const { data } = await answer(
      createClients(server.url)
        .member()
        .listGuarantorDocuments({ body: { id_pasien: 1001 } }),
    )
    const files = await Promise.all(data.map(async ({ url, tipe_file }) => [tipe_file, await fileAt(url)] as const))
    expect(new Set(files.map(([type, file]) => [type, file.status, file.type].join(' ')))).toEqual(
      new Set(['application/pdf 200 application/pdf', 'image/jpeg 200 image/png']),
    )
    expect(files.find(([type]) => type === 'application/pdf')?.[1].text).toContain('(DATA CONTOH)')
  })

  it('of company check-ups are a PDF, if the employee consented to everything', async () => {
    const company = createClients(server.url).company()
    const { data } = await answer(company.listCompanyMcuResults({ body: { pageSize: 30 } }))
    const details = await Promise.all(
      data.map(async ({ id }) => (await answer(company.getCompanyMcuResult({ query: { id } }))).data.detail_medis),
    )
    const report = details.find((detail) => detail?.berkas != null)?.berkas
    expect(await fileAt(report ?? '')).toMatchObject({
      status: 200,
      type: 'application/pdf',
      text: expect.stringMatching(/^%PDF-1\.4[^]*DATA CONTOH/),
    })
  })

  it('are refused for a wrong signature, another path, and after a quarter of an hour', async () => {
    const address = (await scan())?.url ?? ''
    const refused = { status: 403, text: '{"message":"Tautan tidak berlaku atau sudah kedaluwarsa."}' }
    expect(await fileAt(address.replace(/tanda=./, 'tanda=x'))).toMatchObject(refused)
    expect(await fileAt(address.replace(/sampai=\d+/, 'sampai=9999999999'))).toMatchObject(refused)
    expect(await fileAt(address.replace('-1.png', '-2.png'))).toMatchObject(refused)
    expect(await fileAt(address.split('?')[0] ?? '')).toMatchObject(refused)
    instant += 15 * 60_000 - 1000
    expect((await fileAt(address)).status).toBe(200)
    instant += 1000
    expect(await fileAt(address)).toMatchObject(refused)
  })
})
