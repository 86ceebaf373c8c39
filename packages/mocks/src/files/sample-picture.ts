import type { Painter } from './png.ts'
import { makePng } from './png.ts'

/** The letters of the mark, five columns wide and seven lines high. */
const letters: Readonly<Record<string, readonly string[]>> = {
  D: ['1111.', '1...1', '1...1', '1...1', '1...1', '1...1', '1111.'],
  A: ['.111.', '1...1', '1...1', '11111', '1...1', '1...1', '1...1'],
  T: ['11111', '..1..', '..1..', '..1..', '..1..', '..1..', '..1..'],
  C: ['.1111', '1....', '1....', '1....', '1....', '1....', '.1111'],
  O: ['.111.', '1...1', '1...1', '1...1', '1...1', '1...1', '.111.'],
  N: ['1...1', '11..1', '1.1.1', '1.1.1', '1.1.1', '1..11', '1...1'],
  H: ['1...1', '1...1', '1...1', '11111', '1...1', '1...1', '1...1'],
}

const mark = 'DATA CONTOH'
const columns = mark.length * 6 + 5

/** Whether a point lies in the writing across the middle. */
const inMark = (x: number, y: number, size: number): boolean => {
  const dot = size / columns
  const column = Math.floor(x / dot) - 3
  const line = Math.floor((y - size / 2) / dot) + 3
  return letters[mark[Math.floor(column / 6)] ?? '']?.[line]?.[column % 6] === '1'
}

/** Soft rings like a scan; `seed` moves their centre, so that the pictures differ. */
const scan = (size: number, seed: number): Painter => {
  const [left, top] = [0.4 + (seed % 7) / 35, 0.4 + (seed % 5) / 25]
  return (x, y) => {
    if (inMark(x, y, size)) return 250
    const distance = Math.hypot(x / size - left, (y / size - top) * 0.8)
    return Math.max(8, Math.round((150 + 40 * Math.cos(distance * 40)) * (1 - distance * 1.5)))
  }
}

/** A picture that replaces a scan or a photo, with the words `DATA CONTOH` across it. */
export const samplePicture = (size: number, seed: number): Promise<Blob> => makePng(size, scan(size, seed))
