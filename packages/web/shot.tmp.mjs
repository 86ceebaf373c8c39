import { ensureChromium } from '@hospital/chromium'
import { chromium } from 'playwright'
const launch = await ensureChromium()
const b = await chromium.launch(launch)
const [who = 'siti', ...paths] = process.argv.slice(2)
const emails = {
  siti: 'siti.rahayu@contoh.example',
  suparno: 'suparno@contoh.example',
  rizky: 'rizky.ramadhan@contoh.example',
  nobody: '',
}
for (const width of [360, 1280]) {
  const c = await b.newContext({ viewport: { width, height: 800 }, reducedMotion: 'reduce' })
  const p = await c.newPage()
  p.on(
    'console',
    (m) => ['error', 'warning'].includes(m.type()) && console.log(width, m.type(), m.text().slice(0, 300)),
  )
  p.on('pageerror', (e) => console.log(width, 'pageerror', e.message.slice(0, 500)))
  if (emails[who]) {
    await p.goto('http://localhost:3200/member-area/login')
    await p.waitForSelector('html[data-hydrated]')
    await p.getByLabel(/email/i).first().fill(emails[who])
    await p
      .getByLabel(/kata sandi/i)
      .first()
      .fill('Rahasia123')
    await p.getByRole('main').getByRole('button', { name: 'Masuk' }).click()
    await p.waitForURL(/profile/)
  }
  for (const path of paths) {
    await p.goto('http://localhost:3200' + path, { waitUntil: 'networkidle' })
    await p.waitForTimeout(300)
    const name = '/tmp/shots/' + path.replace(/\W+/g, '_') + '-' + width + '.png'
    await p.screenshot({ path: name, fullPage: true })
  }
  await c.close()
}
await b.close()
