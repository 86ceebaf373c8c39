import { describe, expect, test } from 'vitest'
import { checkFields } from '../../forms/fields.ts'
import { bookingFields } from './booking-fields.tsx'

const details = {
  payments: [
    { value: 'UMUM', label: 'Bayar sendiri', guarantors: undefined },
    { value: 'ASR', label: 'Asuransi', guarantors: [{ value: 'ASR014', label: 'Asuransi Nusantara' }] },
    { value: 'PRSH', label: 'Perusahaan', guarantors: [] },
  ],
  types: [{ value: 'POLI', label: 'Poliklinik' }],
}
const paid = { jenis_pembayaran: 'UMUM', jenis_appointment: 'POLI' }

describe('an appointment', () => {
  test.each([
    ['paid by oneself', paid, {}],
    ['paid by an insurer', { ...paid, jenis_pembayaran: 'ASR', kodept: 'ASR014' }, {}],
    [
      'paid by an insurer that is not named',
      { ...paid, jenis_pembayaran: 'ASR' },
      { kodept: 'web.booking.guarantor.missing' },
    ],
    [
      'paid by a company, where the companies are not known',
      { ...paid, jenis_pembayaran: 'PRSH' },
      { jenis_pembayaran: 'web.booking.guarantor.unknown' },
    ],
    [
      'paid in a way that there is not',
      { ...paid, jenis_pembayaran: 'EMAS' },
      { jenis_pembayaran: 'web.booking.payment.missing' },
    ],
    ['of no kind', { jenis_pembayaran: 'UMUM' }, { jenis_appointment: 'web.booking.type.missing' }],
    ['with a complaint of 500 letters', { ...paid, keluhan: 'a'.repeat(500) }, {}],
    ['with a complaint of 501 letters', { ...paid, keluhan: 'a'.repeat(501) }, { keluhan: 'web.form.tooLong' }],
  ])('%s', { tags: ['booking.types', 'booking.payment'] }, (_what, values, problems) => {
    expect(checkFields(bookingFields(details), values)).toEqual(problems)
  })
})
