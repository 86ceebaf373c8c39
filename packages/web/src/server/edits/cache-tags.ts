import type { ContentRead } from './content-read.ts'

/** Headers by which caches in front of a site know what an answer is made of: Fastly's, Varnish's, and Cloudflare's. */
export const tagHeaders = ['Surrogate-Key', 'xkey', 'Cache-Tag'] as const

/** What separates tags: Cloudflare's are separated by commas. */
const separators: Readonly<Record<(typeof tagHeaders)[number], string>> = {
  'Surrogate-Key': ' ',
  xkey: ' ',
  'Cache-Tag': ',',
}

/** A slug that a header may have as it is. */
const plainSlug = /^[\w.~-]{1,100}$/

/** The tags of a read: its types, or the one entry of a type that it asks for. Of an unknown read that it is of the CMS. */
const tagsIn = ({ reads, input }: ContentRead): string[] => {
  if (!reads) return ['cms']
  const { types, only } = reads
  const slug = only && input[only.by['slug'] ?? '']
  return types.map((type) =>
    type === only?.type && typeof slug === 'string' && plainSlug.test(slug) ? `${type}:${slug}` : type,
  )
}

/** The header that names what an answer is made of: `artikel` for articles in general, `artikel:<slug>` for one. Some 300 bytes. */
export const cacheTags = (
  header: (typeof tagHeaders)[number],
  reads: readonly ContentRead[],
): Readonly<Record<string, string>> => {
  const tags = new Set(reads.flatMap(tagsIn))
  const written = [...tags].filter((tag) => !tags.has(tag.replace(/(?<=.):.*/, '')) || !tag.includes(':'))
  return { [header]: written.sort().join(separators[header]) }
}
