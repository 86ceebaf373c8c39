import { expect, test } from 'vitest'
import { processorTime } from '../../testing/processor-time.ts'
import { localPath } from './redirect.ts'

test.each([
  ['/', '/'],
  ['/paket?q=jantung&page=2#isi', '/paket?q=jantung&page=2#isi'],
  ['/en/dokter/dr-maya', '/en/dokter/dr-maya'],
  ['/dokter/a%2Fb', '/dokter/a%2Fb'],
  ['/dokter//maya', '/dokter/maya'],
  ['/a/../b', '/b'],
])('the path %s stays here, as %s', (target, path) => {
  expect(localPath(target)).toBe(path)
})

const evasions = [
  '//jahat.example',
  '///jahat.example/',
  '////jahat.example',
  '//jahat.example/a?b=c',
  '/\\jahat.example',
  '\\\\jahat.example',
  '\\/jahat.example',
  '/\t/jahat.example',
  '/\n/jahat.example',
  '/\r/jahat.example',
  '\t//jahat.example',
  ' //jahat.example',
  '/ /jahat.example',
  '/\u0000/jahat.example',
  '/.//jahat.example',
  '/..//jahat.example',
  '/./..//jahat.example',
  '/a/..//jahat.example',
  '/a/../..//jahat.example',
  '/en/..//jahat.example',
  '/%2e//jahat.example',
  '/%2e%2e//jahat.example',
  '/en/%2e%2e//jahat.example',
  '/.%2e//jahat.example',
  '/_locale/..//jahat.example',
  'https://jahat.example',
  'http:jahat.example',
  'https:/jahat.example',
  'HTTPS://jahat.example',
  '//user@jahat.example',
  '//jahat.example:443/',
  '//jahat.example%2f..',
  '//[::1]/',
  '//127.0.0.1/',
  '//0x7f.1/',
  'javascript:alert(1)',
  'JavaScript:alert(1)',
  ' javascript:alert(1)',
  'data:text/html,x',
  'vbscript:x',
  'blob:x',
  'file:///etc/passwd',
  'jahat.example',
  './/jahat.example',
  '../jahat.example',
  '?//jahat.example',
  '#//jahat.example',
  '',
  '/\u00a0/jahat.example',
  '/\ufeff//jahat.example',
  '/\u2028//jahat.example',
  '/%09//jahat.example',
  '/%0d%0aLocation:%20//jahat.example',
  '/%5cjahat.example',
  '/%2f/jahat.example',
  '/%2f%2fjahat.example',
  '//%6aahat.example',
  '/;//jahat.example',
  '/:////jahat.example',
  '//ｊahat.example',
  '/。//jahat.example',
]

test.each(evasions)('%j does not leave the site', (target) => {
  const path = localPath(target)
  const { origin } = new URL(path, 'https://rs.example/en/paket')
  expect(path).toMatch(/^\/(?![/\\])/)
  expect(origin).toBe('https://rs.example')
  // oxlint-disable-next-line no-control-regex
  expect(path).not.toMatch(/[\u0000-\u0020\u007f]/)
})

test('60 evasions are tried', () => {
  expect(new Set(evasions).size).toBeGreaterThanOrEqual(60)
})

test('folding 15,000 slashes takes no time to speak of', () => {
  const fold = () =>
    expect([`${'/'.repeat(15_000)}x`, `/a${'/'.repeat(15_000)}x`].map(localPath)).toEqual(['/', '/a/x'])
  expect(processorTime(fold)).toBeLessThan(50)
})
