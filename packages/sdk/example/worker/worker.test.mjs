import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { Miniflare } from 'miniflare'

const { SERVER, SILENT, CMS_TOKEN } = process.env
const worker = new Miniflare({
  modules: true,
  scriptPath: 'out/worker.js',
  compatibilityDate: '2026-07-01',
  bindings: { SERVER, SILENT, CMS_TOKEN },
})
after(() => worker.dispose())

const ask = async (path) => (await worker.dispatchFetch(`http://worker.example${path}`)).json()

void test('The content of the CMS is read', async () => {
  assert.deepEqual(await ask('/articles'), { outcome: 'data', count: 3 })
})

void test('Each call has its own time limit, after a quick one too', { timeout: 20_000 }, async () => {
  assert.equal((await ask('/')).outcome, 'data')
  assert.equal((await ask('/')).outcome, 'timeout')
  assert.deepEqual(await Promise.all(['/', '/'].map(async (path) => (await ask(path)).outcome)), ['timeout', 'timeout'])
})
