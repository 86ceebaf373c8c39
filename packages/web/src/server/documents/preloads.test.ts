import { expect, test } from 'vitest'
import { preloadHeader, preloadTags } from './preloads.ts'

const assets = {
  entry: '/assets/entry.js',
  font: '/assets/font.woff2',
  stylesOf: () => [],
  scriptsOf: (files: readonly string[]) => [
    '/assets/react.js',
    '/assets/entry.js',
    ...files.map((file) => `/assets/${file}.js`),
  ],
}

test('a document’s head names its font first, then the scripts of its page, at a lower priority; not the one that is in the head itself', () => {
  expect(preloadTags(assets, ['home'])).toBe(
    '<link rel="preload" href="/assets/font.woff2" as="font" type="font/woff2" crossorigin>' +
      '<link rel="modulepreload" href="/assets/react.js" fetchpriority="low"><link rel="modulepreload" href="/assets/home.js" fetchpriority="low">',
  )
})

test('a header names the same and the script that starts the page', () => {
  expect(preloadHeader(assets, ['home'], [])).toBe(
    '</assets/font.woff2>; rel="preload"; as="font"; type="font/woff2"; crossorigin, ' +
      '</assets/react.js>; rel="modulepreload"; fetchpriority="low", </assets/home.js>; rel="modulepreload"; fetchpriority="low", ' +
      '</assets/entry.js>; rel="modulepreload"; fetchpriority="low"',
  )
})

test('a page without a font of the site, as in development, has its scripts all the same', () => {
  const plain = { ...assets, font: undefined }
  expect(preloadTags(plain, [])).toBe('<link rel="modulepreload" href="/assets/react.js" fetchpriority="low">')
  expect(preloadHeader(plain, [], [])).toBe(
    '</assets/react.js>; rel="modulepreload"; fetchpriority="low", </assets/entry.js>; rel="modulepreload"; fetchpriority="low"',
  )
})

test('a header names the hosts of pictures first: what is asked of them needs no place among the files of the site', () => {
  expect(preloadHeader({ ...assets, font: undefined }, [], ['https://cms.example'])).toBe(
    '<https://cms.example>; rel="preconnect", </assets/react.js>; rel="modulepreload"; fetchpriority="low", </assets/entry.js>; rel="modulepreload"; fetchpriority="low"',
  )
})
