import { expect, test } from 'vitest'
import { testSites } from '../../src/testing/test-site.ts'
import { visitorOf } from './visitor.ts'

const sites = testSites(new Date('2026-11-21T03:00:10Z'))
const note = 'The text of this page is available in Indonesian only.'

test.each([
  ['/en/informasi/karir/perawat-icu', true],
  ['/en/rumah-sakit/rs-kawung-karawang', true],
  ['/en/rumah-sakit/rs-kawung-karawang/layanan/mata', true],
  ['/en/paket/panel-tiroid', true],
  ['/en/paket/medical-check-up-dasar', false],
  ['/en/penyakit-dan-gejala/gusi-berdarah-dan-karang-gigi', false],
  ['/en/dokter/dr-ratna-widyaningsih-sp-jp-k-fiha', false],
  ['/en/paket', false],
  ['/informasi/karir/perawat-icu', false],
])('%s says that its text is Indonesian: %s', { tags: ['languages.default'] }, async (address, expected) => {
  const { main } = await visitorOf(sites.create()).open(address)
  expect(main.text.includes(note)).toBe(expected)
})
