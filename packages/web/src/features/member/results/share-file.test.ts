import { afterEach, describe, expect, test, vi } from 'vitest'
import { shareFile } from './share-file.ts'

const file = new File(['%PDF-'], 'hasil-laboratorium.pdf', { type: 'application/pdf' })

afterEach(() => vi.unstubAllGlobals())

describe('a file that is shared', () => {
  test.each([
    ['opens the sheet', () => Promise.resolve(), []],
    ['is not saved where the sheet is closed', () => Promise.reject(new DOMException('', 'AbortError')), []],
    [
      'is saved where the press lies too far back',
      () => Promise.reject(new DOMException('', 'NotAllowedError')),
      [[file]],
    ],
    ['is saved where the browser cannot share it', () => Promise.reject(new TypeError('no')), [[file]]],
  ])('%s', async (_what, share, saved) => {
    const save = vi.fn()
    vi.stubGlobal('navigator', { share })
    await shareFile(file, save)
    expect(save.mock.calls).toEqual(saved)
  })
})
