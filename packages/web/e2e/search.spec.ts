import type { Locator, Page, Request } from '@playwright/test'
import { tabTo } from './keyboard.ts'
import { expect, expectAccessible, hydrated, test, testsAt } from './site-test.ts'

const languages = [
  {
    path: '/paket',
    prefix: '',
    title: 'Cari di situs ini',
    groups: ['Artikel', 'Paket', 'Dokter', 'Acara & komunitas'],
    none: [
      'Artikel tidak ditemukan',
      'Paket tidak ditemukan',
      'Dokter tidak ditemukan',
      'Acara atau komunitas tidak ditemukan',
    ],
    counted: (count: number) => `${count} hasil`,
    loading: 'Memuat…',
    failed: 'Bagian ini belum dapat ditampilkan',
    best: 'Paling sesuai',
    nothing: 'Tidak ada yang cocok',
  },
  {
    path: '/en/paket',
    prefix: '/en',
    title: 'Search this site',
    groups: ['Articles', 'Packages', 'Doctors', 'Events and communities'],
    none: ['No articles found', 'No packages found', 'No doctors found', 'No events or communities found'],
    counted: (count: number) => (count === 1 ? '1 result' : `${count} results`),
    loading: 'Loading…',
    failed: 'This part cannot be shown right now',
    best: 'Best matches',
    nothing: 'Nothing fits',
  },
] as const

/** The search words of a request. */
const wordsOf = (request: Request): string | undefined => {
  const { variables } = (request.postDataJSON() ?? {}) as { readonly variables?: { readonly text?: string } }
  return variables?.text
}

const titleAt = (path: string) => (path.startsWith('/en') ? 'Search this site' : 'Cari di situs ini')

const openSearch = async (page: Page, path = '/') => {
  await page.goto(path)
  await hydrated(page)
  await page
    .getByRole('banner')
    .getByRole('button', { name: titleAt(path) })
    .click()
  const dialog = page.getByRole('dialog', { name: titleAt(path) })
  await expect(dialog).toBeVisible()
  return { dialog, field: dialog.getByRole('searchbox') }
}

const linksOf = (dialog: Locator, group: string) =>
  dialog.getByRole('region', { name: group, exact: true }).getByRole('link')

/** Words with hits in all four groups, and words without any. */
const [everywhere, nowhere] = ['jantung', 'qqqzzz']

