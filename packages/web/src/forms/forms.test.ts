import { describe, expect, test } from 'vitest'
import { contactFields } from '../features/contact/contact-fields.tsx'
import { checkNewsletter, isIncomplete } from '../features/newsletter/check-newsletter.ts'
import { canBeReserved, wishedDay } from '../features/packages/reservation-days.ts'
import { reservationFields } from '../features/packages/reservation-fields.tsx'
import { asTyped, dayAfter, dayBefore } from './day.ts'
import { checkFields } from './fields.ts'
import { isHoneypotFilled, honeypotName } from './honeypot.ts'
import { minutesToWait } from './submission.ts'

describe('a message to the house', { tags: ['information.contact-required'] }, () => {
  const message = { nama: 'Siti', email: 'siti@contoh.example', pesan: 'Jam besuk?' }
  test.each([
    ['with the least', {}, {}],
    ['with everything', { no_telp: '0812-3456-7890', subjek: 'Jam besuk' }, {}],
    ['without a name', { nama: '' }, { nama: 'web.form.name.missing' }],
    ['without an address', { email: '' }, { email: 'web.form.email.missing' }],
    ['with a wrong address', { email: 'siti@' }, { email: 'web.form.email.wrong' }],
    ['with a wrong number', { no_telp: '12345' }, { no_telp: 'web.form.phone.wrong' }],
    ['of 5,000 letters', { pesan: 'a'.repeat(5000) }, {}],
    ['of 5,001 letters', { pesan: 'a'.repeat(5001) }, { pesan: 'web.form.tooLong' }],
    ['without words', { pesan: '' }, { pesan: 'web.form.message.missing' }],
  ])('%s', (_what, change, problems) => {
    expect(checkFields(contactFields, { ...message, ...change })).toEqual(problems)
  })
})

describe('joining the community and its newsletter', { tags: ['newsletter.required', 'newsletter.gender'] }, () => {
  const whole = { email: 'siti@contoh.example', jenis_kelamin: 'Perempuan', whatsapp: '081234567890' }
  test.each([
    ['with all three', {}, {}, false],
    ['without gender', { jenis_kelamin: '' }, { jenis_kelamin: 'web.form.gender.missing' }, true],
    ['with another gender than asked', { jenis_kelamin: 'L' }, { jenis_kelamin: 'web.form.gender.missing' }, false],
    ['without WhatsApp', { whatsapp: '' }, { whatsapp: 'web.form.whatsapp.missing' }, true],
    ['with letters for a number', { whatsapp: 'nomor saya' }, { whatsapp: 'web.form.phone.wrong' }, false],
    ['without e-mail', { email: '' }, { email: 'web.form.email.missing' }, true],
  ])('%s', (_what, change, problems, incomplete) => {
    expect(checkNewsletter({ ...whole, ...change })).toEqual(problems)
    expect(isIncomplete({ ...whole, ...change })).toBe(incomplete)
  })
})

describe('the reservation of a package that ends on 30 November', { tags: ['packages.reservation-days'] }, () => {
  const days = { today: '2026-11-21', ends: '2026-11-30' }
  const on = (day: string, month: string, year: string) => ({
    'tgl_reservasi-day': day,
    'tgl_reservasi-month': month,
    'tgl_reservasi-year': year,
  })
  const wish = { nama_lengkap: 'Siti', no_telp: '+62 812 3456 7890', ...on('22', '11', '2026') }
  test.each([
    ['for tomorrow', {}, {}],
    ['for the last day', on('29', '11', '2026'), {}],
    ['for today', on('21', '11', '2026'), { tgl_reservasi: 'web.form.day.past' }],
    ['for the day on which it ends', on('30', '11', '2026'), { tgl_reservasi: 'web.form.day.late' }],
    ['for no day', on('', '', ''), { tgl_reservasi: 'web.form.day.missing' }],
    ['for a month only', on('', '12', ''), { tgl_reservasi: 'web.form.day.wrong' }],
    ['for a day that is none', on('31', '11', '2026'), { tgl_reservasi: 'web.form.day.wrong' }],
    ['without a number', { no_telp: '' }, { no_telp: 'web.form.phone.missing' }],
    ['with a wrong address', { email: 'siti' }, { email: 'web.form.email.wrong' }],
  ])('%s', (_what, change, problems) => {
    expect(checkFields(reservationFields(days), { ...wish, ...change })).toEqual(problems)
  })

  test.each([
    ['two days before it ends, for one day', '2026-11-28', true],
    ['on the last day that it is offered', '2026-11-29', false],
  ])('%s', (_what, today, expected) => {
    expect(canBeReserved({ ...days, today })).toBe(expected)
    const tomorrow = dayAfter(today).split('-')
    const [year = '', month = '', day = ''] = tomorrow
    expect(
      'tgl_reservasi' in checkFields(reservationFields({ ...days, today }), { ...wish, ...on(day, month, year) }),
    ).toBe(!expected)
  })

  test('is for the day that its three fields name, with or without noughts', () => {
    expect(wishedDay(on('2', '12', '2026'))).toBe('2026-12-02')
    expect(wishedDay(on('02', '12', '2026'))).toBe('2026-12-02')
    expect(wishedDay({})).toBeUndefined()
  })
})

test.each([
  [0, 1],
  [1, 1],
  [60, 1],
  [61, 2],
  [600, 10],
])('a wait of %i seconds is told as %i minutes', (seconds, minutes) => {
  expect(minutesToWait(seconds)).toBe(minutes)
})

test.each([
  [{}, false],
  [{ [honeypotName]: '' }, false],
  [{ [honeypotName]: 'https://contoh.example' }, true],
])('a form with %j was filled in by a robot: %s', (values, isFilled) => {
  expect(isHoneypotFilled(values)).toBe(isFilled)
})

test.each([
  ['2026-11-30', '2026-12-01'],
  ['2027-12-31', '2028-01-01'],
  ['2028-02-28', '2028-02-29'],
])('the day after %s is %s, and the other way round', (day, next) => {
  expect(dayAfter(day)).toBe(next)
  expect(dayBefore(next)).toBe(day)
})

test.each([
  ['2026-11-23', '23 11 2026'],
  ['2027-02-01', '1 2 2027'],
])('the day %s is typed as %s', (day, typed) => {
  expect(asTyped(day)).toBe(typed)
})
