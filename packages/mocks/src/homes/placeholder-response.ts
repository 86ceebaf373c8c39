import { placeholderPicture } from '../content/placeholder-picture.ts'
import { decoded } from '../handlers/decoded.ts'

/** The placeholder for the address of a picture below `/uploads/`; undefined if the content has no such picture. */
export const placeholderResponse = (url: string): Response | undefined => {
  const [, file = ''] = new URL(url).pathname.split('/uploads/')
  const name = decoded(file)
  const picture = name === undefined ? undefined : placeholderPicture(name)
  return picture === undefined
    ? undefined
    : new Response(picture, { headers: { 'Content-Type': 'image/svg+xml', 'Cache-Control': 'no-store' } })
}
