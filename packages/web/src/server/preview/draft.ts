import * as z from 'zod'
import type { SiteConfig } from '../config.ts'
import { pluralNames, relationTypes, singleTypes } from '../edits/generated/cms-reads.ts'
import type { PreviewLink } from './link.ts'
import { isEntry, populateFor, projectEntry } from './projection.ts'
import type { CmsDocument, Entry, PublishedOf } from './projection.ts'

/** Reads the draft of an entry in the form that a document asks for; undefined if the entry does not exist, or has another slug. */
export type ReadDraft = (document: CmsDocument, slug: unknown) => Promise<Entry | undefined>

const one = z.object({ data: z.looseObject({ documentId: z.string(), slug: z.string().nullish() }) })
const many = z.object({ data: z.array(z.looseObject({ documentId: z.string() })) })

/** The related entries in a value of an entry, by their type. */
const relatedIn = (value: unknown, found = new Map<string, Set<string>>()): Map<string, Set<string>> => {
  if (Array.isArray(value)) for (const item of value) relatedIn(item, found)
  if (!isEntry(value)) return found
  for (const [name, field] of Object.entries(value)) {
    const type = relationTypes[name]
    for (const item of type === undefined ? [] : [field].flat()) {
      const id = isEntry(item) ? item['documentId'] : undefined
      if (type !== undefined && typeof id === 'string') found.set(type, (found.get(type) ?? new Set()).add(id))
    }
    if (type === undefined) relatedIn(field, found)
  }
  return found
}

/** The most related entries of a type; the CMS returns 100 at a time. */
const mostRelated = 100

/** Reads from the REST API of the CMS with a bearer; undefined if the CMS refuses. */
const readerOf =
  ({ url, timeout }: SiteConfig['cms'], fetch: typeof globalThis.fetch) =>
  async (path: string, query: URLSearchParams, bearer: string): Promise<unknown> => {
    const response = await fetch(`${url}/api/${path}?${query.toString()}`, {
      headers: { authorization: `Bearer ${bearer}` },
      signal: AbortSignal.timeout(timeout),
    })
    return response.ok ? response.json() : undefined
  }

/**
 * Reads drafts from Strapi 5 over REST. The draft of an entry may refer to drafts of other entries. The preview shows the published form of
 * these, as any page does, and nothing of entries without one.
 */
export const createDraftReader = (
  { cms }: SiteConfig,
  token: string,
  fetch: typeof globalThis.fetch,
  link: PreviewLink,
): ReadDraft => {
  const read = readerOf(cms, fetch)

  const publishedOf = async (type: string, ids: ReadonlySet<string>): Promise<[string, Entry][]> => {
    const query = new URLSearchParams({ populate: '*', 'pagination[pageSize]': String(mostRelated) })
    for (const id of [...ids].slice(0, mostRelated)) query.append('filters[documentId][$in]', id)
    const { data } = many.safeParse(await read(type, query, cms.token))
    return (data?.data ?? []).map((entry) => [`${type} ${entry.documentId}`, entry])
  }

  return async (document, slug) => {
    const query = populateFor(document)
    query.append('status', 'draft')
    const plural = pluralNames[link.type]
    if (plural === undefined) return undefined
    const isSingle = singleTypes.includes(link.type)
    const place = isSingle ? link.type : `${plural}/${link.id}`
    const { data: found } = one.safeParse(await read(place, query, token))
    const draft = found?.data
    if (draft?.documentId !== link.id || draft.slug !== slug) return undefined
    const published = new Map(
      (await Promise.all([...relatedIn(draft)].map(([type, ids]) => publishedOf(type, ids)))).flat(),
    )
    // An entry without `publishedAt` counts as a draft, and drafts are not shown.
    const shown = { ...draft, publishedAt: draft['publishedAt'] ?? draft['updatedAt'] }
    const publishedIn: PublishedOf = (field, entry) => {
      const type = relationTypes[field]
      return type === undefined ? entry : (published.get(`${type} ${String(entry['documentId'])}`) ?? null)
    }
    return projectEntry(document, shown, publishedIn, isSingle)
  }
}
