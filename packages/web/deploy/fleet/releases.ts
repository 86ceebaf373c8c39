import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { ensureChromium } from '@hospital/chromium'
import { chromium } from 'playwright'
import type { Browser, Page } from 'playwright'
import type { Fleet } from './fleet.ts'
import type { Load } from './load.ts'
import { makeNextVersion } from './next-version.ts'

const web = fileURLToPath(new URL('../..', import.meta.url))

/** Prints a result, and whether it is as expected. */
type Tell = (isWell: boolean, text: string) => void

const typed = 'Apakah ibu saya boleh dijenguk anak kecil?'

/** A page that is open while the fleet changes. */
interface OpenPage {
  readonly page: Page
  /** The page's problems: errors of its script, and missing files. */
  readonly faults: string[]
}

const open = async (browser: Browser, url: string): Promise<OpenPage> => {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, locale: 'id-ID' })
  const page = await context.newPage()
  page.setDefaultTimeout(20_000)
  const faults: string[] = []
  page.on('pageerror', (error) => faults.push(error.message))
  page.on('console', (message) => message.type() === 'error' && faults.push(message.text()))
  page.on('response', (response) => {
    if (response.status() >= 400) faults.push(`${response.status()} ${new URL(response.url()).pathname}`)
  })
  await page.goto(url)
  await page.locator('html[data-hydrated]').waitFor()
  return { page, faults }
}

const follow = async ({ page }: OpenPage, path: string): Promise<void> => {
  await page
    .locator(`a[href="${path}"]`)
    .first()
    .evaluate((link: HTMLElement) => link.click())
  await page.waitForURL((url) => url.pathname === path)
  await page.locator('html[data-hydrated]').waitFor()
  await page.getByRole('heading', { level: 1 }).waitFor()
}

/** Opens pages, like visitors during the change from one version to another. */
const openPages = async (browser: Browser, url: string) => {
  const reader = await open(browser, `${url}/`)
  const writer = await open(browser, `${url}/informasi/hubungi-kami`)
  await writer.page.locator('main form [name=pesan]').fill(typed)
  const chooser = await open(browser, `${url}/dokter/appointment`)
  return { reader, writer, chooser }
}

/** The visitors' results after the version of their pages has gone. */
const goOn = async ({ reader, writer, chooser }: Awaited<ReturnType<typeof openPages>>) => {
  await follow(reader, '/paket')
  await follow(reader, '/jadwal-dokter')
  await follow(writer, '/paket')
  await writer.page.goBack()
  const isKept = await writer.page
    .waitForFunction(
      (text) => document.querySelector<HTMLTextAreaElement>('main form [name=pesan]')?.value === text,
      typed,
    )
    .then(
      () => true,
      () => false,
    )
  await follow(chooser, '/jadwal-dokter')
  return { isKept, faults: [reader, writer, chooser].flatMap(({ faults }) => faults) }
}

/** How many code files of a version a site serves. */
const filesOf = async (version: string, url: string) => {
  const names = (await readdir(join(version, 'dist/client/assets'))).filter((name) => name.endsWith('.js'))
  const answers = await Promise.all(names.map((name) => fetch(`${url}/assets/${name}`)))
  return { all: names.length, found: answers.filter(({ ok }) => ok).length }
}

/**
 * Replaces the sites one after the other by a version in which all files have other names, under load and with open pages. Then goes back
 * in the same way.
 */
export const release = async ({ edge, sites }: Fleet, load: () => Promise<Load>, tell: Tell): Promise<void> => {
  const browser = await chromium.launch(await ensureChromium())
  const url = edge.url.replace('127.0.0.1', 'localhost')
  const next = await makeNextVersion()
  try {
    for (const [what, before, folder] of [
      ['a release', web, next],
      ['the way back', next, web],
    ] as const) {
      const pages = await openPages(browser, url)
      const loading = load()
      for (const site of sites) {
        await site.stop()
        await site.start(folder)
        await edge.allWell()
      }
      const { isKept, faults } = await goOn(pages)
      const { all, found } = await filesOf(before, url)
      const { failed, requests } = await loading
      tell(
        failed === 0 && faults.length === 0 && isKept && found === all,
        `${what}, site by site, under load: ${failed} of ${requests} requests failed; pages that were open: ${faults.join(', ') || 'none broke'}, what was typed ${isKept ? 'is still there' : 'is lost'}; ${found} of ${all} files of the version before are there`,
      )
    }
  } finally {
    await browser.close()
  }
}
