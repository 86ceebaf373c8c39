import { entryReference } from '@hospital/sdk'
import type { FormField } from './fields.ts'

/** What a field that names an entry of the CMS adds to its row: a list that a page kept holds ids, whichever Strapi gave them. */
export const entryField: Pick<FormField, 'constraint' | 'sentAs'> = {
  constraint: { pattern: '^(?!0+$)[A-Za-z0-9_-]{1,64}$' },
  sentAs: entryReference,
}
