import { startMockServer } from '@hospital/mocks/server'
import { expect, test, vi } from 'vitest'
import { runSite } from '../scripts/running-site.ts'

test('a site that does not come up leaves nothing running behind', async () => {
  const contracts = await startMockServer({ port: 0 })
  const close = vi.fn(contracts.close)
  // Without a public origin the process ends at once, as it does without a build.
  await expect(runSite({ SITE_URL: 'tanpa-asal' }, { ...contracts, close })).rejects.toThrow('did not come up')
  expect(close).toHaveBeenCalledTimes(1)
  await expect(fetch(contracts.url)).rejects.toThrow('fetch failed')
})
