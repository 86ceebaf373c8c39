import { createCmsClient, listHospitals } from '@hospital/sdk/cms'
import { expect, it, onTestFinished } from 'vitest'
import { cmsToken } from '../src/cms/token.ts'
import { startMockServer } from '../src/homes/server.ts'

it('A server in a container gives hospitals the origin under which others reach it', async () => {
  const { url, mock, close } = await startMockServer({ port: 0, host: '0.0.0.0', origin: 'http://contracts:4010' })
  onTestFinished(close)
  expect(url).toBe('http://contracts:4010')
  const cms = createCmsClient({
    baseUrl: `${url}/cms`,
    token: cmsToken,
    fetch: async (address, init) => (await mock().answer(new Request(address, init))) ?? Response.error(),
  })
  const { data = [] } = await listHospitals(cms)
  expect(JSON.stringify(data)).toContain('"http://contracts:4010/hospital-care')
})

it('A server listens on the address that it is told', async () => {
  await expect(startMockServer({ port: 0, host: 'tidak-ada.invalid' })).rejects.toThrow(/ENOTFOUND|EAI_AGAIN/)
})
