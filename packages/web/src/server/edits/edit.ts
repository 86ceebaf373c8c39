import * as z from 'zod'
import { customReads } from './custom-reads.ts'
import { contentTypes, documentReads } from './generated/cms-reads.ts'

/** What has changed in the CMS: everything that it has, for all that is known; or an entry of a content type. */
export type Edit =
  | { readonly kind: 'all' }
  | { readonly kind: 'nothing' }
  | {
      readonly kind: 'entry'
      /** The type's name in Strapi, such as `rumah-sakit`. */
      readonly type: string
      /** Its number and its document's id. */
      readonly ids: readonly string[]
      /** The entry as it is now; fields that it does not name may have any value. */
      readonly fields: Readonly<Record<string, unknown>>
    }

const id = z.union([z.string().min(1), z.number()]).transform(String)

/** What Strapi 4 and 5 send: `uid` is Strapi 5's and that of later versions of 4. */
const webhook = z.object({
  event: z.string(),
  model: z.string().optional(),
  uid: z.string().optional(),
  entry: z.looseObject({ id: id.optional(), documentId: id.optional() }).optional(),
})

const everything: Edit = { kind: 'all' }
const nothing: Edit = { kind: 'nothing' }

/** The types that something reads: what visitors send is none. */
const readTypes = new Set(
  [documentReads, customReads].flatMap((table) => Object.values(table).flatMap(({ types }) => types)),
)

/** The content type of a webhook, where it is one of the contract. */
const typeOf = ({ model, uid }: z.output<typeof webhook>): string | undefined => {
  const name = uid === undefined ? model : /^api::([\w-]+)\.\1$/.exec(uid)?.[1]
  return contentTypes.find((type) => type === name)
}

/** What the body of a webhook says. What is not understood may be about everything. */
export const editOf = (body: unknown): Edit => {
  const { data } = webhook.safeParse(body)
  if (!data) return everything
  // No page has a file that was just uploaded: it has one once an entry names it.
  if (data.event === 'media.create') return nothing
  const type = typeOf(data)
  const { entry } = data
  if (!data.event.startsWith('entry.') || type === undefined || entry === undefined) return everything
  if (!readTypes.has(type)) return nothing
  const ids = [entry.id, entry.documentId].filter((given) => given !== undefined)
  return ids.length === 0 ? everything : { kind: 'entry', type, ids, fields: entry }
}
