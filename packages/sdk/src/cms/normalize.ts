import { isRecord } from '../client/failure-bodies.ts'
import { pageAddress, somePage } from '../client/page.ts'
import { jsonFields } from '../generated/cms-graphql/json-fields.ts'
import { parseUrl } from '../rules/parse-url.ts'
import type { CmsMedia, CmsMediaFormat } from './normalized.ts'

/** The base URLs of the CMS's relative addresses. */
export interface CmsAddresses {
  /** The origin that `/uploads/…` is joined to. */
  readonly media: string
  /** The folder of doctors' photographs on the CDN, such as `https://cdn.example/uploads/dokter/`. */
  readonly doctorPhotos: string
}

/**
 * An address joined to a base. A base that is a path is resolved on the page's origin, and stays a path
 * if there is no page. Empty for an invalid address.
 */
export const absolute = (address: string, base = ''): string => {
  const page = pageAddress() ?? somePage
  const from = parseUrl(base, page)
  const url = from && parseUrl(address, from)
  if (!url) return ''
  return url.origin === somePage ? url.href.slice(somePage.length) : url.href
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

/** The lasting id of an entry: Strapi 5 gives the entry a new number each time it is published. */
const identity = ({ id, documentId = id }: Readonly<Record<string, unknown>>): unknown => documentId

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

/** A doctor's photograph: the string 'null' means none, a bare file name is in the CDN's folder. */
const doctorPhoto = (avatar: unknown, { doctorPhotos }: CmsAddresses): string | null =>
  typeof avatar !== 'string' || avatar === '' || avatar === 'null' ? null : absolute(avatar, doctorPhotos) || null

/** A lone surrogate, left by a careless cut, can neither be encoded in a URL nor in UTF-8. */
const wellFormed = (text: string) => text.replace(/\p{Surrogate}/gu, '\uFFFD')

/** A field of type JSON as it was stored: its own `data`, `attributes` and `id` are content, not wrappers of Strapi. */
const stored = (value: unknown): unknown =>
  JSON.parse(JSON.stringify(value ?? null), (_name, part: unknown) =>
    typeof part === 'string' ? wellFormed(part) : part,
  )

const normalizeField = (name: string, value: unknown, addresses: CmsAddresses): unknown => {
  if (name === 'id') return idOf(value)
  if (jsonFields.includes(name)) return stored(value)
  if (name === 'avatar') return doctorPhoto(value, addresses)
  // GraphQL enumerations cannot contain a hyphen; REST has the value as declared.
  if (value === 'Laki_laki') return 'Laki-laki'
  return normalize(value, addresses)
}

const normalizeObject = (value: Readonly<Record<string, unknown>>, addresses: CmsAddresses): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(value).flatMap(([name, field]) =>
      // `documentId` is the id, see `identity`.
      /^(publishedAt|documentId)$/.test(name) ? [] : [[name, normalizeField(name, field, addresses)]],
    ),
  )

/** Strapi returns drafts through relations, by id, and to a token that may see them. A type without drafts has no `publishedAt`. */
const isDraft = (entry: Readonly<Record<string, unknown>>): boolean => entry['publishedAt'] === null

const normalizeEntity = (id: unknown, attributes: unknown, addresses: CmsAddresses): unknown => {
  if (!isRecord(attributes) || isDraft(attributes)) return null
  if (isMedia(attributes)) return normalizeMedia(id, attributes, addresses)
  return { ...normalizeObject(attributes, addresses), id: idOf(id) }
}

/** Whether a value is nothing but Strapi's wrapper of an entry or a list. */
const isEnvelope = (value: Readonly<Record<string, unknown>>): boolean =>
  'data' in value && Object.keys(value).every((name) => /^(data|meta|__typename)$/.test(name))

/**
 * Removes Strapi's wrappers from an answer, at any depth; see `Normalized` for the types. Accepts both the enveloped
 * and the flat form, since custom Strapi routes may answer either way. Entries without attributes (no
 * permission to see them), drafts and empty components are removed from lists; a relation to one becomes null. Fields of type JSON stay
 * as they are.
 */
export const normalize = (value: unknown, addresses: CmsAddresses): unknown => {
  if (typeof value === 'string') return wellFormed(value)
  if (Array.isArray(value)) {
    return value.map((item) => normalize(item, addresses)).filter((item) => item !== null && item !== undefined)
  }
  if (!isRecord(value)) return value
  if ('attributes' in value) return normalizeEntity(identity(value), value['attributes'], addresses)
  if (isEnvelope(value)) {
    const data = normalize(value['data'], addresses)
    const meta = value['meta']
    return Array.isArray(data) && isRecord(meta) && 'pagination' in meta
      ? { items: data, pagination: meta['pagination'] }
      : data
  }
  if (isMedia(value)) return normalizeMedia(identity(value), value, addresses)
  return isDraft(value)
    ? null
    : normalizeObject('documentId' in value ? { ...value, id: identity(value) } : value, addresses)
}
