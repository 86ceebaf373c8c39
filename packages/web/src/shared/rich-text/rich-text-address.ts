import { safeAddress } from '@hospital/sdk'
import type { RichTextAttributes } from '@hospital/ui'
import { linkAddress } from '../link-address.ts'
import type { LinkContext } from '../link-address.ts'
import type { LoaderConfig } from '../loading/context.ts'

/** What addresses in a text are judged by. */
export interface AddressContext extends LinkContext {
  readonly config: Pick<LoaderConfig, 'cms' | 'imageOrigins'>
}

const words = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value).trim() : ''

/** Where a link of a text leads; undefined if unsafe. */
export const textLink = (href: unknown, context: AddressContext): string | undefined =>
  linkAddress(words(href), context)

const videoHosts = /^(?:(?:www|m)\.)?(?:youtube\.com|youtube-nocookie\.com|youtu\.be)$/

/** The page of a YouTube video that a text embeds; other embedded pages are not linked to. */
export const videoAddress = (source: unknown): string | undefined => {
  const text = words(source).replace(/^\/\//, 'https://')
  if (!URL.canParse(text)) return undefined
  const { protocol, hostname, pathname, searchParams } = new URL(text)
  const id = searchParams.get('v') ?? pathname.split('/').pop() ?? ''
  return /^https?:$/.test(protocol) && videoHosts.test(hostname) && /^[\w-]{11}$/.test(id)
    ? `https://www.youtube.com/watch?v=${id}`
    : undefined
}

const pixels = (value: unknown): number | undefined => {
  const number = Number.parseInt(words(value), 10)
  return number > 0 && number < 20_000 ? number : undefined
}

/** Pictures that small count readers and show nothing. */
const smallest = 3

/** A picture of a text: shown, only linked to, or neither. */
export type TextPicture =
  | { readonly kind: 'shown'; readonly attributes: RichTextAttributes }
  | { readonly kind: 'linked'; readonly href: string; readonly alt: string }

/**
 * What becomes of a picture. Shown are those from where pictures may come and whose size is known, since others would
 * move the text; the rest is linked to, so that nothing is lost.
 */
export const pictureOfText = (
  { src, alt, width, height }: Readonly<Record<string, unknown>>,
  { config }: AddressContext,
): TextPicture | undefined => {
  const safe = safeAddress(words(src))
  if (!safe || !/^(?:https?:|\/)/i.test(safe)) return undefined
  const address = new URL(safe, config.cms.mediaUrl)
  const size = [pixels(width), pixels(height)] as const
  if (size.some((side) => side !== undefined && side < smallest)) return undefined
  const mayCome = [new URL(config.cms.mediaUrl).origin, ...config.imageOrigins].includes(address.origin)
  const known = size[0] !== undefined && size[1] !== undefined
  if (!mayCome || !known) return { kind: 'linked', href: address.href, alt: words(alt) }
  return { kind: 'shown', attributes: { src: address.href, alt: words(alt), width: size[0], height: size[1] } }
}
