import { createHash } from 'node:crypto'
import { brotliCompressSync } from 'node:zlib'
import type { Page } from '@playwright/test'
import { logInAs } from './member.ts'
import { expect, hydrated, test } from './site-test.ts'

/** Adds up how far content moves while the page loads. */
const watchShift = (page: Page) =>
  page.addInitScript(() => {
    Object.assign(window, { shift: 0 })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        if ('value' in entry && typeof entry.value === 'number')
          Object.assign(window, { shift: Reflect.get(window, 'shift') + entry.value })
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })

const shiftOf = (page: Page): Promise<number> => page.evaluate(() => Number(Reflect.get(window, 'shift')))

test('the server’s markup holds no handler, no style attribute, and of scripts only data and what the policy names', async ({
  request,
}) => {
  const response = await request.get('/')
  const html = await response.text()
  expect(html).not.toMatch(/<[^>]+\sstyle=/)
  expect(html).not.toMatch(/<[^>]+\son[a-z]+=/)
  const data = ['<script type="application/ld+json">', '<script type="application/json" id="document-state">']
  const [early = '', ...others] = html.match(/<script(?![^>]*\bsrc=)[^>]*>/g) ?? []
  expect(others).toEqual(data)
  const text = html.split(early)[1]?.split('</script>')[0] ?? ''
  const policy = response.headers()['content-security-policy']
  expect(policy).toContain(`script-src 'self' 'sha256-${createHash('sha256').update(text).digest('base64')}';`)
})

test('files of the build are sent compressed, and for ever', async ({ request }) => {
  const html = await (await request.get('/')).text()
  const [, script = ''] = /<script type="module" fetchpriority="low" src="([^"]+)"/.exec(html) ?? []
  const headers = (await request.get(script, { headers: { 'accept-encoding': 'br' } })).headers()
  expect(headers).toMatchObject({ 'content-encoding': 'br', 'cache-control': 'public, max-age=31536000, immutable' })
})

test('the home page costs at most 92 kB of script and 10 kB of style, and nothing moves when it arrives', async ({
  page,
}) => {
  const bytes: Record<string, number> = {}
  page.on('response', (response) => {
    const kind = response.request().resourceType()
    bytes[kind] = (bytes[kind] ?? 0) + Number(response.headers()['content-length'])
  })
  await watchShift(page)
  const document = await page.goto('/', { waitUntil: 'networkidle' })
  await hydrated(page)
  expect(bytes['script']).toBeLessThanOrEqual(92_000)
  const styles = (await document?.text())?.match(/<style[^]*?<\/style>/g) ?? []
  expect(styles.length).toBeGreaterThan(1)
  expect(brotliCompressSync(styles.join('')).byteLength).toBeLessThanOrEqual(10_000)
  expect(bytes).not.toHaveProperty('stylesheet')
  expect(await shiftOf(page)).toBeLessThanOrEqual(0.01)
})

test('a patient who is logged in pays 4.2 kB more on a public page: what reads personal data comes with their own', async ({
  page,
  baseURL,
}) => {
  const scripts = new Map<string, number>()
  page.on('response', (response) => {
    if (response.request().resourceType() !== 'script') return
    scripts.set(new URL(response.url()).pathname, Number(response.headers()['content-length']))
  })
  const visit = async () => {
    scripts.clear()
    await page.goto('/', { waitUntil: 'networkidle' })
    await hydrated(page)
  }
  await visit()
  const asVisitor = new Set(scripts.keys())
  await logInAs(page, 'siti', baseURL ?? '')
  await page.goto('/health')
  await visit()
  await expect(page.getByRole('banner').getByText('Siti').first()).toBeVisible()
  const more = () => [...scripts].filter(([path]) => !asVisitor.has(path))
  const names = () => more().map(([path]) => /^\/assets\/(.*)-.{8}\.js$/.exec(path)?.[1])
  // Other pages share the date rules. The session's code is fetched last, on a busy machine long after the page.
  await expect.poll(() => new Set(names())).toEqual(new Set(['pages', 'session']))
  expect(more().reduce((sum, [, size]) => sum + size, 0)).toBeLessThanOrEqual(4249)
})

