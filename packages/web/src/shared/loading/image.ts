import type { CmsMedia } from '@hospital/sdk/cms'
import type { ImageSource } from '@hospital/ui'

/** Whether an address is allowed for pictures; `data:` and `javascript:` are not. */
export const isWebAddress = (address: unknown): address is string =>
  typeof address === 'string' && /^https?:/i.test(address) && URL.canParse(address)

/**
 * A picture of the CMS in the kit's form, with its smaller versions. Undefined if there is none, or if its size is unknown, since such a
 * picture would move the page when it arrives. `alt` is empty if the text beside the picture says the same.
 */
export const toImage = (media: CmsMedia | null | undefined, alt = ''): ImageSource | undefined => {
  if (!media || media.width === null || media.height === null || !isWebAddress(media.url)) return undefined
  const { url, width, height, formats } = media
  const versions = [...formats, { url, width }].filter(({ url: address }) => isWebAddress(address))
  return {
    src: url,
    ...(versions.length > 1 && { srcSet: versions.map((version) => `${version.url} ${version.width}w`).join(', ') }),
    width,
    height,
    alt,
  }
}
