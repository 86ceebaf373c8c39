import { isRecord } from '../client/failure-bodies.ts'
import type { CmsMedia, CmsMediaFormat } from './normalized.ts'

/** Where relative addresses of the CMS lead. */
export interface CmsAddresses {
  /** The origin that `/uploads/…` is joined to. */
  readonly media: string
  /** The folder of doctors' photographs on the CDN, such as `https://cdn.example/uploads/dokter/`. */
  readonly doctorPhotos: string
}

// The base only lets paths parse; no host has a name under .invalid (RFC 2606).
const somePage = 'https://page.invalid'

/**
 * An address joined to a base, which may be a path: of the page's origin where there is a page, and left a path where
 * there is none. Empty for what is no address.
 */
export const absolute = (address: string, base = ''): string => {
  const page = 'location' in globalThis && URL.canParse(globalThis.location.href) ? globalThis.location.href : somePage
  if (!URL.canParse(base, page)) return ''
  const from = new URL(base, page)
  if (!URL.canParse(address, from)) return ''
  const { href, origin } = new URL(address, from)
  return origin === somePage ? href.slice(somePage.length) : href
}

const number = (value: unknown): number | null => (typeof value === 'number' ? value : null)

const mediaFormats = (formats: unknown, base: string): CmsMediaFormat[] =>
  Object.values(isRecord(formats) ? formats : {})
    .flatMap((format) => {
      if (!isRecord(format) || typeof format['url'] !== 'string') return []
      const [width, height] = [number(format['width']), number(format['height'])]
      return width === null || height === null ? [] : [{ url: absolute(format['url'], base), width, height }]
    })
    .sort((left, right) => left.width - right.width)

const idOf = (id: unknown): string => (typeof id === 'string' || typeof id === 'number' ? String(id) : '')

const normalizeMedia = (id: unknown, file: Readonly<Record<string, unknown>>, { media }: CmsAddresses): CmsMedia => ({
  id: idOf(id),
  url: absolute(String(file['url']), media),
  alternativeText: typeof file['alternativeText'] === 'string' ? file['alternativeText'] : null,
  width: number(file['width']),
  height: number(file['height']),
  mime: typeof file['mime'] === 'string' ? file['mime'] : '',
  formats: mediaFormats(file['formats'], media),
})

const isMedia = (value: Readonly<Record<string, unknown>>) => typeof value['url'] === 'string' && 'mime' in value

/** A doctor's photograph: the string 'null' means none, a bare file name lies in the CDN's folder. */
const doctorPhoto = (avatar: unknown, { doctorPhotos }: CmsAddresses): string | null =>
  typeof avatar !== 'string' || avatar === '' || avatar === 'null' ? null : absolute(avatar, doctorPhotos) || null

const normalizeField = (name: string, value: unknown, addresses: CmsAddresses): unknown => {
  if (name === 'id') return idOf(value)
  if (name === 'avatar') return doctorPhoto(value, addresses)
  // GraphQL cannot spell the hyphen of this enumeration's value; REST has it as declared.
  if (value === 'Laki_laki') return 'Laki-laki'
  return normalize(value, addresses)
}

const normalizeObject = (value: Readonly<Record<string, unknown>>, addresses: CmsAddresses): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(value).flatMap(([name, field]) => (name === 'publishedAt' ? [] : [[name, normalizeField(name, field, addresses)]])),
  )

/** Strapi gives drafts through relations, and for a number or to a token that may see them. A type without drafts has no such field. */
const isDraft = (entry: Readonly<Record<string, unknown>>): boolean => entry['publishedAt'] === null

const normalizeEntity = (id: unknown, attributes: unknown, addresses: CmsAddresses): unknown => {
  if (!isRecord(attributes) || isDraft(attributes)) return null
  if (isMedia(attributes)) return normalizeMedia(id, attributes, addresses)
  return { ...normalizeObject(attributes, addresses), id: idOf(id) }
}

/** Half of a character, as a careless cut leaves it, can neither be encoded in an address nor survive UTF-8. */
const wellFormed = (text: string) => text.replace(/\p{Surrogate}/gu, '\uFFFD')

/**
 * Takes Strapi's wrappers off an answer, at any depth; see `Normalized` for the types. Accepts both the enveloped
 * and the flat form, since a Strapi author's own routes may answer either way. Entries without attributes (no
 * right to see them), drafts and empty components drop out of lists; a relation to one is null.
 */
export const normalize = (value: unknown, addresses: CmsAddresses): unknown => {
  if (typeof value === 'string') return wellFormed(value)
  if (Array.isArray(value)) {
    return value.map((item) => normalize(item, addresses)).filter((item) => item !== null && item !== undefined)
  }
  if (!isRecord(value)) return value
  if ('attributes' in value) return normalizeEntity(value['id'], value['attributes'], addresses)
  if ('data' in value) {
    const data = normalize(value['data'], addresses)
    const meta = value['meta']
    return Array.isArray(data) && isRecord(meta) && 'pagination' in meta ? { items: data, pagination: meta['pagination'] } : data
  }
  if (isMedia(value)) return normalizeMedia(value['id'], value, addresses)
  return isDraft(value) ? null : normalizeObject(value, addresses)
}
