import { expect, test } from 'vitest'
import { slowest } from './slowest.ts'

test('names ten tests and ten files at most, the slowest first', () => {
  const tests = Array.from({ length: 12 }, (_, index) => ({
    file: `${index % 11}.ts`,
    name: `t${index}`,
    duration: index * 1000,
  }))
  const [, heading, first, ...rest] = slowest(tests).split('\n')
  expect(heading).toBe('Slowest tests')
  expect(first).toBe('    11.0 s  0.ts › t11')
  // The eleventh file has one test of ten seconds, the first two of eleven together.
  expect(rest.slice(9, 12)).toEqual(['Slowest files', '    11.0 s  0.ts', '    10.0 s  10.ts'])
  expect(rest.filter((line) => line !== '')).toHaveLength(20)
})

test('gives a file the time of all its tests', () => {
  const half = { file: 'a.ts', name: 'half', duration: 1500 }
  expect(slowest([half, half, { file: 'b.ts', name: 'long', duration: 2000 }])).toContain(
    'Slowest files\n     3.0 s  a.ts\n     2.0 s  b.ts',
  )
})
