import { expect, it } from 'vitest'
import { pictureUrl } from './picture-url.ts'

it.each([
  ['https://app.example/pictures/', 'https://app.example/pictures/dokter/sulastri.webp'],
  ['https://app.example/pictures', 'https://app.example/pictures/dokter/sulastri.webp'],
  ['/pictures/', 'https://page.example/pictures/dokter/sulastri.webp'],
  ['pictures', 'https://page.example/demo/pictures/dokter/sulastri.webp'],
  ['../pictures/', 'https://page.example/pictures/dokter/sulastri.webp'],
])('A picture below %s is %s', (pictures, url) =>
  expect(
    pictureUrl('https://cms.example/uploads/dokter/sulastri.webp', pictures, 'https://page.example/demo/index.html'),
  ).toBe(url),
)
