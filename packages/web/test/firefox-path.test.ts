import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { firefoxPath } from '../scripts/firefox-path.ts'

const folder = mkdtempSync(join(tmpdir(), 'firefox-path-'))
const firefox = join(folder, 'firefox')
writeFileSync(firefox, '')
afterAll(() => rmSync(folder, { recursive: true }))

describe('the path of Firefox', () => {
  test('is the first along PATH', () => {
    expect(firefoxPath({ PATH: `/nowhere:${folder}` })).toBe(firefox)
  })

  test('is the one that FIREFOX_PATH names', () => {
    expect(firefoxPath({ PATH: '', FIREFOX_PATH: firefox })).toBe(firefox)
  })

  test.each([
    ['what to install', { PATH: '/nowhere' }, /not installed.*apt-get install firefox-esr.*FIREFOX_PATH/],
    [
      'that FIREFOX_PATH names no file',
      { PATH: folder, FIREFOX_PATH: '/none' },
      /^FIREFOX_PATH names no file: \/none$/,
    ],
  ])('fails and says %s', (_what, env, sentence) => {
    expect(() => firefoxPath(env)).toThrow(sentence)
  })
})
