import type { Locale } from '@hospital/ui'
import type { FooterColumns } from './footer-columns.ts'

/** The key of local storage for the footer. */
export const footerKey = 'bottom'

/** A footer as it is stored. */
export interface StoredFooter {
  readonly locale: Locale
  readonly footer: FooterColumns
}
