import { safeAddress } from '@hospital/sdk'
import type { RichTextAttributes } from '@hospital/ui'
import { linkAddress } from '../link-address.ts'
import type { LinkContext } from '../link-address.ts'
import type { LoaderConfig } from '../loading/context.ts'

/** The context in which addresses of a text are checked. */
export interface AddressContext extends LinkContext {
  readonly config: Pick<LoaderConfig, 'cms' | 'imageOrigins'>
}

const words = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value).trim() : ''

/** The address of a link in a text; undefined if unsafe. */
export const textLink = (href: unknown, context: AddressContext): string | undefined =>
  linkAddress(words(href), context)

const pixels = (value: unknown): number | undefined => {
  const number = Number.parseInt(words(value), 10)
  return number >= 0 && number < 20_000 ? number : undefined
}

/** Pixels. Pictures and embedded pages this small only count readers. */
const smallest = 3

const isTiny = ({ width, height }: Readonly<Record<string, unknown>>): boolean =>
  [pixels(width), pixels(height)].some((side) => side !== undefined && side < smallest)

/** The kind of an embedded page, shown in the link that replaces it. */
export type EmbeddedKind = 'video' | 'playlist' | 'map' | 'form' | 'file' | 'page'

/** A page that a text embeds, at an address that works outside a frame too. */
export interface EmbeddedPage {
  readonly kind: EmbeddedKind
  readonly href: string
  readonly host: string
}

const videoHosts = /^(?:(?:www|m)\.)?(?:youtube\.com|youtube-nocookie\.com|youtu\.be)$/
const mapHosts = /^(?:www\.google\.(?:com|co\.id)|maps\.google\.(?:com|co\.id))$/

const youtubePage = ({ pathname, searchParams }: URL): Pick<EmbeddedPage, 'kind' | 'href'> | undefined => {
  const list = searchParams.get('list')
  const id = searchParams.get('v') ?? pathname.split('/').pop() ?? ''
  const isList = id === 'videoseries' || id === 'playlist' || id === ''
  if (!isList && /^[\w-]{11}$/.test(id)) return { kind: 'video', href: `https://www.youtube.com/watch?v=${id}` }
  return list !== null && /^[\w-]{2,64}$/.test(list)
    ? { kind: 'playlist', href: `https://www.youtube.com/playlist?list=${list}` }
    : undefined
}

/** The place in the parameter `pb` of an embedded map: its name, otherwise its latitude and longitude. */
const placeOf = (parameters: string): string | undefined => {
  const name = /!1s0x[\da-f]+:0x[\da-f]+!2s([^!]+)/i.exec(parameters)?.[1]
  const [, longitude, latitude] = /!2d(-?[\d.]+)!3d(-?[\d.]+)/.exec(parameters) ?? []
  return name ?? (longitude !== undefined && latitude !== undefined ? `${latitude},${longitude}` : undefined)
}

/** Google shows the address of an embedded map in frames only, so the link searches for the place. */
const mapPage = ({ searchParams }: URL): Pick<EmbeddedPage, 'kind' | 'href'> | undefined => {
  const place = searchParams.get('q') ?? placeOf(searchParams.get('pb') ?? '')
  if (place === undefined) return undefined
  const map = new URL('https://www.google.com/maps/search/?api=1')
  map.searchParams.set('query', place)
  return { kind: 'map', href: map.href }
}

/**
 * The page that a text embeds, such as a video, a map or a form, as a link: the browser loads nothing from other sites into the text.
 * Undefined for anything else, and for pages too small to be seen.
 */
export const embeddedPage = (
  properties: Readonly<Record<string, unknown>>,
  context: AddressContext,
): EmbeddedPage | undefined => {
  const href = textLink(words(properties['src'] ?? properties['url']).replace(/^\/\//, 'https://'), context)
  if (href === undefined || !/^https?:/i.test(href) || isTiny(properties)) return undefined
  const address = new URL(href)
  const { hostname: host, pathname, searchParams } = address
  if (videoHosts.test(host)) {
    const page = youtubePage(address)
    return page && { ...page, host }
  }
  if (mapHosts.test(host) && pathname.startsWith('/maps')) {
    const page = mapPage(address)
    return page && { ...page, host }
  }
  if (host === 'docs.google.com' && pathname.startsWith('/forms/')) {
    searchParams.delete('embedded')
    return { kind: 'form', href: address.href, host }
  }
  const isFile = address.origin === new URL(context.config.cms.mediaUrl).origin
  return { kind: isFile ? 'file' : 'page', href, host }
}

/** A picture of a text: shown, only linked to, or neither. */
export type TextPicture =
  | { readonly kind: 'shown'; readonly attributes: RichTextAttributes }
  | { readonly kind: 'linked'; readonly href: string; readonly alt: string }

/**
 * How a picture is shown. A picture from an allowed origin with a known size is shown; one without a size would move the text. All others
 * become links, so that nothing is lost.
 */
export const pictureOfText = (
  properties: Readonly<Record<string, unknown>>,
  { config }: AddressContext,
): TextPicture | undefined => {
  const { src, alt, width, height } = properties
  const safe = safeAddress(words(src))
  if (!safe || !/^(?:https?:|\/)/i.test(safe)) return undefined
  const address = new URL(safe, config.cms.mediaUrl)
  if (isTiny(properties)) return undefined
  const size = [pixels(width), pixels(height)] as const
  const mayCome = [new URL(config.cms.mediaUrl).origin, ...config.imageOrigins].includes(address.origin)
  const known = size[0] !== undefined && size[1] !== undefined
  if (!mayCome || !known) return { kind: 'linked', href: address.href, alt: words(alt) }
  return { kind: 'shown', attributes: { src: address.href, alt: words(alt), width: size[0], height: size[1] } }
}
