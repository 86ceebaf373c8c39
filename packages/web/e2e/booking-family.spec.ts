import type { Page } from '@playwright/test'
import { appointmentWords, openDetails, patientsIn, withoutAppointments } from './appointment-way.ts'
import { expect, expectAccessible, hydrated, test, testsAt } from './site-test.ts'

const cookie = (value: object) => encodeURIComponent(JSON.stringify(value))
const account = { id: 1001, nama_lengkap: 'Siti Rahayu', email: null, no_telp: null, gender: 'P' }
const family = '**/api/member/profile/family*'
const creation = '**/api/member/appointment/create'

const person = (id: number, nama_lengkap: string) => ({
  ...account,
  id,
  nama_lengkap,
  avatar: null,
  status_family: null,
  tgl_lahir: null,
  nopasien: null,
})
const answerWith = (...people: object[]) => ({ json: { process: true, detail: '', data: people } })

/** Goes to the last step with a session, and answers its questions. */
const arrive = async (page: Page, words: (typeof appointmentWords)['id' | 'en'], baseURL: string | undefined) => {
  await page.context().addCookies([{ name: 'auth', value: cookie(account), url: baseURL ?? '' }])
  await page.addInitScript(() => localStorage.setItem('auth_user', 'contoh'))
  await withoutAppointments(page)
  await openDetails(page, words)
  await hydrated(page)
  await page.getByRole('radio', { name: 'Umum (bayar sendiri)' }).check()
  await page.getByRole('radio', { name: 'Poliklinik' }).check()
  await page.getByLabel(words.complaint).fill('Kontrol tekanan darah.')
}

const texts = {
  id: {
    failed: 'Daftar keluarga Anda belum dapat ditampilkan',
    again: 'Coba lagi',
    unknown: /belum diketahui untuk siapa/,
  },
  en: {
    failed: 'The list of your family cannot be shown yet',
    again: 'Try again',
    unknown: /not known whom/,
  },
}

