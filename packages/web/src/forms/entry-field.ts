import { entryReference } from '@hospital/sdk'
import type { FormField } from './fields.ts'

/** For a field that names an entry of the CMS: the options of a cached page contain ids of Strapi 4 or 5, so both are accepted. */
export const entryField: Pick<FormField, 'constraint' | 'sentAs'> = {
  constraint: { pattern: '^(?!0+$)[A-Za-z0-9_-]{1,64}$' },
  sentAs: entryReference,
}
