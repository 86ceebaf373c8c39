import { describe, expect, test } from 'vitest'
import { readConfig } from './config.ts'

const complete = {
  SITE_URL: 'https://rs.example/',
  MEMBER_API_URL: 'https://api.rs.example/member/',
  COMPANY_API_URL: 'https://api.rs.example/company',
  CMS_URL: 'https://cms.rs.example',
  CMS_TOKEN: 'contoh-token',
  SOCIAL_FEED_URL: 'https://feed.rs.example',
  SOCIAL_FEED_TOKEN: 'contoh-token',
  HOSPITAL_CARE_ORIGINS: 'https://care.rs.example, https://care2.rs.example/v1',
  TRUSTED_PROXIES: '1',
}

describe('the configuration', () => {
  test('is read from the environment, addresses without a slash at the end', () => {
    const result = readConfig(complete)
    expect(result).toMatchObject({
      config: {
        port: 3000,
        siteUrl: 'https://rs.example',
        memberApiUrl: 'https://api.rs.example/member',
        cms: { mediaUrl: 'https://cms.rs.example', doctorPhotosUrl: 'https://cms.rs.example/uploads/dokter/' },
        hospitalCareOrigins: ['https://care.rs.example', 'https://care2.rs.example'],
        pagesFreshFor: 10_000,
        demo: false,
      },
    })
  })

  test('an empty variable counts as none', () => {
    expect(readConfig({ ...complete, PORT: '', METRICS_PORT: '' })).toMatchObject({
      config: { port: 3000, metricsPort: undefined },
    })
  })

  test('pages may be loaded for every visitor', () => {
    expect(readConfig({ ...complete, PAGES_FRESH_FOR: '0' })).toMatchObject({ config: { pagesFreshFor: 0 } })
  })

  test.each([
    ['', 'none'],
    ['https://rs.example/situs', 'a path'],
    ['https://rs.example?x=1', 'a query'],
    ['https://a:b@rs.example', 'a password'],
    ['ftp://rs.example', 'another protocol'],
  ])('SITE_URL of %o is refused: it has %s', (SITE_URL) => {
    const result = readConfig({ ...complete, SITE_URL })
    expect('mistakes' in result ? result.mistakes.map((line) => line.split(':')[0]) : []).toContain('SITE_URL')
  })

  test('shows drafts with a secret and a token, and in frames of where the editors are', () => {
    const preview = { PREVIEW_SECRET: 'x'.repeat(32), CMS_PREVIEW_TOKEN: 'contoh' }
    expect(readConfig({ ...complete, PREVIEW_SECRET: preview.PREVIEW_SECRET })).toHaveProperty('mistakes')
    expect(readConfig({ ...complete, CMS_PREVIEW_TOKEN: 'contoh' })).toHaveProperty('mistakes')
    expect(readConfig({ ...complete, ...preview, PREVIEW_SECRET: 'pendek' })).toHaveProperty('mistakes')
    expect(readConfig(complete)).toHaveProperty('config.preview', undefined)
    const editors = { CMS_EDITORS_URL: 'https://editor.rs.example/admin' }
    expect(readConfig({ ...complete, ...preview, ...editors })).toHaveProperty(
      'config.preview.editorsOrigin',
      'https://editor.rs.example',
    )
  })

  test('names what pages are made of in a header that caches know', () => {
    expect(readConfig({ ...complete, CACHE_TAG_HEADER: 'xkey' })).toHaveProperty('config.cacheTagHeader', 'xkey')
    expect(readConfig({ ...complete, CACHE_TAG_HEADER: 'X-Tags' })).toHaveProperty('mistakes')
  })

  test('a secret of webhooks has a length that cannot be guessed', () => {
    expect(readConfig({ ...complete, REVALIDATE_SECRET: 'pendek' })).toHaveProperty('mistakes')
    expect(readConfig({ ...complete, REVALIDATE_SECRET: 'sandi-webhook-contoh' })).toHaveProperty(
      'config.revalidateSecret',
    )
  })

  test('a site behind TLS is told how many proxies are before it; that none tells addresses has to be meant', () => {
    const unsaid = readConfig({ ...complete, TRUSTED_PROXIES: undefined })
    expect(unsaid).toEqual({
      mistakes: [expect.stringMatching(/^TRUSTED_PROXIES: must be set where SITE_URL is https/)],
    })
    expect(readConfig({ ...complete, TRUSTED_PROXIES: '' })).toEqual(unsaid)
    expect(readConfig({ ...complete, TRUSTED_PROXIES: '0' })).toMatchObject({
      config: { trustedProxies: 0 },
      warnings: [expect.stringMatching(/^TRUSTED_PROXIES: with 0 .* all visitors have the address of the proxy/)],
    })
    expect(readConfig(complete)).toMatchObject({ warnings: [] })
    const plain = { ...complete, SITE_URL: 'http://localhost:3000', TRUSTED_PROXIES: undefined }
    expect(readConfig(plain)).toMatchObject({ config: { trustedProxies: 0 }, warnings: [] })
  })

  test('it listens on all addresses, with its metrics on this machine alone, unless it is told others', () => {
    expect(readConfig(complete)).toMatchObject({ config: { host: undefined, metricsHost: '127.0.0.1' } })
    expect(readConfig({ ...complete, HOST: '10.0.0.7', METRICS_HOST: '::' })).toMatchObject({
      config: { host: '10.0.0.7', metricsHost: '::' },
    })
    expect(readConfig({ ...complete, HOST: 'http://10.0.0.7' })).toHaveProperty('mistakes')
  })

  test('a secret of devices is long', () => {
    expect(readConfig({ ...complete, DEVICE_SECRET: 'a'.repeat(31) })).toHaveProperty('mistakes')
    expect(readConfig({ ...complete, DEVICE_SECRET: 'a'.repeat(32) })).toHaveProperty('config.deviceSecret')
  })

  test('a site may be named among the sites of its fleet, and is none of the others', () => {
    const fleet = { ...complete, FLEET_SITES: 'http://site-0:3000/, http://site-1:3000' }
    expect(readConfig(fleet)).toMatchObject({
      config: { fleet: { sites: ['http://site-0:3000', 'http://site-1:3000'] } },
    })
    const own = { ...fleet, FLEET_SELF: 'http://site-1:3000' }
    expect(readConfig(own)).toMatchObject({ config: { fleet: { sites: ['http://site-0:3000'] } } })
  })

  test('a store of limits has an address of its kind, and a secret that names what is in it', () => {
    const secret = { DEVICE_SECRET: 'a'.repeat(32) }
    const url = 'rediss://:kata-sandi@store.example:6380'
    expect(readConfig(complete)).toHaveProperty('config.sharedLimitsUrl', undefined)
    expect(readConfig({ ...complete, ...secret, SHARED_LIMITS_URL: url })).toHaveProperty('config.sharedLimitsUrl', url)
    expect(readConfig({ ...complete, SHARED_LIMITS_URL: url })).toEqual({
      mistakes: [expect.stringMatching(/^SHARED_LIMITS_URL: needs DEVICE_SECRET/)],
    })
    const wrong = readConfig({ ...complete, ...secret, SHARED_LIMITS_URL: 'https://:kata-sandi@store.example' })
    expect(wrong).toEqual({ mistakes: [expect.stringMatching(/^SHARED_LIMITS_URL: must be/)] })
  })

  test('the CMS is Strapi 4 unless it is said to be another, or to be asked', () => {
    expect(readConfig(complete)).toHaveProperty('config.cms.strapi', '4')
    expect(readConfig({ ...complete, CMS_STRAPI: '5' })).toHaveProperty('config.cms.strapi', '5')
    expect(readConfig({ ...complete, CMS_STRAPI: 'detect' })).toHaveProperty('config.cms.strapi', 'detect')
    expect(readConfig({ ...complete, CMS_STRAPI: '3' })).toHaveProperty('mistakes')
  })

  test('each mistake is one line that names the variable and no value', () => {
    const result = readConfig({
      ...complete,
      CMS_URL: 'javascript:alert(1)',
      PORT: 'rahasia',
      CMS_TOKEN: '',
      PAGES_FRESH_FOR: '-1',
      TRUSTED_PROXIES: undefined,
    })
    const mistakes = 'mistakes' in result ? result.mistakes : []
    expect(mistakes.map((line) => line.split(':')[0])).toEqual([
      'PORT',
      'CMS_URL',
      'CMS_TOKEN',
      'PAGES_FRESH_FOR',
      'TRUSTED_PROXIES',
    ])
    expect(mistakes.join()).not.toMatch(/rahasia|alert/)
  })
})
