import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { afterEach, expect, test, vi } from 'vitest'
import { ensureChromium } from '../src/index.ts'
import { findInstalled } from '../src/installed.ts'

const run = promisify(execFile)

afterEach(() => vi.unstubAllEnvs())

test('CHROMIUM_PATH is preferred to every other browser', async () => {
  vi.stubEnv('CHROMIUM_PATH', process.execPath)
  await expect(ensureChromium()).resolves.toMatchObject({ executablePath: process.execPath })
})

test('a CHROMIUM_PATH that names no file is a one-line error', async () => {
  vi.stubEnv('CHROMIUM_PATH', '/nowhere/chrome')
  await expect(ensureChromium()).rejects.toThrow('CHROMIUM_PATH names no file: /nowhere/chrome')
})

test('a machine without a browser on its PATH has none installed there', () => {
  const found = findInstalled({ PATH: '/nowhere' })
  expect(found === undefined || found.startsWith('/Applications')).toBe(true)
})

// The loader resolves every library before Chromium can print its version.
test.runIf(process.platform === 'linux' && process.arch === 'x64')(
  'the packaged Chromium starts with the libraries it came with',
  async () => {
    vi.stubEnv('CHROMIUM_PATH', '')
    const { executablePath, env } = await ensureChromium()
    const { stdout } = await run(executablePath, ['--version'], { env })
    expect(stdout).toMatch(/^Chromium \d+/)
  },
)
