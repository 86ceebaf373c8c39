import { ensureChromium } from '@hospital/chromium'
import lighthouse from 'lighthouse'
import { computeMedianRun } from 'lighthouse/core/lib/median-run.js'
import { chromium } from 'playwright'
import { freePort } from '../scripts/free-port.ts'
import { anAddress, runSite } from '../scripts/running-site.ts'

// Lighthouse's scores of the built site, on a phone, in both languages: the median of three runs, as its authors advise.
const runs = 3
const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const
const site = await runSite()
const port = await freePort(9322)
const launch = await ensureChromium()
const browser = await chromium.launch({ ...launch, args: [...launch.args, `--remote-debugging-port=${port}`] })
type Result = NonNullable<Awaited<ReturnType<typeof lighthouse>>>['lhr']

const measure = async (path: string): Promise<Result> => {
  const result = await lighthouse(`${site.url}${path}`, { port, onlyCategories: [...categories], logLevel: 'error' })
  if (!result) throw new Error(`Lighthouse gave nothing for ${path}`)
  return result.lhr
}

try {
  const article = await anAddress(site, /^\/(?!en\/)(?!dokter|paket|rumah-sakit|informasi|layanan|artikel)[\w-]+\/./)
  const paths = [
    '/',
    await anAddress(site, /^\/dokter\/(?!appointment)./),
    article,
    await anAddress(site, /^\/paket\/./),
    await anAddress(site, /^\/rumah-sakit\/./),
  ]
  for (const path of paths.flatMap((own) => [own, own === '/' ? '/en' : `/en${own}`])) {
    const results: Result[] = []
    for (let run = 0; run < runs; run += 1) results.push(await measure(path))
    const { categories: marks, audits }: Result = computeMedianRun(results)
    const line = categories.map((name) => `${name} ${Math.round((marks[name]?.score ?? 0) * 100)}`).join(', ')
    const failed = Object.values(audits).flatMap(({ id, score, scoreDisplayMode }) =>
      score !== null && score < 0.9 && scoreDisplayMode !== 'informative' ? [id] : [],
    )
    const seconds = ['largest-contentful-paint', 'total-blocking-time']
      .map((id) => `${id} ${audits[id]?.displayValue}`)
      .join(', ')
    console.log(`${path}: ${line}; ${seconds}${failed.length > 0 ? ` (below 90: ${failed.join(', ')})` : ''}`)
  }
} finally {
  await browser.close()
  await site.stop()
}
