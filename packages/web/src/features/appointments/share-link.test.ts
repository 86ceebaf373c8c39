import { expect, test } from 'vitest'
import { shareLink } from './share-link.ts'

test.each([
  ['Janji temu dengan dr. Eko, Senin', 'Janji+temu+dengan+dr.+Eko%2C+Senin'],
  ['a&phone=62811#b', 'a%26phone%3D62811%23b'],
])('the words %j are one parameter of the address', (words, text) => {
  expect(shareLink(words)).toBe(`https://wa.me/?text=${text}`)
})
