import * as z from 'zod'
import { customReads } from './custom-reads.ts'
import { contentTypes, documentReads } from './generated/cms-reads.ts'

/** A change in the CMS: of nothing that pages use, of one entry of a content type, or possibly of everything. */
export type Edit =
  | { readonly kind: 'all' }
  | { readonly kind: 'nothing' }
  | {
      readonly kind: 'entry'
      /** The type's name in Strapi, such as `rumah-sakit`. */
      readonly type: string
      /** Its number and its document's id. */
      readonly ids: readonly string[]
      /** The entry as it is now. Fields that are missing here may have any value. */
      readonly fields: Readonly<Record<string, unknown>>
    }

const id = z.union([z.string().min(1), z.number()]).transform(String)

/** The webhooks of Strapi 4 and 5: Strapi 5 and later versions of 4 send `uid`. */
const webhook = z.object({
  event: z.string(),
  model: z.string().optional(),
  uid: z.string().optional(),
  entry: z.looseObject({ id: id.optional(), documentId: id.optional() }).optional(),
})

const everything: Edit = { kind: 'all' }
const nothing: Edit = { kind: 'nothing' }

/** The types that some read uses. Types that visitors send are not among them. */
const readTypes = new Set(
  [documentReads, customReads].flatMap((table) => Object.values(table).flatMap(({ types }) => types)),
)

/** The content type of a webhook, if it is one of the contract. */
const typeOf = ({ model, uid }: z.output<typeof webhook>): string | undefined => {
  const name = uid === undefined ? model : /^api::([\w-]+)\.\1$/.exec(uid)?.[1]
  return contentTypes.find((type) => type === name)
}

/** The edit in the body of a webhook. A body that is not understood may be about everything. */
export const editOf = (body: unknown): Edit => {
  const { data } = webhook.safeParse(body)
  if (!data) return everything
  // No page shows a file that was just uploaded: an entry has to name it first.
  if (data.event === 'media.create') return nothing
  const type = typeOf(data)
  const { entry } = data
  if (!data.event.startsWith('entry.') || type === undefined || entry === undefined) return everything
  if (!readTypes.has(type)) return nothing
  const ids = [entry.id, entry.documentId].filter((given) => given !== undefined)
  return ids.length === 0 ? everything : { kind: 'entry', type, ids, fields: entry }
}
