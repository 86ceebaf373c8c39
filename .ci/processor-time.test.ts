import { expect, test } from 'vitest'
import { secondsOfWork } from './processor-time.ts'

test('work of processors is what they did for programs and devices, of all processors together', () => {
  const stat = 'cpu  1000 200 30 56000 7000 4 500 800 0 0\ncpu0 500 100 15 28000 3500 2 250 400 0 0\n'
  expect(secondsOfWork(stat)).toBeCloseTo(17.34)
})
