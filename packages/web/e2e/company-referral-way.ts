import type { Page } from '@playwright/test'
import { expect } from './site-test.ts'

const main = (page: Page) => page.getByRole('main')

/** The day and the time a quarter of an hour ago, by Jakarta's clock. */
export const earlier = () => {
  const [, year = '', month = '', day = '', hours = '', minutes = ''] =
    /^(\d+)-(\d+)-(\d+)T(\d+):(\d+)/.exec(new Date(Date.now() + (7 * 60 - 15) * 60_000).toISOString()) ?? []
  return { year, month, day, time: `${hours}.${minutes}` }
}

/** The words of the form. */
export const referralWords = {
  id: {
    next: 'Lanjut',
    employee: 'Karyawan',
    change: 'Ganti karyawan',
    hospital: 'Rumah sakit rujukan',
    parts: ['Tanggal', 'Bulan', 'Tahun'],
    time: 'Jam kejadian (WIB)',
    place: 'Tempat kejadian',
    account: 'Kronologi',
    injury: 'Jenis cedera',
    bruise: 'memar',
    leg: 'Tungkai',
    minor: /^Ringan/,
    company: 'Perusahaan',
    send: 'Kirim rujukan',
    filed: /Rujukan sudah dikirim/,
    letter: 'Surat jaminan',
    print: 'Cetak surat rujukan',
  },
  en: {
    next: 'Continue',
    employee: 'Employee',
    change: 'Choose someone else',
    hospital: 'Hospital',
    parts: ['Day', 'Month', 'Year'],
    time: 'Time of the accident (Jakarta time)',
    place: 'Place of the accident',
    account: 'What happened',
    injury: 'Kind of injury',
    bruise: 'memar',
    leg: 'Leg',
    minor: /^Minor/,
    company: 'The company',
    send: 'Send the referral',
    filed: /The referral has been sent/,
    letter: 'Guarantee letter',
    print: 'Print the letter',
  },
} as const

type Words = (typeof referralWords)[keyof typeof referralWords]

/** The button to the next step. */
export const next = (page: Page, say: Words) =>
  main(page).getByRole('button', { name: say.next }).filter({ visible: true })

/** The first employee that a search for a number finds. */
export const found = (page: Page, number: string) =>
  main(page)
    .getByRole('listitem')
    .getByRole('button', { name: new RegExp(number) })
    .first()

const chooseEmployee = async (page: Page, say: Words, number: string) => {
  await main(page).getByLabel(say.employee, { exact: true }).fill(number)
  await found(page, number).click()
  await expect(main(page).getByRole('button', { name: say.change })).toBeFocused()
}

/** Fills in the form up to its last step. */
export const fillIn = async (page: Page, say: Words, number: string, place: string) => {
  await chooseEmployee(page, say, number)
  await main(page).getByLabel(say.hospital, { exact: true }).selectOption('RS01')
  await next(page, say).click()
  const { year, month, day, time } = earlier()
  for (const [index, value] of [day, month, year].entries())
    await main(page)
      .getByLabel(say.parts[index] ?? '', { exact: true })
      .fill(value)
  await main(page).getByLabel(say.time).fill(time)
  await main(page).getByLabel(say.place).fill(place)
  await main(page).getByLabel(say.account).fill('Tersandung palet saat berjalan mundur.')
  await next(page, say).click()
  await main(page).getByLabel(say.injury).selectOption(say.bruise)
  await main(page).getByRole('checkbox', { name: say.leg, exact: true }).check()
  await main(page).getByRole('radio', { name: say.minor }).check()
  await next(page, say).click()
  await main(page).getByRole('radio', { name: say.company, exact: true }).check()
}

/** The button that files the referral. */
export const send = (page: Page, say: Words) => main(page).getByRole('button', { name: say.send })

/** Holds the data of further pages until the returned function is called. */
export const holdPages = async (page: Page): Promise<() => void> => {
  let release = () => {}
  const held = new Promise<void>((resolve) => (release = resolve))
  await page.route('**/_data/**', (route) => held.then(() => route.continue()))
  return release
}
