import { expect, test } from 'vitest'
import { withPageLinks } from './guide-pages.ts'

test('A link to a file is one to its page', () => {
  expect(withPageLinks('[a](generated/assumed.md) [b](https://a.example/x) [c](#d)', 'README.md')).toBe(
    '[a](assumed.md) [b](https://a.example/x) [c](#d)',
  )
})

test('A link to a file that is no page is refused', () => {
  expect(() => withPageLinks('[a](src/secret.ts)', 'README.md')).toThrow('README.md links src/secret.ts')
})
