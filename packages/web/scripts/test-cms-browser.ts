import { spawn } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { ensureChromium } from '@hospital/chromium'
import { chromium } from 'playwright'
import type { Page } from 'playwright'
import { timeFactor } from '../../../.ci/time-factor.ts'
import { createContent } from '../../mocks/src/content/index.ts'
import { freePort } from './free-port.ts'
import { endTree, processorSeconds } from './process-tree.ts'

// `pnpm test:cms:browser`: an editor's first hour, from nothing. Starts `pnpm start --cms` on an empty database, changes an article in the
// editors' screens and sees it on the site, previews the draft of another article, and prints the duration of each step. `--anew` first
// removes the installed Strapi and its built screens. Every wait has a limit, and every started process is ended by its id.

const minute = 60_000
/** Milliseconds that the start may take; building the editors' screens takes most of them. */
const startLimit = 15 * minute
const stepLimit = 2 * minute
/** Milliseconds within which an edit has to be visible: two seconds on a quiet machine. */
const seenLimit = 2000 * (await timeFactor())

const root = fileURLToPath(new URL('../../..', import.meta.url))
const cmsFolder = join(root, 'packages/cms')

/** The lines that the start prints, in this order, and the step that ends with each. */
const marks: readonly (readonly [says: RegExp, step: string])[] = [
  [/^Strapi is installed/, 'generate and build the site, install Strapi'],
  [/^The editors' screens are built/, "build the editors' screens"],
  [/^The demo is in the database/, 'start Strapi, fill the database'],
  [/^CMS: /, 'start Strapi to its end'],
  [/Site: /, 'start the site'],
]

const data = await mkdtemp(join(tmpdir(), 'hospital-cms-'))
if (process.argv.includes('--anew'))
  for (const folder of ['node_modules', 'build', 'dist'])
    await rm(join(cmsFolder, folder), { recursive: true, force: true })

const [port, cmsPort, mockPort] = [await freePort(3100), await freePort(1400), await freePort(4100)]
const site = `http://localhost:${port}`
const started = spawn(process.execPath, ['packages/web/scripts/start.ts', '--cms'], {
  cwd: root,
  stdio: ['ignore', 'pipe', 'inherit'],
  env: { ...process.env, PORT: String(port), CMS_PORT: String(cmsPort), MOCK_PORT: String(mockPort), CMS_DATA: data },
})
const pid = started.pid ?? 0

let last = { at: performance.now(), processor: 0 }
/** Prints the duration of a step since the one before. */
const tell = async (step: string): Promise<void> => {
  const now = { at: performance.now(), processor: await processorSeconds(pid) }
  const [clock, processor] = [(now.at - last.at) / 1000, now.processor - last.processor]
  console.log(
    `${step}: ${clock.toFixed(1)} s (${(clock / 60).toFixed(1)} min), ${processor.toFixed(1)} s of the processor`,
  )
  last = now
}

const within = <Value>(limit: number, what: string, promise: Promise<Value>): Promise<Value> => {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error(`${what} took more than ${limit / 1000} s`)), limit)
  })
  return Promise.race([promise, late]).finally(() => clearTimeout(timer))
}

/** Reads the output of the start until the site is up. Returns the address of the CMS. */
const isUp = async (): Promise<string> => {
  let cms = ''
  let next = 0
  for await (const line of createInterface({ input: started.stdout })) {
    const found = marks.findIndex(([says], index) => index >= next && says.test(line))
    if (found < 0) continue
    await tell(marks[found]?.[1] ?? '')
    next = found + 1
    cms = /^CMS: (\S+)/.exec(line)?.[1] ?? cms
    if (next === marks.length) break
  }
  if (next < marks.length) throw new Error('The start ended before the site was up')
  started.stdout.resume()
  return cms
}

const check = (isTrue: boolean, what: string): void => {
  if (!isTrue) throw new Error(`Not so: ${what}`)
}

const logIn = async (page: Page, cms: string): Promise<void> => {
  const { admin } = JSON.parse(await readFile(join(data, 'access.json'), 'utf8')) as {
    readonly admin: { readonly email: string; readonly password: string }
  }
  await page.goto(`${cms}/admin`)
  await page.locator('input[name="email"]').fill(admin.email)
  await page.locator('input[name="password"]').fill(admin.password)
  await page.locator('button[type="submit"]').click()
  await page.locator('nav').first().waitFor()
}

