import type { ContentRead } from './content-read.ts'
import { customReads } from './custom-reads.ts'
import type { Edit } from './edit.ts'
import { documentReads } from './generated/cms-reads.ts'
import type { CmsRead } from './generated/cms-reads.ts'

/** Headers that tell caches in front of a site which entries an answer is made of: Fastly's, Varnish's, and Cloudflare's. */
export const tagHeaders = ['Surrogate-Key', 'xkey', 'Cache-Tag'] as const

/** The separator of tags: Cloudflare's are separated by commas. */
const separators: Readonly<Record<(typeof tagHeaders)[number], string>> = {
  'Surrogate-Key': ' ',
  xkey: ' ',
  'Cache-Tag': ',',
}

/** A value that a header can contain unchanged. */
const plain = /^[\w.~-]{1,100}$/

/** The most entries that an answer names one by one. */
const mostNamed = 50

/**
 * The values by which a read asks for entries: each entry in its answer has one of them in the read's field. Undefined if the read asks for
 * any entry.
 */
const valuesAsked = ({ reads, input }: ContentRead): readonly string[] | undefined => {
  const asked = Object.values(reads?.only?.by ?? {}).map((name) => [input[name] ?? []].flat().map(String))
  return asked.find((values) => values.length > 0)
}

/**
 * The tags of a read: the types that it reads. If it asks for some entries of a type only, the tags are `type:value` instead: the values
 * asked for, and the identities of the entries in the answer. An unknown read has the tag `cms`.
 */
const tagsIn = (read: ContentRead): string[] => {
  const { reads, ids } = read
  if (!reads) return ['cms']
  const asked = valuesAsked(read)
  const values = asked && ids && [...asked, ...ids]
  const isNamed = values !== undefined && values.length <= mostNamed && values.every((value) => plain.test(value))
  return reads.types.flatMap((type) =>
    isNamed && type === reads.only?.type ? values.map((value) => `${type}:${value}`) : type,
  )
}

/** The fields by which reads ask for entries of a type, beside their identities. */
const fieldsAsked = (type: string): readonly string[] =>
  Object.values<CmsRead>({ ...documentReads, ...customReads }).flatMap(({ only }) =>
    only?.type === type ? Object.keys(only.by).filter((field) => field !== 'id') : [],
  )

/**
 * The tags that an edit expires; undefined for all tags. Reads by a former value of the entry, such as its former slug, are found by its
 * identity.
 */
export const expiredTags = (edit: Edit): readonly string[] | undefined => {
  if (edit.kind === 'nothing') return []
  if (edit.kind === 'all') return undefined
  const { type, ids, fields } = edit
  const values = fieldsAsked(type).map((field) => fields[field])
  const told = values.filter((value) => typeof value === 'string' || typeof value === 'number')
  // A field that the webhook does not contain, or that has another form than reads use, may have any value.
  if (told.length < values.filter((value) => value !== null).length) return undefined
  const known = [...ids, ...told.map(String)]
  return ['cms', type, ...new Set(known.filter((value) => plain.test(value)).map((value) => `${type}:${value}`))]
}

/**
 * The header that names the entries of an answer: `artikel` for articles in general, `artikel:<value>` for articles with that slug, number
 * or code. About 600 bytes.
 */
export const cacheTags = (
  header: (typeof tagHeaders)[number],
  reads: readonly ContentRead[],
): Readonly<Record<string, string>> => {
  const tags = new Set(reads.flatMap(tagsIn))
  const written = [...tags].filter((tag) => !tags.has(tag.replace(/(?<=.):.*/, '')) || !tag.includes(':'))
  return { [header]: written.sort().join(separators[header]) }
}