for (const width of [320, 1280]) {
  test(`nothing moves when the font comes long after the page, nor is another one fetched, at ${width} px`, async ({
    page,
  }) => {
    const fonts: string[] = []
    let release = () => undefined as void
    const held = new Promise<void>((resolve) => (release = resolve))
    await page.route('**/*.woff2', async (route) => {
      fonts.push(new URL(route.request().url()).pathname)
      await held
      await route.continue()
    })
    await watchShift(page)
    await page.setViewportSize({ width, height: 800 })
    await page.goto('/', { waitUntil: 'domcontentloaded' })
    await hydrated(page)
    const bodyFont = () =>
      page.evaluate(() =>
        [...document.fonts].filter(({ family }) => family.includes('Variable')).map(({ status }) => status),
      )
    expect(await bodyFont()).toContain('loading')
    release()
    await expect.poll(bodyFont).toContain('loaded')
    expect(await shiftOf(page)).toBe(0)
    await page.waitForLoadState('networkidle')
    expect(fonts).toHaveLength(1)
  })
}

test('a style sheet in the document is not fetched; one that a further page needs is fetched once', async ({
  page,
}) => {
  const fetched: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'stylesheet') fetched.push(new URL(request.url()).pathname)
  })
  await page.goto('/jadwal-dokter')
  await hydrated(page)
  await page.getByRole('link', { name: 'Beranda' }).first().click()
  await expect(page).toHaveURL('/')
  expect(fetched).toEqual([])
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1, name: 'Jadwal dokter' })).toBeVisible()
  expect(fetched).toEqual([])
  await page.goto('/')
  await hydrated(page)
  await page.locator('main a[href="/jadwal-dokter"]').first().click()
  await expect(page.getByRole('heading', { level: 1, name: 'Jadwal dokter' })).toBeVisible()
  expect(fetched.length).toBeGreaterThan(0)
  expect(new Set(fetched).size).toBe(fetched.length)
})

test('locale data is read by another thread before the page’s own script runs, and all other scripts give way to what is seen', async ({
  page,
  request,
}) => {
  const reader = page.waitForEvent('worker')
  await page.route('**/assets/entry-*.js', async (route) => {
    await reader
    await route.continue()
  })
  await page.goto('/')
  await hydrated(page)
  expect((await reader).url()).toMatch(/\/assets\/locale-data-/)
  const html = await (await request.get('/')).text()
  const loaded = html.match(/<(?:script type="module"|link rel="modulepreload")[^>]*>/g) ?? []
  expect(loaded.length).toBeGreaterThan(1)
  expect(loaded.filter((tag) => !tag.includes('fetchpriority="low"'))).toEqual([])
})

for (const path of ['/', '/jadwal-dokter']) {
  test(`what ${path} needs of the build is named before its document as well as in it, and fetched once`, async ({
    page,
  }) => {
    const asked: string[] = []
    page.on('request', (request) => asked.push(new URL(request.url()).pathname))
    const document = await page.goto(path)
    await hydrated(page)
    const inHeader = [...(document?.headers()['link'] ?? '').matchAll(/<([^>]+)>; rel="(?:module)?preload"/g)].map(
      ([, address = '']) => address,
    )
    const inHead = [
      ...((await document?.text()) ?? '').matchAll(
        /<(?:link rel="(?:module)?preload" href|script type="module" fetchpriority="low" src)="([^"]+)"/g,
      ),
    ].map(([, address = '']) => address)
    expect(inHeader.length).toBeGreaterThan(3)
    expect(inHeader.toSorted()).toEqual(inHead.toSorted())
    expect(asked.filter((address) => inHeader.includes(address)).toSorted()).toEqual(inHeader.toSorted())
  })
}

test('the scripts that every page starts with are compiled while they arrive', async ({ page, request }) => {
  const html = await (await page.goto('/'))?.text()
  const scripts = [...(html ?? '').matchAll(/"(\/assets\/(?:libraries|entry)-[^"]+\.js)"/g)].map(
    ([, address = '']) => address,
  )
  expect(new Set(scripts).size).toBe(2)
  const hint = '//# allFunctionsCalledOnLoad\n'
  for (const address of scripts) expect((await (await request.get(address)).text()).slice(0, hint.length)).toBe(hint)
})

