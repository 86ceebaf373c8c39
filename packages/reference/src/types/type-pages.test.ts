import { expect, test } from 'vitest'
import { withoutAnchors } from './type-pages.ts'

test('Rows have neither HTML anchors nor links to them', () => {
  expect(
    withoutAnchors('| <a id="property-id-1"></a> `id` | [`Account`](#account).[`id`](other.md#property-id) |'),
  ).toBe('| `id` | [`Account`](#account).`id` |')
})
