import type { Page } from '@playwright/test'
import { retryTimeout } from './faults.ts'
import { logInAs } from './member.ts'
import { expectReadFaults } from './read-faults.ts'
import { expect, hydrated, test } from './site-test.ts'

// Chromium itself logs failed requests.
test.use({ missing: /\/api\/(member|hospital-care)\// })

const main = (page: Page) => page.getByRole('main')
const press = (page: Page, name: string | RegExp) =>
  main(page).getByRole('button', { name }).first().click({ timeout: retryTimeout })

/** A read of Siti's patient area. */
interface MemberRead {
  /** The path below `/member-area`. */
  readonly path: string
  /** The path of its calls. */
  readonly call: RegExp
  /** The page's message without the data. */
  readonly title: string
  /** The message for users who have no right to the data. */
  readonly forbidden?: string
  /** The page's text with the data. */
  readonly shows: string | RegExp
  /** Actions before the fault. Default: none, and the page is opened without the read's data. */
  readonly before?: (page: Page) => Promise<void>
  /** The presses that start the read. */
  readonly open?: (page: Page) => Promise<void>
  /** Retries the read. Default: presses "Coba lagi". */
  readonly again?: (page: Page) => Promise<void>
  /** A further result beside the shown text. */
  readonly gives?: 'download'
}

/** Opens the first result with a critical value. */
const openCritical = (page: Page) =>
  main(page)
    .getByRole('article')
    .filter({ hasText: /nilai kritis/ })
    .getByRole('button')
    .first()
    .click({ timeout: retryTimeout })
const compareKalium = (page: Page) => press(page, 'Lihat perubahan Kalium')

// features/member/read-faults.test.tsx tests the faults of each read of the area. Here are the read that makes many calls, the read of a
// dialog, and the read of a file.
const reads: readonly MemberRead[] = [
  {
    path: 'list-hasil/1001',
    call: /\/hospital-care\//,
    title: 'Hasil belum dapat ditampilkan',
    forbidden: 'Akun Anda tidak memiliki akses ke data ini',
    shows: /^\d+ hasil$/,
  },
  {
    path: 'hasil-penunjang/laboratorium/1005',
    // The hospital's other results, with which a value is compared.
    call: /\/hasil\/laboratorium\/[^/]+$/,
    title: 'Sebagian hasil sebelumnya belum dapat dibaca',
    shows: 'Kalium dari waktu ke waktu',
    before: async (page) => {
      await openCritical(page)
      await expect(
        main(page)
          .getByText(/^Nilai rujukan: /)
          .first(),
      ).toBeVisible()
    },
    open: compareKalium,
    again: async (page) => {
      await page.keyboard.press('Escape')
      await compareKalium(page)
    },
  },
  {
    path: 'hasil-penunjang/laboratorium/1005',
    call: /\/hasil\/laboratorium\/[^/]+\/pdf$/,
    title: 'PDF belum dapat diunduh',
    shows: 'Unduh PDF',
    open: async (page) => {
      await openCritical(page)
      await press(page, 'Unduh PDF')
    },
    again: (page) => press(page, 'Unduh PDF'),
    gives: 'download',
  },
]

for (const { path, call, title, forbidden, shows, before, open, again, gives } of reads)
  test(
    `${path} without its data says what cannot be shown, and shows it when it is asked for again: ${title}`,
    { tag: '@member.read-faults' },
    async ({ page, baseURL }) => {
      await logInAs(page, 'siti', baseURL ?? '')
      await expectReadFaults(page, {
        call,
        failed: main(page).getByText(title).first(),
        forbidden: forbidden === undefined ? undefined : main(page).getByText(forbidden).first(),
        open: async (breakRead) => {
          // A reload shows the same result again, since the history entry contains it.
          if (open) await page.goto('/health')
          if (!before) await breakRead()
          await page.goto(`/member-area/${path}`)
          await hydrated(page)
          await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
          await before?.(page)
          if (before) await breakRead()
          await open?.(page)
        },
        again: again && (() => again(page)),
        expectShown: async (askAgain) => {
          const given = gives && page.waitForEvent(gives)
          await askAgain()
          await given
          await expect(main(page).getByText(shows).first()).toBeVisible()
        },
      })
    },
  )