for (const { path, prefix, title, groups, none, counted, loading, failed, best, nothing } of languages) {
  const [articles, packages, doctors, events] = groups
  const addresses = [
    [articles, new RegExp(`^${prefix}/(?!paket/|dokter/)[\\w-]+/[\\w-]+$`)],
    [packages, new RegExp(`^${prefix}/paket/[\\w-]+$`)],
    [doctors, new RegExp(`^${prefix}/dokter/[\\w-]+$`)],
    [events, new RegExp(`^${prefix}/informasi/event-community/[\\w-]+$`)],
  ] as const

  test.describe(`the search of the header at ${path}`, () => {
    const { inIndonesian, inEnglish } = testsAt(path)

    inEnglish(
      'opens a modal, 70 % wide, and finds articles, packages, doctors and events while one types',
      { tag: ['@search.modal', '@search.groups', '@search.links', '@search.filters'] },
      async ({ page }) => {
        const { dialog, field } = await openSearch(page, path)
        await expect.poll(async () => Math.round((((await dialog.boundingBox())?.width ?? 0) / 1280) * 100)).toBe(70)
        await expect(field).toBeFocused()
        await field.pressSequentially(everywhere)
        await expect(dialog.getByRole('status')).toHaveText(/^\d+ /)
        for (const [place, name] of groups.entries()) {
          await expect(dialog.getByRole('checkbox', { name, exact: true })).toBeChecked()
          await expect(dialog.getByRole('region').nth(place)).toHaveAccessibleName(name)
        }
        await expect(dialog.getByRole('group', { name: best }).getByRole('link')).toHaveCount(3)
        for (const [name, address] of addresses) {
          await expect(linksOf(dialog, name)).not.toHaveCount(0)
          // Read at once: the links may still belong to the text before the last letter.
          const hrefs = await linksOf(dialog, name).evaluateAll((links) =>
            links.map((link) => link.getAttribute('href') ?? ''),
          )
          expect(hrefs.filter((href) => !address.test(href))).toEqual([])
        }
        const announced = async () =>
          (await dialog.getByRole('status').innerText()) ===
          counted(await dialog.getByRole('region').getByRole('link').count())
        await expect.poll(announced).toBe(true)
        await expectAccessible(page)
      },
    )

    inIndonesian(
      'is used by keyboard: a group is switched off and on again, a result followed',
      { tag: '@search.filters' },
      async ({ page }) => {
        await page.goto(path)
        await hydrated(page)
        await tabTo(page, page.getByRole('banner').getByRole('button', { name: title }))
        await page.keyboard.press('Enter')
        const dialog = page.getByRole('dialog', { name: title })
        await expect(dialog.getByRole('searchbox')).toBeFocused()
        // Inserted at once: after a pause between letters, the search would answer for the letters so far.
        await page.keyboard.insertText(everywhere)
        for (const name of groups) await expect(linksOf(dialog, name)).not.toHaveCount(0)
        const all = await dialog.getByRole('region').getByRole('link').count()
        const offers = await linksOf(dialog, packages).count()
        await tabTo(page, dialog.getByRole('checkbox', { name: packages, exact: true }))
        await page.keyboard.press('Space')
        await expect(dialog.getByRole('region', { name: packages, exact: true })).toHaveCount(0)
        await expect(dialog.getByRole('status')).toHaveText(counted(all - offers))
        await page.keyboard.press('Space')
        await expect(linksOf(dialog, packages)).toHaveCount(offers)
        const doctor = linksOf(dialog, doctors).first()
        const address = (await doctor.getAttribute('href')) ?? ''
        await tabTo(page, doctor)
        await page.keyboard.press('Enter')
        await expect(page).toHaveURL(address)
        await expect(dialog).toBeHidden()
      },
    )

    inEnglish(
      'says of each group that has nothing that it has nothing',
      { tag: '@search.not-found' },
      async ({ page }) => {
        const { dialog, field } = await openSearch(page, path)
        await field.fill(nowhere)
        for (const [index, name] of groups.entries()) {
          await expect(
            dialog.getByRole('region', { name, exact: true }).getByText(none[index] ?? '', { exact: true }),
          ).toBeVisible()
        }
        await expect(dialog.getByRole('status')).toHaveText(counted(0))
      },
    )

    inIndonesian(
      'takes blank words and mere wildcards for nothing to search for',
      { tag: '@search.empty' },
      async ({ page }) => {
        const { dialog, field } = await openSearch(page, path)
        for (const blank of ['', '   ']) {
          await field.fill(everywhere)
          await expect(linksOf(dialog, articles)).not.toHaveCount(0)
          await field.fill(blank)
          await expect(dialog.getByRole('region')).toHaveCount(0)
          await expect(dialog).toBeVisible()
        }
        await field.fill('%%')
        for (const sentence of none) await expect(dialog.getByText(sentence, { exact: true })).toBeVisible()
      },
    )

    inEnglish('never shows an older answer for newer words', async ({ page }) => {
      // An aborted request would never be answered. Without its signal it gets a late answer.
      await page.addInitScript(() => {
        const send = window.fetch
        window.fetch = (input, init) => send(input, init && { ...init, signal: null })
      })
      const { dialog, field } = await openSearch(page, path)
      const releases: Record<string, () => void> = {}
      const held = Object.fromEntries(
        [everywhere, nowhere].map((words) => [words, new Promise<void>((resolve) => (releases[words] = resolve))]),
      )
      const answered: string[] = []
      await page.route('**/_search', async (route) => {
        await held[wordsOf(route.request()) ?? '']
        await route.continue()
      })
      page.on('requestfinished', (request) => {
        const text = wordsOf(request)
        if (text !== undefined) answered.push(text)
      })
      const isAsked = (words: string) =>
        page.waitForRequest((request) => request.postData()?.includes(`"${words}"`) ?? false)
      const times = (words: string) => answered.filter((answer) => answer === words).length
      const links = dialog.getByRole('region').getByRole('link')

      const first = isAsked(everywhere)
      await field.fill(everywhere)
      await first
      await field.fill(nowhere)
      releases[nowhere]?.()
      for (const sentence of none) await expect(dialog.getByText(sentence, { exact: true })).toBeVisible()
      releases[everywhere]?.()
      await expect.poll(() => times(everywhere)).toBe(1)
      await page.evaluate(async () => (await fetch('/health')).text())
      for (const sentence of none) await expect(dialog.getByText(sentence, { exact: true })).toBeVisible()
      await expect(links).toHaveCount(0)

      // The same while the newer request is under way.
      await field.fill(everywhere)
      for (const name of groups) await expect(linksOf(dialog, name)).not.toHaveCount(0)
      held['anak'] = new Promise((resolve) => (releases['anak'] = resolve))
      const next = isAsked('anak')
      await field.fill('anak')
      await next
      await page.evaluate(async () => (await fetch('/health')).text())
      expect(await links.count()).toBe(0)
      await expect(dialog.getByRole('status')).toHaveText(loading)
      releases['anak']?.()
      await expect(linksOf(dialog, packages)).not.toHaveCount(0)
    })

    inIndonesian('says so where a group cannot be searched just now', async ({ page }) => {
      const { dialog, field } = await openSearch(page, path)
      await page.route('**/_search', async (route) => {
        const response = await route.fetch()
        const json = (await response.json()) as { data: { search: { groups: { state: string; hits: unknown[] }[] } } }
        Object.assign(json.data.search.groups[0] ?? {}, { state: 'failed', hits: [] })
        await route.fulfill({ response, json })
      })
      await field.fill(everywhere)
      await expect(dialog.getByText(failed)).toHaveCount(1)
      for (const name of [packages, doctors, events]) await expect(linksOf(dialog, name)).not.toHaveCount(0)
    })

    inIndonesian('where nothing is found, offers usual tasks and the telephones of the hospitals', async ({ page }) => {
      const { dialog, field } = await openSearch(page, path)
      await field.fill(nowhere)
      await expect(dialog.getByText(nothing, { exact: true })).toBeVisible()
      await expect(dialog.getByRole('link', { name: /119/ })).toHaveAttribute('href', 'tel:119')
      await expect(dialog.getByRole('link', { name: /RS Kawung Karawang/ })).toHaveAttribute(
        'href',
        'tel:+622670845001',
      )
      await expectAccessible(page)
    })

    inEnglish(
      'closes when a result is followed, stores the words once for seven days, and offers them again',
      { tag: '@search.history-cookie' },
      async ({ page, context }) => {
        for (let time = 0; time < 2; time += 1) {
          const { dialog, field } = await openSearch(page, path)
          await field.fill(everywhere)
          await linksOf(dialog, articles).first().click()
          await expect(page).not.toHaveURL(path)
          await expect(dialog).toBeHidden()
        }
        const cookie = (await context.cookies()).find(({ name }) => name === 'search_history')
        expect(decodeURIComponent(cookie?.value ?? '')).toBe(JSON.stringify([everywhere]))
        expect(Math.round(((cookie?.expires ?? 0) - Date.now() / 1000) / 86_400)).toBe(7)
        const { dialog, field } = await openSearch(page, path)
        await dialog.getByRole('button', { name: everywhere, exact: true }).click()
        await expect(field).toHaveValue(everywhere)
        await expect(linksOf(dialog, articles)).not.toHaveCount(0)
      },
    )
  })
}

