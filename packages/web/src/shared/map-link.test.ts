import { expect, test } from 'vitest'
import { mapLink } from './map-link.ts'

const start = 'https://www.google.com/maps/dir/?api=1&destination='

test.each([
  ['Jl. Merdeka 1, Karawang', 'RS+Contoh%2C+Jl.+Merdeka+1%2C+Karawang'],
  ['https://evil.example/', 'RS+Contoh%2C+https%3A%2F%2Fevil.example%2F'],
  ['a&destination=b#c', 'RS+Contoh%2C+a%26destination%3Db%23c'],
  ['javascript:alert(1)', 'RS+Contoh%2C+javascript%3Aalert%281%29'],
  ['Jl. A\u0000\nB', 'RS+Contoh%2C+Jl.+A+B'],
])('the address %j is one parameter of the map', (address, destination) => {
  expect(mapLink({ name: 'RS Contoh', address })).toBe(start + destination)
})

test.each(['', '  ', '\n'])('there is no way to the address %j', (address) => {
  expect(mapLink({ name: 'RS Contoh', address })).toBeUndefined()
})

test('a long address is cut between characters', () => {
  const link = mapLink({ name: 'RS', address: '🏥'.repeat(400) }) ?? ''
  expect(Array.from(new URL(link).searchParams.get('destination') ?? '')).toHaveLength(300)
  expect(link).not.toContain('%EF%BF%BD')
})
