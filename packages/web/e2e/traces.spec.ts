import { once } from 'node:events'
import { createServer } from 'node:http'
import { runSite } from '../scripts/running-site.ts'
import { follow } from './follow.ts'
import { logInAs } from './member.ts'
import { expect, hydrated, ownSiteTimeout, test } from './site-test.ts'

/** A collector of OpenTelemetry that stores the spans that it gets. */
const collect = async () => {
  const received: string[] = []
  const server = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      received.push(Buffer.concat(chunks).toString())
      response.setHeader('content-type', 'application/json').end('{}')
    })
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  return {
    url: `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`,
    text: () => received.join('\n'),
    close: () => server.close(),
  }
}

const traceOf = (traceparent = '') => /^00-([0-9a-f]{32})-[0-9a-f]{16}-01$/.exec(traceparent)?.[1] ?? '(none)'

test('what a page asks for is one trace in the browser, the log and the collector, without a word of a person', async ({
  page,
}) => {
  test.setTimeout(ownSiteTimeout)
  const collector = await collect()
  const log: string[] = []
  const site = await runSite({ OTEL_EXPORTER_OTLP_ENDPOINT: collector.url }, undefined, (line) => log.push(line))
  let personal: readonly string[] = []
  const asked: { readonly path: string; readonly traceId: string }[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (/^\/(_data|api|_search)\b/.test(pathname))
      asked.push({ path: pathname, traceId: traceOf(request.headers()['traceparent']) })
  })
  try {
    await page.goto(site.url)
    await hydrated(page)
    await follow(page, '/paket')
    await expect(page).toHaveURL(`${site.url}/paket`)
    const { name } = await logInAs(page, 'siti', site.url)
    await page.goto(`${site.url}/member-area/keluarga`)
    await expect(page.getByRole('main')).toContainText(name)
    personal = [name, 'siti.rahayu']
    const traceIds = new Set<string>()
    // A page is shown before its last call is sent.
    for (const beginning of ['/_data/paket', '/api/member/']) {
      const traceId = () => asked.find(({ path }) => path.startsWith(beginning))?.traceId ?? ''
      await expect.poll(traceId).toMatch(/^[0-9a-f]{32}$/)
      await expect.poll(() => log.filter((line) => line.includes(`"traceId":"${traceId()}"`)).length).toBeGreaterThan(0)
      traceIds.add(traceId())
    }
    expect(traceIds.size).toBe(2)
  } finally {
    // Code for the next pages may still be loading.
    await page.goto('about:blank')
    await site.stop()
    collector.close()
  }
  for (const { traceId } of asked) expect(collector.text()).toContain(traceId)
  for (const word of personal) expect(collector.text()).not.toContain(word)
})
