import { expect, test } from 'vitest'
import { chunkCircle } from '../../build/no-chunk-circles.ts'

const graph = (edges: Readonly<Record<string, readonly string[]>>) => new Map(Object.entries(edges))

test.each([
  [{}, undefined],
  [{ page: ['shared', 'react'], shared: ['react'], react: [] }, undefined],
  [{ page: ['a', 'b'], a: ['c'], b: ['c'], c: [] }, undefined],
  [{ page: ['a'], a: ['b'], b: ['a'] }, ['a', 'b', 'a']],
  [{ page: ['a'], a: ['b'], b: ['c'], c: ['b'] }, ['b', 'c', 'b']],
  [{ one: ['one'] }, ['one', 'one']],
  [{ other: [], page: ['x'], x: ['unknown', 'page'] }, ['page', 'x', 'page']],
])('of %o the circle is %o', (edges, circle) => {
  expect(chunkCircle(graph(edges))).toEqual(circle)
})
