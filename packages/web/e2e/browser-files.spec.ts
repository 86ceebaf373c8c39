import { readdir, readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { expect, test } from '@playwright/test'
import { demoEnvironment } from '../scripts/demo-environment.ts'

const assets = fileURLToPath(new URL('../dist/client/assets', import.meta.url))
const files = (await readdir(assets)).filter((file) => /\.(?:js|css)$/.test(file))

/** Words that only server modules contain: the CMS client, validation, the sanitiser and the mock. */
const serverOnly = [
  'ZodError',
  'containsi',
  'persistedTexts',
  'kode_mapping_spesialis',
  'CMS_TOKEN',
  'contoh-member',
  'x-mock-fault',
  'setupWorker',
  'member-api',
  'user-content-',
  'abrupt-closing-of-empty-comment',
]

test('the files of the build hold no token and nothing of the server', async () => {
  expect(files.length).toBeGreaterThan(5)
  const { CMS_TOKEN: token = '', SOCIAL_FEED_TOKEN: feedToken = '' } = demoEnvironment('http://localhost', 0)
  const found = await Promise.all(
    files.map(async (file) => {
      const text = await readFile(`${assets}/${file}`, 'utf8')
      return [token, feedToken, ...serverOnly].filter((word) => text.includes(word)).map((word) => `${file}: ${word}`)
    }),
  )
  expect(found.flat()).toEqual([])
})
