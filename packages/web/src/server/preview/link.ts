import { createHmac, timingSafeEqual } from 'node:crypto'
import * as z from 'zod'

/** A link to a preview: the draft of one entry, on its own page, until the link expires. */
export interface PreviewLink {
  /** The content type's name in Strapi, such as `artikel`. */
  readonly type: string
  /** The id of the document. */
  readonly id: string
  /** The page's path in Indonesian. */
  readonly path: string
  /** When the link expires, in seconds since 1970. */
  readonly until: number
}

/** The result of checking a link: it is valid, it has expired, or the CMS did not make it. */
export type VerifiedLink =
  | { readonly kind: 'valid'; readonly link: PreviewLink }
  | { readonly kind: 'ended' | 'refused' }

/** The longest validity of a link in seconds; the CMS makes links for an hour. */
const longest = 60 * 60

const query = z.object({
  jenis: z.string().regex(/^[a-z-]{1,60}$/),
  id: z.string().regex(/^[\w-]{1,60}$/),
  halaman: z.string().startsWith('/').max(1000),
  sampai: z
    .string()
    .regex(/^\d{1,12}$/)
    .transform(Number),
  tanda: z.string().max(100),
})

/** The signature of a link. `packages/cms/src/preview/link.js` makes the same. */
export const signatureOf = ({ type, id, path, until }: PreviewLink, secret: string): string =>
  createHmac('sha256', secret).update([type, id, path, until].join('\n')).digest('base64url')

const isEqual = (given: string, right: string): boolean => {
  const [one, other] = [Buffer.from(given), Buffer.from(right)]
  return one.length === other.length && timingSafeEqual(one, other)
}

/** Checks the query of a link. Only a correctly signed link can be reported as expired. */
export const verifyLink = (given: URLSearchParams, secret: string, now: Date): VerifiedLink => {
  const { data } = query.safeParse(Object.fromEntries(given))
  if (!data) return { kind: 'refused' }
  const link = { type: data.jenis, id: data.id, path: data.halaman, until: data.sampai }
  if (!isEqual(data.tanda, signatureOf(link, secret))) return { kind: 'refused' }
  const left = link.until - now.getTime() / 1000
  if (left > longest) return { kind: 'refused' }
  return left > 0 ? { kind: 'valid', link } : { kind: 'ended' }
}
