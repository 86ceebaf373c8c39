import type { Locator, Page } from '@playwright/test'
import { publicPages } from './public-pages.ts'
import { expect, hydrated, test } from './site-test.ts'

// The main content of a page is on the first screen of a phone, above the bar.

type Words = readonly [indonesian: RegExp, english: RegExp]

interface FirstScreen {
  readonly path: string
  readonly wanted: Readonly<Record<string, (main: Locator, say: (words: Words) => RegExp) => Locator>>
}

const screens: readonly FirstScreen[] = [
  {
    path: publicPages.featuredService,
    wanted: {
      'what it is': (main, say) => main.getByText(say([/^Pemeriksaan, kateterisasi/, /^Our heart centre brings/])),
      'a way to book': (main, say) =>
        main.getByRole('link', { name: say([/^Buat janji temu$/, /^Make an appointment$/]) }),
      'its hospitals': (main) => main.getByRole('link', { name: 'RS Kawung Karawang' }),
      'a doctor': (main) => main.getByRole('link', { name: /^dr\. / }),
      'a time of a doctor': (main, say) =>
        main.getByRole('link', { name: say([/^(Pesan|Buat janji temu).*, dr\. /, /^(Book|Make).*, dr\. /]) }),
    },
  },
  {
    path: '/kesehatan-jantung/mengenali-nyeri-dada-yang-perlu-diwaspadai',
    wanted: {
      'a summary': (main, say) => main.getByText(say([/jangan menyetir sendiri\.$/, /do not drive yourself\.$/])),
      'the warning': (main, say) =>
        main.getByText(say([/^Tanda bahaya: jangan menunggu$/, /^Warning signs: do not wait$/])),
      'the number to press': (main) => main.getByRole('link', { name: /119$/ }),
    },
  },
  {
    path: '/penyakit-dan-gejala',
    wanted: {
      'the current topic': (main, say) =>
        main
          .getByRole('link', { name: say([/^Penyakit dan Gejala$/, /^Conditions and Symptoms$/]) })
          .and(main.locator('[aria-current]')),
      'the first article': (main) => main.getByRole('article').first().getByRole('heading'),
    },
  },
  {
    path: '/paket?kategori=vaksinasi',
    wanted: {
      'what is set': (main, say) => main.getByRole('link', { name: say([/Vaksinasi$/, /Vaccination$/]) }),
      'the first package': (main, say) => main.getByRole('heading', { name: say([/^Vaksin /, /Vaccine/]) }),
      'its price': (main) => main.getByText(/295[.,]000/),
    },
  },
  {
    path: publicPages.event,
    wanted: {
      'the day': (main) => main.getByRole('time'),
      'the place': (main) => main.getByRole('link', { name: 'RS Kawung Karawang' }),
      'a way to join': (main) => main.getByRole('link', { name: /WhatsApp/ }),
    },
  },
  {
    path: publicPages.career,
    wanted: {
      'the place': (main) => main.getByRole('link', { name: 'RS Kawung Karawang' }),
      'the last day': (main, say) => main.getByText(say([/^Lamaran diterima sampai/, /^Applications are accepted/])),
      'how to apply': (main, say) => main.getByRole('link', { name: say([/^Cara melamar$/, /^How to apply$/]) }),
    },
  },
  {
    path: publicPages.about,
    wanted: {
      'the way to a doctor': (main, say) => main.getByRole('link', { name: say([/^Cari dokter$/, /^Find a doctor$/]) }),
      'the way to the hospitals': (main, say) =>
        main.getByRole('link', { name: say([/^Rumah sakit kami$|^Rumah sakit$/, /hospitals$/i]) }),
    },
  },
]

const width = 360

test.use({ viewport: { width, height: 780 } })

/** The height above the bar at the bottom. */
const readableHeight = (page: Page) =>
  page
    .getByRole('navigation', { name: /^(Navigasi bawah|Bottom navigation)$/ })
    .evaluate((bar) => bar.getBoundingClientRect().top)

const look = async (page: Page, address: string, wanted: FirstScreen['wanted'], say: (words: Words) => RegExp) => {
  await page.goto(address)
  await hydrated(page)
  const end = await readableHeight(page)
  for (const [name, find] of Object.entries(wanted))
    await test.step(name, async () => {
      const found = find(page.getByRole('main'), say).first()
      await expect(found).toBeVisible()
      const box = await found.boundingBox()
      expect((box?.y ?? end) + (box?.height ?? 0)).toBeLessThanOrEqual(end)
      expect((box?.x ?? width) + (box?.width ?? 0)).toBeLessThanOrEqual(width)
    })
}

/** Pages per test, which takes some five seconds. */
const pagesOfTest = 4

for (const [index, prefix] of ['', '/en'].entries())
  for (let first = 0; first < screens.length; first += pagesOfTest) {
    const some = screens.slice(first, first + pagesOfTest)
    test(`the first screen has what is looked for at ${some.map(({ path }) => `${prefix}${path}`).join(', ')}`, async ({
      page,
    }) => {
      for (const { path, wanted } of some)
        await test.step(`${prefix}${path}`, () =>
          look(page, `${prefix}${path}`, wanted, ([indonesian, english]) => (index === 0 ? indonesian : english)))
    })
  }
