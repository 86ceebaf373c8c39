/** The languages of the product; Indonesian is the default and the fallback. */
export type Locale = 'id' | 'en'

/** A text with its language, so that a page can set `lang` if it differs. */
export interface LocalizedText {
  readonly text: string
  readonly lang: Locale
}

/** The fields of an entity that have an English variant: those with a `_en` twin. */
export type LocalizedField<Entity> = {
  [Name in keyof Entity & string]: `${Name}_en` extends keyof Entity ? Name : never
}[keyof Entity & string]

const textOf = (value: unknown): string | undefined =>
  typeof value === 'string' && value.trim() !== '' ? value : undefined

/**
 * The text of a field in a language: in English the `_en` variant when there is one, otherwise the Indonesian text.
 * Empty and blank texts count as missing. A field with neither gives '' in the requested language.
 */
export const localize = <Entity extends object>(
  entity: Entity,
  field: LocalizedField<Entity>,
  locale: Locale,
): LocalizedText => {
  const read = (name: string) => textOf((entity as Readonly<Record<string, unknown>>)[name])
  const english = locale === 'en' ? read(`${field}_en`) : undefined
  if (english !== undefined) return { text: english, lang: 'en' }
  const indonesian = read(field)
  return indonesian === undefined ? { text: '', lang: locale } : { text: indonesian, lang: 'id' }
}
