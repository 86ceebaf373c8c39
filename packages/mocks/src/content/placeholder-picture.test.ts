import { expect, it } from 'vitest'
import { uploadUrl } from './media.ts'
import { placeholderPicture } from './placeholder-picture.ts'

it.each([
  [uploadUrl('jantung-lemah'), 1600, 900],
  ['/uploads/dokter/sulastri.webp', 512, 512],
])('A placeholder is as large as %s', (address, width, height) => {
  const picture = placeholderPicture(address.replace('/uploads/', ''))
  expect(picture).toContain(`width="${width}" height="${height}"`)
})

it.each(['formulir_pendaftaran_pasien_baru_f50cb0f794.pdf', 'nothing.webp', '../package.json'])(
  'There is no placeholder for %s',
  (file) => expect(placeholderPicture(file)).toBeUndefined(),
)
