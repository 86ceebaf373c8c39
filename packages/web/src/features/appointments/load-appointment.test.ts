import { describe, expect, test } from 'vitest'
import { contractSite } from '../../testing/contract-context.ts'
import { loadedPage } from '../../testing/loaded-page.ts'
import { loadAppointment } from './load-appointment.ts'

// Saturday, 21 November 2026, noon in Jakarta.
const site = contractSite(new Date('2026-11-21T05:00:00Z'))

const doctor = 'rs=RS01&spesialis=SPPD&dokter=dr-eko-wahyudi-sp-pd-kgh'
const lastStep = `/dokter/appointment?${doctor}&tanggal=2026-12-16&jam=18:00`

const load = async (address: string, faults?: string) =>
  loadedPage(await loadAppointment(site.contextOf(address, faults))).data

const detailsAt = async (address: string, faults?: string) => {
  const { details } = await load(address, faults)
  if (!details?.ok) throw new Error('The last step cannot be shown')
  return details.value
}

describe('the documents to bring', () => {
  test.each([
    [
      '',
      [
        ['BPJS Kesehatan', 'Bawa KTP, kartu BPJS Kesehatan, dan surat rujukan yang masih berlaku'],
        ['Umum (bayar sendiri)', 'Bawa KTP atau identitas lain'],
        ['Asuransi', 'Bawa KTP dan kartu asuransi'],
        ['Perusahaan', 'Bawa KTP dan surat jaminan dari perusahaan'],
      ],
    ],
    [
      '/en',
      [
        ['BPJS Kesehatan', 'Bring your identity card, BPJS card and a valid referral letter'],
        ['Umum (bayar sendiri)', 'Bring your identity card'],
        ['Asuransi', 'Bring your identity card and insurance card'],
        ['Perusahaan', 'Bring your identity card and a letter of guarantee from the company'],
      ],
    ],
  ])('are told of every way to pay, in the words of %s/', async (language, expected) => {
    const { payments } = await detailsAt(`${language}${lastStep}`)
    expect(payments.map(({ label, hint }) => [label, hint])).toEqual(expected)
  })
})

describe('the guarantor', () => {
  test(
    'is asked for where the way to pay does not name it: insurers for insurance, companies for a company',
    { tags: ['booking.payment', 'booking.payment-methods'] },
    async () => {
      const { payments } = await detailsAt(lastStep)
      const asked = payments.map(({ value, guarantors }) => [value, guarantors?.map(({ label }) => label)])
      expect(Object.fromEntries(asked)).toEqual({
        ASR: [
          'Asuransi Bahtera Jiwa',
          'Asuransi Cakrawala Medika',
          'Asuransi Sehat Sentosa',
          'Asuransi Tirta Proteksi',
        ],
        BPJS: undefined,
        UMUM: undefined,
        PRSH: expect.arrayContaining(['PT Kencana Baja Industri', 'PT Nusantara Tekstil']),
      })
    },
  )

  test('has no guarantors to choose from if the list cannot be loaded, and keeps the other ways to pay', async () => {
    const { payments, types } = await detailsAt(lastStep, 'listGuarantors=500')
    expect(payments.map(({ guarantors }) => guarantors?.length)).toEqual([undefined, undefined, 0, 0])
    expect(types).toHaveLength(3)
  })
})

test.each(['PaymentMethods', 'AppointmentTypes'])(
  'the last step cannot be shown without %s',
  { tags: ['booking.payment-methods', 'booking.types'] },
  async (document) => {
    expect((await load(lastStep, `${document}=500`)).details).toMatchObject({ ok: false })
  },
)

test(
  'what is sent names the hospital, the doctor, the specialty, the day and the time that were chosen',
  { tags: ['booking.payload', 'booking.types'] },
  async () => {
    const { wish, types, usualType } = await detailsAt(lastStep)
    expect(usualType).toBe('POLI')
    expect(wish).toEqual({
      kode_mapping_rs: 'RS01',
      kodedokter: expect.stringMatching(/^\w+$/),
      kdspesial: 'SPPD',
      tanggal: '2026-12-16',
      jam: '18:00',
    })
    expect(types.map(({ label }) => label)).toEqual(['Kunjungan Rumah', 'Poliklinik', 'Telekonsultasi'])
  },
)

test.each([
  ['', 'rs=RS01', 'Halo RS Kawung Karawang, saya ingin bertanya.'],
  ['', doctor, 'Halo, saya ingin bertanya tentang jadwal dr. Eko Wahyudi, Sp.PD-KGH di RS Kawung Karawang.'],
  ['/en', 'rs=RS01', 'Hello RS Kawung Karawang, I have a question.'],
  ['/en', doctor, 'Hello, I would like to ask about the schedule of dr. Eko Wahyudi, Sp.PD-KGH at RS Kawung Karawang.'],
])('a conversation with the hospital begins with what was chosen (%s/, %s)', async (language, query, words) => {
  expect((await load(`${language}/dokter/appointment?${query}`)).contact?.text).toBe(words)
})
