import { expect, test, vi } from 'vitest'
import { fittingSize, jpegName, shrinkPicture } from './shrink-picture.ts'

test.each([
  [4000, 3000, { width: 2000, height: 1500 }],
  [3000, 4000, { width: 1500, height: 2000 }],
  [2000, 10, { width: 2000, height: 10 }],
  [640, 480, { width: 640, height: 480 }],
  [40_000, 1, { width: 2000, height: 1 }],
])('%s × %s pixels become %o', (width, height, size) => {
  expect(fittingSize(width, height, 2000)).toEqual(size)
})

test.each([
  ['ktp.png', 'ktp.jpg'],
  ['IMG_2026.11.21.HEIC', 'IMG_2026.11.21.jpg'],
  ['ktp', 'ktp.jpg'],
])('%s becomes %s', (name, jpeg) => {
  expect(jpegName(name)).toBe(jpeg)
})

test.each([
  ['is small', 10, 'image/png'],
  ['is no picture', 700_000, 'application/pdf'],
  ['cannot be decoded', 700_000, 'image/heic'],
])('what %s is sent as it is', async (_what, size, type) => {
  const decode = vi.fn(() => Promise.reject(new DOMException('', 'InvalidStateError')))
  vi.stubGlobal('createImageBitmap', decode)
  const file = new File([new Uint8Array(size)], 'kartu', { type })
  expect(await shrinkPicture(file)).toBe(file)
  expect(decode).toHaveBeenCalledTimes(type === 'image/heic' ? 1 : 0)
  vi.unstubAllGlobals()
})
