import type { Locator, Page } from '@playwright/test'
import { tabTo } from './keyboard.ts'
import { expect } from './site-test.ts'

/** Chooses a new time, the first one after today, by keyboard alone. An appointment within two hours cannot be moved again. */
export const chooseSlot = async (page: Page): Promise<Locator> => {
  const dialog = page.getByRole('dialog', { name: 'Pindahkan jadwal' })
  const times = dialog.getByRole('radio')
  await expect(times).not.toHaveCount(0)
  const today = new Intl.DateTimeFormat('id-ID', { dateStyle: 'full', timeZone: 'Asia/Jakarta' }).format(new Date())
  const ofToday = dialog.getByRole('group', { name: today }).getByRole('radio')
  let passed = await ofToday.count()
  if (passed === (await times.count())) {
    await tabTo(page, dialog.getByRole('button', { name: '7 hari berikutnya' }))
    await page.keyboard.press('Enter')
    await expect(ofToday).toHaveCount(0)
    passed = 0
  }
  await tabTo(page, times.first())
  await page.keyboard.press('Space')
  for (let time = 0; time < passed; time += 1) await page.keyboard.press('ArrowDown')
  await expect(times.nth(passed)).toBeChecked()
  await tabTo(page, dialog.getByRole('button', { name: /^Pindahkan ke / }))
  return dialog
}