test.describe('the search of the header', () => {
  test('answers what was typed before it was at work', async ({ page }) => {
    // The rest of the hydration waits: React continues by messages to itself.
    await page.addInitScript(() => {
      const waiting: (() => void)[] = []
      const isHeld = () => document.documentElement.hasAttribute('data-hydrated') && !Object.hasOwn(window, 'goOn')
      const sender = Reflect.get(MessagePort.prototype, 'postMessage') as (...message: unknown[]) => void
      const postMessage = new Proxy(sender, {
        apply: (send, port, message) =>
          isHeld() ? waiting.push(() => Reflect.apply(send, port, message)) : Reflect.apply(send, port, message),
      })
      Object.assign(MessagePort.prototype, { postMessage })
      addEventListener('go-on', () => {
        Object.assign(window, { goOn: true })
        waiting.forEach((next) => next())
      })
    })
    await page.goto('/')
    await hydrated(page)
    const isAtWork = () =>
      page
        .locator('dialog input[type=search]')
        .evaluate((input) => Object.keys(input).some((key) => key.startsWith('__reactFiber')))
    expect(await isAtWork()).toBe(false)
    await page.getByRole('button', { name: 'Cari di situs ini' }).click()
    const dialog = page.getByRole('dialog')
    const field = dialog.getByRole('searchbox')
    await field.pressSequentially('jantung')
    await page.evaluate(() => dispatchEvent(new Event('go-on')))
    await expect(linksOf(dialog, 'Artikel')).not.toHaveCount(0)
    await expect(field).toHaveValue('jantung')
  })

  test('stores earlier searches, also if a page of results is opened by its address', async ({ page, context }) => {
    for (const words of ['jantung', 'gizi']) {
      await page.goto(`/cari?q=${words}`)
      await hydrated(page)
    }
    const cookie = (await context.cookies()).find(({ name }) => name === 'search_history')
    expect(decodeURIComponent(cookie?.value ?? '')).toBe('["gizi","jantung"]')
    const { dialog } = await openSearch(page)
    for (const words of ['gizi', 'jantung']) await expect(dialog.getByRole('button', { name: words })).toBeVisible()
  })
})
