import type { Page } from '@playwright/test'
import { appointmentWords, choices, daysWithTimes, expectQuestion } from './appointment-way.ts'
import type { AppointmentWords } from './appointment-way.ts'
import { expectNoSidewaysScroll, tabTo } from './keyboard.ts'
import { expect, hydrated, test } from './site-test.ts'

const words = appointmentWords.en

/** Chooses the last day with a free place, by keyboard. */
const chooseDay = async (page: Page, { day, slot }: AppointmentWords['questions']) => {
  const count = await daysWithTimes(page).count()
  expect(count).toBeGreaterThan(0)
  for (let index = count - 1; index >= 0; index -= 1) {
    await tabTo(page, daysWithTimes(page).nth(index))
    await page.keyboard.press('Enter')
    await expectQuestion(page, slot)
    if ((await choices(page).count()) > 0) return
    await page.keyboard.press('Alt+ArrowLeft')
    await expectQuestion(page, day)
  }
}

test.describe('at 320 px', () => {
  test.use({ viewport: { width: 320, height: 640 } })

  test('the whole way can be walked with the keyboard alone, the log-in included', async ({ page }) => {
    const { questions } = words
    await page.goto(words.path)
    await hydrated(page)
    await tabTo(page, page.getByRole('link', { name: 'Skip to the content' }))
    await page.keyboard.press('Enter')
    await tabTo(page, choices(page).filter({ hasText: 'RS Kawung Bekasi Timur' }))
    await page.keyboard.press('Enter')
    for (const question of [questions.specialty, questions.doctor]) {
      await expectQuestion(page, question)
      await expectNoSidewaysScroll(page)
      // A specialty with a single doctor skips the step of doctors.
      const withDoctors = page.locator('a:not([href*="dokter="])')
      await tabTo(page, (question === questions.specialty ? choices(page).and(withDoctors) : choices(page)).first())
      await page.keyboard.press('Enter')
    }
    await expectQuestion(page, questions.day)
    await expectNoSidewaysScroll(page)
    await chooseDay(page, questions)
    await expectNoSidewaysScroll(page)
    await tabTo(page, choices(page).last())
    await page.keyboard.press('Enter')

    await expectQuestion(page, questions.details)
    const payment = page.getByRole('group', { name: words.payment })
    await tabTo(page, payment.getByRole('radio', { name: 'BPJS Kesehatan' }))
    await page.keyboard.press('ArrowDown')
    await expect(payment.getByRole('radio', { name: 'Umum (bayar sendiri)' })).toBeChecked()
    await page.keyboard.press('ArrowDown')
    await expect(payment.getByRole('radio', { name: 'Asuransi' })).toBeChecked()
    await tabTo(page, page.getByLabel(words.guarantor, { exact: true }))
    await page.keyboard.press('ArrowDown')
    await expect(page.getByLabel(words.guarantor, { exact: true })).toHaveValue('ASR003')
    await tabTo(page, page.getByRole('group', { name: words.type }).getByRole('radio', { name: 'Poliklinik' }))
    await page.keyboard.press('ArrowDown')
    await tabTo(page, page.getByLabel(words.complaint))
    await page.keyboard.type('Batuk sejak tiga hari.')
    await expectNoSidewaysScroll(page)
    await tabTo(page, page.getByRole('button', { name: words.submit }))
    await page.keyboard.press('Enter')

    const login = page.getByRole('dialog', { name: words.logIn })
    await tabTo(page, login.getByLabel(words.email))
    await page.keyboard.type('sarah.johnson@contoh.example')
    await tabTo(page, login.getByLabel(words.password, { exact: true }))
    await page.keyboard.type('Rahasia123')
    await expectNoSidewaysScroll(page, login)
    await page.keyboard.press('Enter')
    // The account has one person, so no question is left.
    const booked = page.getByRole('region', { name: words.done })
    await expect(booked).toBeFocused()
    await expect(booked.getByText(words.code)).toBeVisible()
    await expectNoSidewaysScroll(page)
  })
})
