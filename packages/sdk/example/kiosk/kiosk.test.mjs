import assert from 'node:assert/strict'
import { readFile } from 'node:fs/promises'
import { test } from 'node:test'
import vm from 'node:vm'
import { gzipSync } from 'node:zlib'
import { Window } from 'happy-dom'

const { SERVER, CMS_TOKEN } = process.env

void test('The screen shows doctors, by one small script', async () => {
  const script = await readFile('out/kiosk.js', 'utf8')
  const size = gzipSync(script, { level: 9 }).byteLength
  console.log(`kiosk: ${size} bytes of gzip`)
  assert.ok(size < 8500)
  const window = new Window({ url: 'http://kiosk.example' })
  window.document.body.innerHTML = `<pre id="doctors" data-base-url="${SERVER}/cms" data-token="${CMS_TOKEN}"></pre>`
  const { document, location } = window
  const platform = { fetch, AbortController, FormData, Headers, Request, Response, TextDecoder, URL, URLSearchParams }
  vm.runInNewContext(script, { ...platform, document, location, performance, setTimeout, clearTimeout })
  const text = () => window.document.querySelector('#doctors').textContent
  for (let tries = 0; text() === '' && tries < 100; tries += 1) await new Promise((resolve) => setTimeout(resolve, 50))
  assert.ok(text().split('\n').length > 3, text())
  await window.happyDOM.close()
})
