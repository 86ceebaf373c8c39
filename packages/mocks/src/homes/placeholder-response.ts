import { placeholderPicture } from '../content/placeholder-picture.ts'

/** The placeholder for the address of a picture below `/uploads/`; undefined if the content has no such picture. */
export const placeholderResponse = (url: string): Response | undefined => {
  const [, file = ''] = new URL(url).pathname.split('/uploads/')
  const picture = placeholderPicture(decodeURIComponent(file))
  return picture === undefined
    ? undefined
    : new Response(picture, { headers: { 'Content-Type': 'image/svg+xml', 'Cache-Control': 'no-store' } })
}
