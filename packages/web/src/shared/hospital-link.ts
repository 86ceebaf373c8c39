import type { LinkItem, Locale } from '@hospital/ui'
import { href } from '../routes/href.ts'

/** The hospital of an entry, with the address of its page; undefined for entries of the whole group. */
export const hospitalLink = (
  hospital: { readonly nama: string | null; readonly slug: string | null } | null,
  locale: Locale,
): LinkItem | undefined =>
  hospital?.nama && hospital.slug
    ? { label: hospital.nama, href: href(locale, 'hospital', { slug: hospital.slug }) }
    : undefined