test.describe('pictures that are not among the first to be seen', () => {
  const photo = /\/uploads\/dokter\//
  // A browser requests nearby pictures as soon as it has painted their places.
  const frames = () =>
    new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => requestIdleCallback(resolve))))

  test('are asked for when the page is at work', async ({ page }) => {
    await page.addInitScript(() => {
      const atWork = () => performance.getEntriesByName('at work').length === 0 && performance.mark('at work')
      new MutationObserver(atWork).observe(document, {
        attributes: true,
        subtree: true,
        attributeFilter: ['data-hydrated'],
      })
    })
    let release = () => undefined as void
    const held = new Promise<void>((resolve) => (release = resolve))
    await page.route('**/assets/entry-*.js', async (route) => {
      await held
      await route.continue()
    })
    const photos: string[] = []
    page.on('request', (asked) => {
      if (photo.test(asked.url())) photos.push(asked.url())
    })
    await page.goto('/jadwal-dokter', { waitUntil: 'commit' })
    await expect(page.getByRole('article').first()).toBeVisible()
    await page.evaluate(frames)
    expect(photos).toEqual([])
    release()
    await expect.poll(() => photos.length).toBeGreaterThan(0)
    await hydrated(page)
    const times = () =>
      page.evaluate(() => {
        const photoEntries = performance
          .getEntriesByType('resource')
          .filter(({ name }) => name.includes('/uploads/dokter/'))
        return [...performance.getEntriesByName('at work'), ...photoEntries].map(({ startTime }) => startTime)
      })
    // A picture is recorded when it has arrived.
    await expect.poll(async () => (await times()).length).toBeGreaterThan(1)
    const [atWork = 0, ...asked] = await times()
    expect(Math.min(...asked)).toBeGreaterThan(atWork)
  })

  test('are also those of the slides after the first', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 })
    await page.route('**/assets/entry-*.js', () => new Promise(() => undefined))
    const asked: string[] = []
    page.on('request', (request) => asked.push(request.url()))
    await page.goto('/', { waitUntil: 'commit' })
    const slides = page.getByRole('list', { name: 'Sorotan' }).locator('img')
    await expect(slides.first()).toBeVisible()
    await page.evaluate(frames)
    // The name of each size contains the picture's own name.
    const names = await slides.evaluateAll((pictures) =>
      pictures.map((picture) => /([^/]+)\.\w+$/.exec(picture.getAttribute('src') ?? '')?.[1] ?? ''),
    )
    expect(names.length).toBeGreaterThan(1)
    expect(names.map((name) => asked.some((address) => address.includes(name)))).toEqual(
      names.map((_, index) => index === 0),
    )
  })

  test('do not wait for the first picture', async ({ page }) => {
    await page.route('**/uploads/*slider*', () => new Promise(() => undefined))
    const shown = page.waitForResponse(photo)
    await page.goto('/', { waitUntil: 'commit' })
    expect((await shown).ok()).toBe(true)
  })

  test.describe('where scripts fail', () => {
    test.use({ tolerated: /net::ERR_FAILED/ })

    const failing = { 'the scripts that every page starts with': 'react', 'the page’s own script': 'doctor-schedules' }
    for (const [what, name] of Object.entries(failing)) {
      test(`come all the same: ${what}`, async ({ page }) => {
        await page.route(`**/assets/${name}-*.js`, (route) => route.abort())
        const shown = page.waitForResponse(photo)
        await page.goto('/jadwal-dokter')
        expect((await shown).ok()).toBe(true)
      })
    }
  })

  test.describe('where no script runs', () => {
    test.use({ javaScriptEnabled: false })

    test('come at once', async ({ page }) => {
      const shown = page.waitForResponse(photo)
      await page.goto('/jadwal-dokter')
      expect((await shown).ok()).toBe(true)
    })
  })
})

test('a page fetches the font of its everyday letters, and the rest of it when it shows another letter', async ({
  page,
}) => {
  const fonts: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'font') fonts.push(new URL(request.url()).pathname.replace(/-[\w-]{8}\.woff2$/, ''))
  })
  await page.goto('/', { waitUntil: 'networkidle' })
  expect(fonts).toEqual(['/assets/plus-jakarta-sans-core'])
  await page
    .getByRole('heading', { level: 2 })
    .first()
    .evaluate((heading) => heading.append('dr. José'))
  await expect
    .poll(() => fonts)
    .toEqual(['/assets/plus-jakarta-sans-core', '/assets/plus-jakarta-sans-latin-wght-normal'])
})

test('every file of the build may be read by this site alone, and as nothing else than it is', async ({ request }) => {
  const html = await (await request.get('/')).text()
  const files = [...html.matchAll(/"(\/assets\/[^"]+\.(?:js|woff2))"/g)].map(([, address = '']) => address)
  expect(new Set(files.map((file) => file.replace(/.*\./, '')))).toEqual(new Set(['js', 'woff2']))
  for (const file of [...new Set(files), '/favicon.svg', '/share.png', '/sw.js']) {
    const response = await request.get(file)
    expect([file, response.status()]).toEqual([file, 200])
    expect(response.headers()).toMatchObject({
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'same-origin',
    })
  }
})