/** Opens the editor's screen of the article with a slug. */
const openArticle = async (page: Page, cms: string, slug: string): Promise<void> => {
  await page.goto(
    `${cms}/admin/content-manager/collection-types/api::artikel.artikel?filters[$and][0][slug][$eq]=${slug}`,
  )
  await page.getByRole('row').nth(1).click()
  await page.locator('input[name="judul"]').waitFor()
}

/** Presses a button, and waits until Strapi has done its action. */
const press = async (page: Page, name: RegExp, path: string): Promise<void> => {
  const done = page.waitForResponse(
    (response) => response.url().includes(path) && response.request().method() !== 'GET' && response.ok(),
  )
  await page.getByRole('button', { name }).click()
  await done
}

const textOf = async (path: string): Promise<string> => (await fetch(`${site}${path}`)).text()

/** Milliseconds until a page of the site has a text. */
const seenAfter = async (path: string, text: string): Promise<number> => {
  const begun = performance.now()
  while (!(await textOf(path)).includes(text)) {
    check(performance.now() - begun < 5 * seenLimit, `${path} shows the edit`)
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  return performance.now() - begun
}

const content = createContent(new Date())
const pathOf = (slug: string | null, category: number | null) =>
  `/${content.kategoriArtikels.find(({ id }) => id === category)?.slug}/${slug}`
const [edited, drafted] = content.artikels
  .filter(({ publishedAt }) => publishedAt !== null)
  .map(({ slug, kategori_artikel: category }) => ({ slug: slug ?? '', path: pathOf(slug, category) }))

const publish = async (page: Page, cms: string): Promise<void> => {
  const { slug, path } = edited ?? { slug: '', path: '' }
  const title = 'Judul yang baru saja diubah'
  check(!(await textOf(path)).includes(title), 'the page is as it was')
  await openArticle(page, cms, slug)
  await page.locator('input[name="judul"]').fill(title)
  await press(page, /^(?:Publish|Terbit)$/, '/actions/publish')
  const seen = await seenAfter(path, title)
  await tell('change an article, publish it, see it on the site')
  console.log(`  seen ${Math.round(seen)} ms after it was published`)
  check(seen <= seenLimit, `an edit is seen within ${Math.round(seenLimit)} ms`)
}

const preview = async (page: Page, cms: string): Promise<void> => {
  const { slug, path } = drafted ?? { slug: '', path: '' }
  const title = 'Judul draf yang belum terbit'
  await openArticle(page, cms, slug)
  await page.locator('input[name="judul"]').fill(title)
  await press(page, /^(?:Save|Simpan)$/, '/collection-types/api::artikel.artikel/')
  await page.locator('a[href*="/preview"]').first().click()
  const frame = page.frameLocator('iframe')
  await frame.getByRole('heading', { level: 1, name: title }).waitFor()
  await frame.getByText(/Pratinjau · belum terbit.* \d\d\.\d\d WIB/).waitFor()
  await tell('save a draft of another article, open its preview by the button')
  const shot = process.env['CMS_SCREENSHOT']
  if (shot !== undefined) await page.screenshot({ path: shot })
  check(!(await textOf(path)).includes(title), 'the public address does not show the draft')
  check(!(await textOf('/artikel')).includes(title), 'no list shows the draft')
}

const browser = await chromium.launch(await ensureChromium())
try {
  const cms = await within(startLimit, 'the start', isUp())
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } })
  context.setDefaultTimeout(stepLimit)
  const page = await context.newPage()
  try {
    await logIn(page, cms)
    await tell("log in to the editors' screens")
    await within(5 * minute, 'an edit', publish(page, cms))
    await within(5 * minute, 'a preview', preview(page, cms))
    console.log('Seen as it should be')
  } catch (error) {
    await page.screenshot({ path: join(tmpdir(), 'test-cms-browser.png') }).catch(() => undefined)
    throw error
  }
} finally {
  await browser.close()
  await endTree(pid, 20_000)
  await rm(data, { recursive: true, force: true })
}
