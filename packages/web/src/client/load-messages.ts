import type { Locale } from '@hospital/ui'
import type { Messages } from '../app/app.tsx'

/** The messages of one language: a chunk each, since changing the language reloads the page. */
export const messageModules = {
  id: { file: 'src/messages/id.ts', load: async (): Promise<Messages> => (await import('../messages/id.ts')).messages },
  en: { file: 'src/messages/en.ts', load: async (): Promise<Messages> => (await import('../messages/en.ts')).messages },
} as const satisfies Readonly<Record<Locale, { readonly file: string; readonly load: () => Promise<Messages> }>>

/** Fetches the messages of a language. */
export const loadMessages = (locale: Locale): Promise<Messages> => messageModules[locale].load()
