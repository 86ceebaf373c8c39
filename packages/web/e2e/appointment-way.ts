import type { APIRequestContext, Page } from '@playwright/test'
import { readMarkup } from '../test/handler/markup.ts'
import { expect } from './site-test.ts'

/** The words of the way to an appointment, and of the log-in at its end. */
export const appointmentWords = {
  id: {
    path: '/dokter/appointment',
    questions: {
      hospital: 'Di rumah sakit mana?',
      specialty: 'Spesialis apa yang Anda cari?',
      doctor: 'Dengan dokter siapa?',
      day: 'Tanggal berapa?',
      slot: 'Jam berapa?',
      details: 'Pembayaran dan keluhan',
    },
    payment: 'Cara pembayaran',
    paymentMissing: 'Pilih cara pembayaran',
    guarantor: 'Nama penjamin',
    guarantorMissing: 'Pilih nama penjamin',
    type: 'Jenis kunjungan',
    typeMissing: 'Pilih jenis kunjungan',
    complaint: 'Keluhan',
    submit: 'Buat janji temu',
    patient: 'Janji temu untuk',
    patientCheck: /janji temu belum dibuat\. Pastikan untuk siapa/,
    reason: 'Masuk untuk menyelesaikan janji temu',
    logIn: 'Masuk',
    email: 'Alamat email',
    password: 'Kata sandi',
    incomplete: 'Email & Password harus diisi',
    done: 'Permintaan janji temu terkirim',
    code: /^Kode janji temu: \S+$/,
  },
  en: {
    path: '/en/dokter/appointment',
    questions: {
      hospital: 'At which hospital?',
      specialty: 'Which specialty?',
      doctor: 'With which doctor?',
      day: 'On which day?',
      slot: 'At what time?',
      details: 'Payment and symptoms',
    },
    payment: 'Payment',
    paymentMissing: 'Choose how you will pay',
    guarantor: 'Insurer or payer',
    guarantorMissing: 'Choose the insurer or payer',
    type: 'Kind of visit',
    typeMissing: 'Choose the kind of visit',
    complaint: 'Symptoms or reason for visit',
    submit: 'Make the appointment',
    patient: 'Appointment for',
    patientCheck: /has not been made yet\. Check whom it is for/,
    reason: 'Log in to finish your appointment',
    logIn: 'Log in',
    email: 'Email address',
    password: 'Password',
    incomplete: 'Email and password must be filled in',
    done: 'Appointment request sent',
    code: /^Appointment code: \S+$/,
  },
} as const

/** The words in one language. */
export type AppointmentWords = (typeof appointmentWords)[keyof typeof appointmentWords]

/** The persons of a family to choose from in the last step. */
export const patientsIn = (page: Page, { patient }: AppointmentWords) => page.getByRole('group', { name: patient })

/** Empties the lists of appointments, from which pages read the last way to pay and the documents: no back end knows this session. */
export const withoutAppointments = async (page: Page): Promise<void> => {
  await page.route(/\/api\/member\/(appointment\/(open|approved|closed)|profile\/dokumentasi_penjamin)$/, (route) =>
    route.fulfill({ json: { process: true, detail: '', data: [] } }),
  )
}

/** The answers of a step that can be chosen. */
export const choices = (page: Page) =>
  page.locator('main :is(ul[role=list] li, table td) a[href*="/dokter/appointment?"]')

/** The days of a calendar that can be chosen. */
const freeDays = (page: Page) => choices(page).and(page.locator('td > a'))

/** Waits for a step's question. */
export const expectQuestion = (page: Page, question: string): Promise<void> =>
  expect(page.getByRole('heading', { level: 2, name: question, exact: true })).toBeVisible()

/** Follows the first or the last choice of a step. */
const choose = async (page: Page, question: string, place: 'first' | 'last'): Promise<void> => {
  await expectQuestion(page, question)
  await choices(page)[place]().click()
}

/** The free days that lead to the step of times. A day with a single free time skips that step. */
export const daysWithTimes = (page: Page) => freeDays(page).and(page.locator('a:not([href*="jam="])'))

/**
 * Chooses the last day with a free place: on other days the doctor may be on leave, or fully booked. The last ones, so that there is a day
 * at any time.
 */
export const chooseDay = async (page: Page, { day, slot }: AppointmentWords['questions']): Promise<void> => {
  await expectQuestion(page, day)
  for (const choice of (await daysWithTimes(page).all()).toReversed()) {
    await choice.click()
    await expectQuestion(page, slot)
    if ((await choices(page).count()) > 0) return
    await page.goBack()
    await expectQuestion(page, day)
  }
}

/** Chooses a specialty with several doctors, since one with a single doctor skips the step of doctors. */
const chooseSpecialty = async (page: Page, { specialty }: AppointmentWords['questions']): Promise<void> => {
  await expectQuestion(page, specialty)
  await choices(page).and(page.locator('a:not([href*="dokter="])')).first().click()
}

/** Walks from the first step, which the page shows, to the last one by the first choices. */
export const walkToDetails = async (
  page: Page,
  { questions }: AppointmentWords,
  place: 'first' | 'last',
): Promise<void> => {
  await choose(page, questions.hospital, 'first')
  await chooseSpecialty(page, questions)
  await choose(page, questions.doctor, 'first')
  await chooseDay(page, questions)
  await choose(page, questions.slot, place)
  await expectQuestion(page, questions.details)
}

/** Opens the first step and walks to the last one by the first choices. */
export const reachDetails = async (page: Page, words: AppointmentWords, place: 'first' | 'last'): Promise<void> => {
  await page.goto(words.path)
  await walkToDetails(page, words, place)
}

/** The addresses of the choices in a step's document. */
const choicesAt = async (request: APIRequestContext, address: string): Promise<readonly string[]> => {
  const html = await (await request.get(address)).text()
  return readMarkup(html)
    .one('main')
    .all('ul', { role: 'list' })
    .flatMap((list) => list.all('li'))
    .concat(readMarkup(html).one('main').all('td'))
    .flatMap((item) => item.all('a', { href: /\/dokter\/appointment\?/ }))
    .map((choice) => choice.attribute('href') ?? '')
}

/** The address of the last step by the first choices, and the last free day and time, without walking there. */
const lastStepAt = async (request: APIRequestContext, path: string): Promise<string> => {
  let address = path
  // A specialty with a single doctor skips the step of doctors.
  while (!address.includes('dokter=')) [address = ''] = await choicesAt(request, address)
  for (const day of (await choicesAt(request, address)).toReversed()) {
    // The times of the nearest day are beside the days.
    const slot = day.includes('jam=') ? day : (await choicesAt(request, day)).at(-1)
    if (slot !== undefined) return slot
  }
  throw new Error(`no time is left at ${address}`)
}

/** Opens the last step by its address. */
export const openDetails = async (page: Page, { path, questions }: AppointmentWords): Promise<void> => {
  await page.goto(await lastStepAt(page.request, path))
  await expectQuestion(page, questions.details)
}