for (const locale of ['id', 'en'] as const) {
  const words = appointmentWords[locale]
  const { failed, again, unknown } = texts[locale]

  test.describe(`the family of a patient who is logged in, at ${words.path}`, () => {
    const { inIndonesian, inEnglish } = testsAt(words.path)

    test.use({ missing: /\/api\/member\// })

    inIndonesian(
      'that cannot be loaded says so, can be asked for again, and asks for no log-in',
      async ({ page, baseURL }) => {
        await page.route(family, (route) => route.fulfill({ status: 500, json: { message: 'x' } }))
        await arrive(page, words, baseURL)
        await expect(page.getByText(failed)).toBeVisible()
        await page.getByRole('button', { name: words.submit }).click()
        await expect(page.getByRole('status').filter({ hasText: unknown })).toBeFocused()
        await expect(page.getByRole('dialog')).toBeHidden()
        await expect(page.getByLabel(words.complaint)).toHaveValue('Kontrol tekanan darah.')
        await expectAccessible(page)
        // The other routes stay: the hospital does not know this session, and would end it.
        await page.route(family, (route) =>
          route.fulfill(answerWith(person(1001, 'Siti Rahayu'), person(1002, 'Agus'))),
        )
        await page.getByRole('button', { name: again }).click()
        await expect(patientsIn(page, words).getByRole('radio')).toHaveCount(2)
      },
    )

    inEnglish(
      'that is slow shows that it is loading, and the rest of the form can be used',
      async ({ page, baseURL }) => {
        let release = () => {}
        const held = new Promise<void>((resolve) => (release = resolve))
        await page.route(family, async (route) => {
          await held
          await route.fulfill(answerWith(person(1001, 'Siti Rahayu'), person(1002, 'Agus')))
        })
        await arrive(page, words, baseURL)
        await expect(
          page.locator('form[action*="appointment"]').getByRole('status').filter({ visible: true }),
        ).not.toHaveCount(0)
        release()
        await expect(patientsIn(page, words).getByRole('radio', { name: 'Siti Rahayu' })).toBeChecked()
        await expect(page.getByLabel(words.complaint)).toHaveValue('Kontrol tekanan darah.')
      },
    )

    inEnglish('that is empty leaves the patient', async ({ page, baseURL }) => {
      await page.route(family, (route) => route.fulfill(answerWith()))
      await arrive(page, words, baseURL)
      await expect(page.getByText(`${words.patient}: Siti Rahayu`)).toBeVisible()
      await page.route(creation, (route) => route.fulfill({ status: 500, json: { message: 'x' } }))
      const sent = page.waitForRequest(creation)
      await page.getByRole('button', { name: words.submit }).click()
      expect((await sent).postDataJSON()).toMatchObject({ id_pasien: 1001 })
    })

    inIndonesian(
      'what the server says of a field is beside it, and what was typed stays',
      async ({ page, baseURL }) => {
        await page.route(family, (route) =>
          route.fulfill(answerWith(person(1001, 'Siti Rahayu'), person(1002, 'Agus'))),
        )
        await arrive(page, words, baseURL)
        await expect(patientsIn(page, words).getByRole('radio', { name: 'Siti Rahayu' })).toBeChecked()
        // In the order of the fields, whatever the order in the answer.
        const errors = { keluhan: ['Keluhan tidak boleh berisi tautan.'], id_pasien: ['Pasien belum diverifikasi.'] }
        await page.route(creation, (route) =>
          route.fulfill({ status: 422, json: { message: 'Periksa isian.', errors } }),
        )
        await page.getByRole('button', { name: words.submit }).click()
        await expect(page.getByLabel(words.complaint)).toHaveAccessibleDescription(
          /Keluhan tidak boleh berisi tautan\./,
        )
        await expect(patientsIn(page, words)).toHaveAccessibleDescription(/Pasien belum diverifikasi\./)
        const problems = page.getByRole('group', { name: /perlu diperbaiki|There is a problem/ })
        await expect(problems).toBeFocused()
        await expect(problems.getByRole('link')).toHaveText([...errors.id_pasien, ...errors.keluhan])
        await expect(page.getByLabel(words.complaint)).toHaveValue('Kontrol tekanan darah.')
        await expectAccessible(page)
      },
    )

    inEnglish(
      'whom the appointment is for stays chosen after a reload and in the other language',
      async ({ page, baseURL }) => {
        await page.route(family, (route) =>
          route.fulfill(answerWith(person(1001, 'Siti Rahayu'), person(1002, 'Agus'))),
        )
        await arrive(page, words, baseURL)
        await patientsIn(page, words).getByRole('radio', { name: 'Agus' }).check()
        // The code that stores drafts is fetched with the first key press.
        await page.waitForFunction(() => sessionStorage.getItem('drafts')?.includes('Kontrol tekanan darah.'))
        await page.reload()
        await expect(patientsIn(page, words).getByRole('radio', { name: 'Agus' })).toBeChecked()
        await expect(page.getByLabel(words.complaint)).toHaveValue('Kontrol tekanan darah.')
        const other = appointmentWords[locale === 'id' ? 'en' : 'id']
        await page.goto(page.url().replace(words.path, other.path))
        await expect(patientsIn(page, other).getByRole('radio', { name: 'Agus' })).toBeChecked()
      },
    )

    inIndonesian(
      'a token that has expired asks for a log-in before the last press is lost, and then books for the person who was chosen',
      async ({ page, baseURL }) => {
        await page.route(family, (route) =>
          route.fulfill(answerWith(person(1001, 'Siti Rahayu'), person(1002, 'Agus'))),
        )
        await arrive(page, words, baseURL)
        await page.route(creation, (route) => route.fulfill({ status: 401, json: { message: 'Token kedaluwarsa.' } }))
        await patientsIn(page, words).getByRole('radio', { name: 'Agus' }).check()
        await page.getByRole('button', { name: words.submit }).click()
        const login = page.getByRole('dialog', { name: words.logIn })
        await expect(login).toContainText(words.reason)
        await page.unrouteAll()
        // In the hospital's place: tests share its appointments.
        const data = { kode_appointment: 'APT-BARU', nomor_antrian: null, pasien: { id: 1002, nama_lengkap: 'Agus' } }
        await page.route(creation, (route) => route.fulfill({ json: { process: true, detail: 'Tercatat.', data } }))
        await login.getByLabel(words.email).fill('siti.rahayu@contoh.example')
        await login.getByLabel(words.password, { exact: true }).fill('Rahasia123')
        const asked = page.waitForRequest(creation)
        await login.getByRole('button', { name: words.logIn }).click()
        expect((await asked).postDataJSON()).toMatchObject({ id_pasien: 1002, keluhan: 'Kontrol tekanan darah.' })
        const notice = page.getByRole('region', { name: words.done })
        await expect(notice.getByText(`${words.patient}: Agus`)).toBeVisible()
      },
    )

    inEnglish(
      'where the person who was chosen is not of the family that logs in, nothing is booked until it is said for whom',
      async ({ page, baseURL }) => {
        await page.route(family, (route) =>
          route.fulfill(answerWith(person(1001, 'Siti Rahayu'), person(1009, 'Bayu'))),
        )
        await arrive(page, words, baseURL)
        let sent = 0
        await page.route(creation, (route) => {
          sent += 1
          return route.fulfill({ status: 401, json: { message: 'Token kedaluwarsa.' } })
        })
        await patientsIn(page, words).getByRole('radio', { name: 'Bayu' }).check()
        await page.getByRole('button', { name: words.submit }).click()
        const login = page.getByRole('dialog', { name: words.logIn })
        await page.unroute(family)
        await login.getByLabel(words.email).fill('siti.rahayu@contoh.example')
        await login.getByLabel(words.password, { exact: true }).fill('Rahasia123')
        await login.getByRole('button', { name: words.logIn }).click()
        await expect(page.getByRole('status').filter({ hasText: words.patientCheck })).toBeFocused()
        await expect(patientsIn(page, words).getByRole('radio', { name: 'Siti Rahayu' })).toBeChecked()
        await expect(page.getByLabel(words.complaint)).toHaveValue('Kontrol tekanan darah.')
        expect(sent).toBe(1)
      },
    )
  })
}
