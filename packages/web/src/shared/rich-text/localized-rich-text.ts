import { localize } from '@hospital/sdk'
import type { LocalizedField } from '@hospital/sdk'
import type { RichTextNode } from '@hospital/ui'
import type { LoaderContext } from '../loading/context.ts'
import { toRichText } from './rich-text.ts'

/** A formatted text of the CMS in the page's language, or in Indonesian if there is no other. `top`: see `toRichText`. */
export const localizedRichText = <Entity extends object>(
  entity: Entity,
  field: LocalizedField<Entity>,
  context: LoaderContext,
  top?: 2 | 3,
): readonly RichTextNode[] => toRichText(localize(entity, field, context.locale), context, top)

/** A formatted text that the CMS has in Indonesian only. */
export const indonesianRichText = (html: string | null, context: LoaderContext, top?: 2 | 3): readonly RichTextNode[] =>
  toRichText({ text: html ?? '', lang: 'id' }, context, top)
