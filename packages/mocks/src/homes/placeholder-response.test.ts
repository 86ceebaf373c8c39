import { expect, it } from 'vitest'
import { uploadUrl } from '../content/media.ts'
import { placeholderResponse } from './placeholder-response.ts'

const host = 'https://mock.example'

it('answers the address of a picture with a grey area', async () => {
  const response = placeholderResponse(`${host}${uploadUrl('jantung-lemah')}`)
  expect(response?.headers.get('content-type')).toBe('image/svg+xml')
  expect(await response?.text()).toContain('width="1600" height="900"')
})

it.each(['/uploads/nothing.webp', '/uploads/%', '/uploads/%E0%A4.webp', '/uploads/', '/elsewhere'])(
  'has nothing for %s',
  (path) => expect(placeholderResponse(`${host}${path}`)).toBeUndefined(),
)
