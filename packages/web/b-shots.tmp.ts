import { chromium } from 'playwright'
import { ensureChromium } from '../chromium/src/index.ts'
const base = process.env.BASE ?? 'http://localhost:3321'
const only = process.argv.slice(2)
const html = await (await fetch(`${base}/artikel`)).text()
const article = only.find((x) => x.startsWith('/')) 
const q = await (await fetch(`${base}/informasi/data-indikator-mutu`)).text()
const ind = /href="(\/informasi\/data-indikator-mutu\/[^"]+)"/.exec(q)?.[1] ?? ''
const ev = /href="(\/informasi\/event-community\/[^"]+)"/.exec(await (await fetch(`${base}/informasi/event-community`)).text())?.[1] ?? ''
const pages: Record<string,string> = { articles: '/artikel', search: '/artikel?q=xyzzy', health: '/informasi/artikel-kesehatan', spec: '/informasi/artikel-kesehatan?spesialis=SPA', article: '/penyakit-dan-gejala/gusi-berdarah-dan-karang-gigi', table: '/penyakit-dan-gejala/gula-darah-tinggi', events: '/informasi/event-community', event: ev, form: '/informasi/forms/rekam-medis', career: '/informasi/karir/perawat-icu', quality: '/informasi/data-indikator-mutu', indicator: ind, about: '/about-us', account: '/account/my-account', password: '/account/forget-password' }
const browser = await chromium.launch(await ensureChromium())
for (const [name, path] of Object.entries(pages)) {
  if (only.length && !only.includes(name)) continue
  for (const [w, lang] of [[1280, ''], [360, '/en']] as const) {
    const page = await browser.newPage({ viewport: { width: w, height: 900 } })
    page.on('console', (m) => ['error', 'warning'].includes(m.type()) && console.log(name, w, m.text().slice(0, 300)))
    page.on('pageerror', (e) => console.log(name, w, 'ERR', e.message.slice(0, 300)))
    const r = await page.goto(base + lang + path)
    await page.waitForSelector('html[data-hydrated]').catch(() => console.log(name, 'not hydrated'))
    await page.evaluate(() => { document.querySelectorAll('img[loading=lazy]').forEach((i) => i.setAttribute('loading', 'eager')) })
    await page.waitForTimeout(700)
    console.log(name, w, r?.status(), await page.evaluate(() => [document.documentElement.scrollWidth, document.documentElement.scrollHeight].join('x')))
    await page.screenshot({ path: `/work/tmp/b/${name}-${w}.png`, fullPage: true })
    await page.close()
  }
}
await browser.close()
