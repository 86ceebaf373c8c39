import type { PaymentMethod } from '@hospital/sdk/cms'
import { describe, expect, test } from 'vitest'
import { messageOf } from '../../server/documents/messages.ts'
import { lastPayer, payerInForm, paymentChoices, paymentIn, wayIn } from './payers.ts'

const method = (nama: string, kode: string, tag: string, jenis_data: string | null, kodept: string | null) =>
  ({ nama, kode, tag, jenis_data, kodept }) as PaymentMethod

const own = method('Umum', 'UMUM', 'umum', null, null)
const bpjs = method('BPJS Kesehatan', 'BPJS', 'bpjs', 'rujukan', 'PT-BPJS')
const insurance = method('Asuransi', 'ASR', 'asuransi', 'kartu', null)
const company = method('Perusahaan', 'PRSH', 'perusahaan', 'surat-jaminan', null)
const textiles = method('Nusantara Tekstil', 'PRSH-NT', 'perusahaan', 'kartu-karyawan', 'PT-NT')
const later = method('Dana desa', 'DESA', 'desa', null, null)

const guarantors = [
  { kode: 'ASR014', nama: 'Asuransi Sehat', jenis: 'asuransi' },
  { kode: 'PT-BAJA', nama: 'PT Baja', jenis: 'perusahaan' },
] as const

const choices = (...methods: PaymentMethod[]) => paymentChoices(methods, guarantors, messageOf('id'))
const all = choices(later, textiles, company, insurance, own, bpjs)

describe('ways to pay', () => {
  test('are offered as most visits are paid: BPJS, oneself, insurance, company, others', () => {
    expect(all.map(({ value }) => value)).toEqual(['BPJS', 'UMUM', 'ASR', 'PRSH', 'DESA'])
  })

  test('of the same kind stay in the order of the hospital', () => {
    const second = method('BPJS Ketenagakerjaan', 'BPJS-TK', 'bpjs', 'rujukan', 'PT-TK')
    expect(choices(own, second, bpjs).map(({ value }) => value)).toEqual(['BPJS-TK', 'BPJS', 'UMUM'])
  })

  test('of one company are found by naming it among all companies', () => {
    expect(all.find(({ value }) => value === 'PRSH')?.guarantors).toEqual([
      { value: 'PT-BAJA', label: 'PT Baja' },
      { value: 'PT-NT', label: 'Nusantara Tekstil' },
    ])
  })

  test('of one company name it once, also where it is among all companies', () => {
    const [general] = paymentChoices(
      [company, textiles],
      [...guarantors, { kode: 'PT-NT', nama: 'PT Nusantara Tekstil', jenis: 'perusahaan' }],
      messageOf('id'),
    )
    expect(general?.guarantors?.map(({ value }) => value)).toEqual(['PT-BAJA', 'PT-NT'])
  })

  test('of one company are offered by themselves where there is no way for all companies', () => {
    expect(choices(textiles, own).map(({ value }) => value)).toEqual(['UMUM', 'PRSH-NT'])
  })

  test('of one company do not stand for the list of companies where that is missing', () => {
    const [general] = paymentChoices([company, textiles], [], messageOf('id'))
    expect(general?.guarantors).toEqual([])
  })

  test('without a code or a name are left out', () => {
    expect(choices({ ...own, kode: null }, { ...bpjs, nama: null })).toEqual([])
  })
})

describe('what is sent', () => {
  test.each([
    ['the way that was chosen', { jenis_pembayaran: 'UMUM' }, 'UMUM', 'Bawa KTP atau identitas lain'],
    [
      'the general way of a company',
      { jenis_pembayaran: 'PRSH', kodept: 'PT-BAJA' },
      'PRSH',
      'Bawa KTP dan surat jaminan dari perusahaan',
    ],
    [
      'the own way of a company',
      { jenis_pembayaran: 'PRSH', kodept: 'PT-NT' },
      'PRSH-NT',
      'Bawa KTP dan kartu karyawan',
    ],
    [
      'the way that was chosen, whatever company was named before',
      { jenis_pembayaran: 'ASR', kodept: 'PT-NT' },
      'ASR',
      'Bawa KTP dan kartu asuransi',
    ],
    ['nothing where that is not offered', { jenis_pembayaran: 'EMAS' }, undefined, undefined],
    ['nothing where nothing was chosen', {}, undefined, undefined],
  ])('is %s', (_what, values, way, bring) => {
    expect(wayIn(all, values)?.value).toBe(way)
    expect(wayIn(all, values)?.hint).toBe(bring)
  })

  test('is found again by the code of a company’s own way', () => {
    expect(paymentIn(all, { jenis_pembayaran: 'PRSH-NT' })?.value).toBe('PRSH')
  })
})

describe('a form begins with', () => {
  test.each([
    ['nothing where nothing is known', {}, undefined],
    ['nothing where the way is not offered any more', { payment: 'EMAS', guarantor: 'X' }, undefined],
    [
      'a way without guarantor, though the back end names one',
      { payment: 'BPJS', guarantor: 'PT-BPJS' },
      { payment: 'BPJS', guarantor: undefined },
    ],
    ['an insurer', { payment: 'ASR', guarantor: 'ASR014' }, { payment: 'ASR', guarantor: 'ASR014' }],
    [
      'the way alone where the insurer has gone',
      { payment: 'ASR', guarantor: 'ASR099' },
      { payment: 'ASR', guarantor: undefined },
    ],
    [
      'the company whose own way it was',
      { payment: 'PRSH-NT', guarantor: undefined },
      { payment: 'PRSH', guarantor: 'PT-NT' },
    ],
  ])('%s', (_what, known, expected) => {
    expect(payerInForm(all, known)).toEqual(expected)
  })
})

const paid = (kode: string, penjamin: string | null, created_at: string) => ({
  jenis_pembayaran: { kode, nama: kode },
  penjamin: penjamin === null ? null : { kode: penjamin, nama: penjamin },
  created_at,
})

describe('a person paid the last time', () => {
  test.each([
    ['in no way before the first appointment', [], undefined],
    [
      'as for the appointment that was made last, in whatever list it is',
      [
        paid('UMUM', null, '2026-11-01T09:00:00+07:00'),
        paid('ASR', 'ASR014', '2026-11-02T09:00:00+07:00'),
        paid('BPJS', 'PT-BPJS', '2026-10-30T09:00:00+07:00'),
      ],
      { payment: 'ASR', guarantor: 'ASR014' },
    ],
    [
      'as for the later one, by the time and not by its notation',
      [paid('UMUM', null, '2026-11-01T03:00:00Z'), paid('BPJS', null, '2026-11-01T09:59:00+07:00')],
      { payment: 'UMUM', guarantor: undefined },
    ],
  ])('%s', (_what, appointments, expected) => {
    expect(lastPayer(appointments as Parameters<typeof lastPayer>[0])).toEqual(expected)
  })
})
