import { expect, test } from './site-test.ts'

// The server's clock is the machine's, so what is tested holds on every day; src/features/appointments/load-appointment.test.ts stops the clock.
const dewi = '/dokter/appointment?rs=RS01&spesialis=SPOG&dokter=dr-dewi-sartika-handayani-sp-og'

const languages = [
  {
    path: '',
    sunday: /^Minggu, (\d+) /,
    weekday: /^(?:Minggu|Rabu), /,
    none: 'Tidak ada jam praktik pada tanggal ini',
    leave: /cuti/,
  },
  {
    path: '/en',
    sunday: /^Sunday,? (\d+) /,
    weekday: /^(?:Sunday|Wednesday),? /,
    none: 'No practice on this day',
    leave: /leave/,
  },
]

/** The next second Sunday of a month that can be asked for, or the fourth: days on which the doctor, who comes on the first and third, does not. */
const nextIdleSunday = (): string => {
  const today = Date.now() + 7 * 60 * 60 * 1000
  const days = Array.from({ length: 30 }, (_day, index) => new Date(today + (index + 1) * 24 * 60 * 60 * 1000))
  const idle = days.find((day) => day.getUTCDay() === 0 && [2, 4].includes(Math.ceil(day.getUTCDate() / 7)))
  return idle?.toISOString().slice(0, 10) ?? ''
}

for (const { path, sunday, weekday, none, leave } of languages) {
  test(`a doctor of the first and third Sunday is offered on no other: ${path || '/'}`, async ({ page }) => {
    await page.goto(`${path}${dewi}`)
    const dates = await page.locator('main ul[role=list] li').getByRole('heading', { level: 3 }).allTextContents()
    expect(dates.length).toBeGreaterThan(0)
    for (const date of dates) expect(date).toMatch(weekday)
    const weeks = dates.flatMap((date) => sunday.exec(date)?.[1] ?? []).map((day) => Math.ceil(Number(day) / 7))
    for (const week of weeks) expect([1, 3]).toContain(week)
  })

  test(`an address with a Sunday on which the doctor does not come says so, and nothing of leave: ${path || '/'}`, async ({
    page,
  }) => {
    await page.goto(`${path}${dewi}&tanggal=${nextIdleSunday()}`)
    await expect(page.locator('main').getByText(none)).toBeVisible()
    await expect(page.locator('main').getByText(leave)).toHaveCount(0)
  })
}
