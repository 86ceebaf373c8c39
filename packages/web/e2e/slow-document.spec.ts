import { createServer } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import { expectNoLayoutShift } from './layout-shift.ts'
import { expect, hydrated, test } from './site-test.ts'

/** Milliseconds between the halves of a document: long enough for a paint, unless the page prevents it. */
const gap = 1_000

/** `text` up to the first match of `end`, and the rest after the gap. */
const inHalves = (text: string, end: RegExp): ReadableStream<Uint8Array> => {
  const at = text.search(end)
  expect(at).toBeGreaterThan(0)
  return new ReadableStream({
    start(controller) {
      const send = (part: string) => controller.enqueue(new TextEncoder().encode(part))
      send(text.slice(0, at))
      setTimeout(() => {
        send(text.slice(at))
        controller.close()
      }, gap)
    },
  })
}

/** Starts a network that sends documents of the site at `origin` in halves. */
const startSlowNetwork = async (origin: string, end: RegExp) => {
  const pass = async (request: Request): Promise<Response> => {
    const { pathname, search } = new URL(request.url)
    const answer = await fetch(`${origin}${pathname}${search}`)
    const headers = new Headers(answer.headers)
    // The body is already decoded here.
    for (const name of ['content-encoding', 'content-length', 'transfer-encoding']) headers.delete(name)
    const isDocument = headers.get('content-type')?.startsWith('text/html')
    return new Response(isDocument ? inHalves(await answer.text(), end) : answer.body, {
      status: answer.status,
      headers,
    })
  }
  const listener = getRequestListener(pass)
  const server = createServer((request, response) => void listener(request, response))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  return {
    url: `http://localhost:${typeof address === 'object' ? address?.port : ''}`,
    stop: () => server.close(),
  }
}

test('the header stays where it is when the document comes in two parts', async ({ page, baseURL }) => {
  const network = await startSlowNetwork(baseURL ?? '', /(?<=aria-label="Main menu".*?<\/li>)/)
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto(`${network.url}/en/dokter`)
  await hydrated(page)
  await expect(page.getByRole('navigation', { name: 'Main menu' })).toBeVisible()
  await expectNoLayoutShift(page)
  network.stop()
})
