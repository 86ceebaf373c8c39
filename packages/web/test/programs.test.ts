import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { findProgram, pathOf } from '../scripts/programs.ts'

const folder = mkdtempSync(join(tmpdir(), 'programs-'))
const firefox = join(folder, 'firefox')
writeFileSync(firefox, '')
afterAll(() => rmSync(folder, { recursive: true }))

describe('the path of a browser', () => {
  test('is looked for along PATH', () => {
    expect(pathOf('firefox', { PATH: `/nowhere:${folder}` })).toBe(firefox)
  })

  test('is the one that a variable names', () => {
    expect(pathOf('webkit', { PATH: '', WEBKIT_DRIVER_PATH: firefox })).toBe(firefox)
  })

  test.each([
    [
      'what to install',
      { PATH: folder },
      /WebKitWebDriver is not installed.*apt-get install webkit2gtk-driver.*WEBKIT_DRIVER_PATH/,
    ],
    [
      'which variable names no file',
      { WEBKIT_DRIVER_PATH: '/nowhere' },
      /^WEBKIT_DRIVER_PATH names no file: \/nowhere$/,
    ],
  ])('fails and says %s', (_what, env, sentence) => {
    expect(() => pathOf('webkit', env)).toThrow(sentence)
  })

  test.each([
    ['that is not installed', { PATH: '' }],
    ['whose variable names no file', { PATH: folder, FIREFOX_PATH: '/nowhere' }],
  ])('is undefined for one %s, where it is only asked for', (_what, env) => {
    expect(findProgram('firefox', env)).toBeUndefined()
  })
})
