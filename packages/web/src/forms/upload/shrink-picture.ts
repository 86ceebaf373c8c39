/** Pixels of the longer side of a picture that is sent: the small print of an identity card can be read. */
const longestSide = 2000

/** A picture with fewer bytes is sent unchanged. */
const smallEnough = 600_000

const quality = 0.85

/** The size of a picture that fits into a square of `longest` pixels. A picture is never enlarged. */
export const fittingSize = (width: number, height: number, longest: number) => {
  const factor = Math.min(1, longest / Math.max(width, height, 1))
  return { width: Math.max(1, Math.round(width * factor)), height: Math.max(1, Math.round(height * factor)) }
}

/** The name of a picture after its conversion to JPEG. */
export const jpegName = (name: string): string => `${name.replace(/\.\w{1,5}$/, '')}.jpg`

const drawn = async (file: File): Promise<Blob | null> => {
  const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' })
  const { width, height } = fittingSize(bitmap.width, bitmap.height, longestSide)
  const canvas = document.createElement('canvas')
  canvas.width = width
  canvas.height = height
  const context = canvas.getContext('2d')
  // A transparent background would turn black in a JPEG.
  if (context) context.fillStyle = 'white'
  context?.fillRect(0, 0, width, height)
  context?.drawImage(bitmap, 0, 0, width, height)
  bitmap.close()
  return context && new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', quality))
}

/**
 * A photograph in the size in which it is sent: cameras of phones make pictures of many megabytes. Redrawing it also drops the camera's
 * metadata, such as the place. Small files, other types, and pictures that cannot be decoded are sent unchanged.
 */
export const shrinkPicture = async (file: File): Promise<File> => {
  if (file.size <= smallEnough || !file.type.startsWith('image/')) return file
  try {
    const smaller = await drawn(file)
    if (!smaller || smaller.size >= file.size) return file
    return new File([smaller], jpegName(file.name), { type: 'image/jpeg', lastModified: file.lastModified })
  } catch {
    return file
  }
}
