import { startMockServer } from '@hospital/mocks/server'
import type { MockServer } from '@hospital/mocks/server'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { demoEnvironment } from '../../../scripts/demo-environment.ts'
import { readConfig } from '../config.ts'
import { createSite } from '../app.ts'

const doctor = 'http://localhost/dokter/dr-ratna-widyaningsih-sp-jp-k-fiha'
const notYet = '"reason":"timeout"'
const colleague = 'dr. Bagus Prasetyo'

let contracts: MockServer
beforeAll(async () => {
  contracts = await startMockServer({ port: 0, now: () => new Date('2026-11-21T05:00:00Z') })
})
afterAll(() => contracts.close())

const start = () => {
  const result = readConfig(demoEnvironment(contracts.url, 0))
  if ('mistakes' in result) throw new Error(result.mistakes.join())
  const assets = { entry: '/entry.js', stylesOf: () => [], scriptsOf: () => [], font: undefined }
  return createSite({ config: result.config, assets: () => Promise.resolve(assets), log: () => undefined, now: () => new Date('2026-11-21T05:00:00Z') })
}

const visit = async (site: ReturnType<typeof start>, url: string) => (await site.fetch(new Request(url))).text()

test('a page whose parts were not waited for is whole for whoever asks next, document and data alike', async () => {
  contracts.mock().faults.set('DoctorBySlug', { delay: 600 })
  contracts.mock().faults.set('getDoctors', { delay: 1200 })
  const site = start()
  const first = await visit(site, doctor)
  expect(first).toContain(notYet)
  expect(first).toContain('"late":true')
  const [document = '', state = ''] = await Promise.all([doctor, doctor.replace('/dokter', '/_data/dokter')].map((url) => visit(site, url)))
  expect(document).toContain(colleague)
  expect(state).toContain(colleague)
  expect(document + state).not.toMatch(`${notYet}|"late"`)
})
