import { measuresOf } from './media.ts'

/**
 * A grey area in the size of a picture, as SVG, so that a page without the package of pictures has the same layout. Undefined for a
 * document, and for a file that the content does not have. `file` is below `/uploads/`.
 */
export const placeholderPicture = (file: string): string | undefined => {
  const { width, height } = measuresOf(file) ?? { width: 0, height: 0 }
  if (width === 0 || height === 0) return undefined
  const radius = Math.round(Math.min(width, height) / 6)
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">`,
    '<rect width="100%" height="100%" fill="#e3e7e7"/>',
    `<circle cx="50%" cy="50%" r="${radius}" fill="#c9d1d1"/></svg>`,
  ].join('')
}
