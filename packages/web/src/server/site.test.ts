import { startMockServer } from '@hospital/mocks/server'
import { describe, expect, test, vi } from 'vitest'
import { demoEnvironment } from '../../scripts/demo-environment.ts'
import { readConfig } from './config.ts'
import type { RequestLog } from './log.ts'
import { createSite } from './site.ts'

const result = readConfig({
  MEMBER_API_URL: 'https://api.rs.example/member',
  COMPANY_API_URL: 'https://api.rs.example/company',
  CMS_URL: 'https://cms.rs.example',
  CMS_TOKEN: 'contoh-token',
  SOCIAL_FEED_URL: 'https://feed.rs.example',
  SOCIAL_FEED_TOKEN: 'contoh-token',
  HOSPITAL_CARE_ORIGINS: 'https://care.rs.example',
  SITE_URL: 'https://rs.example',
})
if ('mistakes' in result) throw new Error(result.mistakes.join())
const { config } = result

describe('when not even the error page can be shown', () => {
  test.each([
    ['/', 'Terjadi kesalahan saat menampilkan halaman galat', 'href="/"'],
    ['/en', 'An error occurred while showing the error page', 'href="/en"'],
  ])('%s still says so, with a way home and the whole policy', async (path, words, home) => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('fetch failed')))
    const stderr = vi.spyOn(process.stderr, 'write').mockReturnValue(true)
    const logged: RequestLog[] = []
    const site = createSite({ config, assets: () => Promise.reject(new Error('rahasia')), log: (entry) => void logged.push(entry) })
    const response = await site.fetch(new Request(`https://rs.example${path}?nama=Siti`))
    const html = await response.text()
    expect(response.status).toBe(500)
    expect(html).toContain(words)
    expect(html).toContain(home)
    expect(response.headers.get('content-security-policy')).toContain('upgrade-insecure-requests')
    expect(response.headers.get('strict-transport-security')).toContain('max-age')
    expect(JSON.stringify([logged, stderr.mock.calls])).not.toMatch(/rahasia|Siti/)
    expect(logged).toMatchObject([{ route: '/', status: 500, method: 'GET' }])
    vi.unstubAllGlobals()
    stderr.mockRestore()
  })
})

test('a second visitor costs the back ends nothing, and sees nothing of the first one’s session', async () => {
  const contracts = await startMockServer({ port: 0 })
  const fetched = vi.spyOn(globalThis, 'fetch')
  try {
    const demo = readConfig(demoEnvironment(contracts.url, 0))
    if ('mistakes' in demo) throw new Error(demo.mistakes.join())
    const assets = { entry: '/entry.js', stylesOf: () => [], scriptsOf: () => [], font: undefined }
    // Within one minute, since the popup is asked for anew each minute.
    const now = () => new Date('2026-11-21T03:00:10Z')
    const site = createSite({ config: demo.config, assets: () => Promise.resolve(assets), log: () => undefined, now })
    const cookie = `auth=${encodeURIComponent(JSON.stringify({ id: 1, nama_lengkap: 'Siti Rahayu', email: null, no_telp: null, gender: 'P' }))}`
    const first = await (await site.fetch(new Request('http://localhost/', { headers: { cookie } }))).text()
    expect(first).toContain('Siti Rahayu')
    const asked = fetched.mock.calls.length
    expect(asked).toBeGreaterThan(10)
    const second = await site.fetch(new Request('http://localhost/'))
    expect(second.status).toBe(200)
    expect(await second.text()).not.toContain('Siti Rahayu')
    expect(fetched.mock.calls.length).toBe(asked)
  } finally {
    fetched.mockRestore()
    await contracts.close()
  }
})
