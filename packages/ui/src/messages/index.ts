import en from './en.json' with { type: 'json' }
import id from './id.json' with { type: 'json' }
import type { UiMessageId } from './use-message.ts'

/**
 * The package's own messages by language, uncompiled. For stories and tests; an application merges
 * `@hospital/ui/messages/id.json` and `en.json` into its own messages instead. An id that one
 * language lacks is a type error here.
 */
export const uiMessages: Record<'id' | 'en', Record<UiMessageId, string>> = {
  id: id satisfies Record<keyof typeof en, string>,
  en: en satisfies Record<keyof typeof id, string>,
}
