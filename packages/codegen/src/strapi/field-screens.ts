import type { Attribute } from './attributes.ts'
import type { ContentField } from './content-model.ts'
import type { ContentTypeNotes, FieldNotes, FieldWords } from './editors.ts'

/** The most characters of a one-line text in Strapi. */
const lineLength = 255

/** Types of fields for a plain value that an editor types in. An empty field shows an example. */
const typed: readonly string[] = ['string', 'text', 'email', 'integer', 'decimal']

type Notes = FieldNotes & Partial<ContentTypeNotes>

/** The rules for editors, in sentences. Required entries and pictures are only mentioned here: see `attributeOf`. */
const limitsOf = (name: string, { required, unique }: Notes, { type, maxLength }: Attribute): readonly string[] => {
  const longest = maxLength ?? (type === 'string' ? lineLength : undefined)
  return [
    ...(required?.includes(name) ? ['Wajib diisi.'] : []),
    ...(unique?.includes(name) ? ['Tidak boleh sama dengan entri lain.'] : []),
    ...(typeof longest === 'number' ? [`Paling banyak ${longest} huruf.`] : []),
    ...(type === 'integer' ? ['Bilangan bulat.'] : []),
    ...(type === 'richtext' ? ['Format dengan tombol di atas kolom, atau tulis HTML.'] : []),
  ]
}

/** The sentences below a field in the form. */
const helpOf = (name: string, words: FieldWords, notes: Notes, attribute: Attribute): string =>
  [words.help, ...limitsOf(name, notes, attribute)].join(' ')

/** The names, sentences and examples of fields in Strapi's screens, in the form of its schemas. Fields without words are left out. */
export const fieldScreens = (
  fields: readonly ContentField[],
  words: Readonly<Record<string, FieldWords>>,
  notes: Notes,
  attributes: Readonly<Record<string, Attribute>>,
): Readonly<Record<string, unknown>> =>
  Object.fromEntries(
    fields.flatMap(({ name }) => {
      const found = words[name]
      if (!found) return []
      const { label, example } = found
      const attribute = attributes[name] ?? {}
      if (example !== undefined && !typed.includes(String(attribute['type'])))
        throw new Error(`cms.content-types.yaml: ${name} has an example, but nothing is typed into it`)
      const edit = {
        label,
        description: helpOf(name, found, notes, attribute),
        ...(example !== undefined && { placeholder: example }),
      }
      return [[name, { edit, list: { label } }]]
    }),
  )
