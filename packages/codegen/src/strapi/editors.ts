import { readYaml } from '../contracts/carried.ts'
import type { CodegenPaths } from '../contracts/contracts.ts'

/** The words of a field in the editors' screens. */
export interface FieldWords {
  readonly label: string
  /** What it is, and what becomes of it on the site. */
  readonly help: string
  /** A good value, which the empty field shows in grey. */
  readonly example?: string
}

/** What editors need to know of a type's fields and no contract tells. */
export interface FieldNotes {
  /** Name in the editors' screens. */
  readonly label: string
  /** The words of its fields, where those of all types do not do. */
  readonly fields?: Readonly<Record<string, FieldWords>>
  /** Fields without which an entry cannot be published. */
  readonly required?: readonly string[]
  /** Fields that hold HTML. */
  readonly html?: readonly string[]
  /** Fields of plain text in several lines. */
  readonly lines?: readonly string[]
  /** Media fields that take documents. Default: pictures. */
  readonly files?: readonly string[]
}

/** What is known of a content type beside its SDL. */
export interface ContentTypeNotes extends FieldNotes {
  /** A sentence in the editors' screens. */
  readonly about: string
  /** The field from which `slug` is made. */
  readonly slug?: string
  readonly unique?: readonly string[]
  /** The schema in cms.openapi.yaml of what visitors send. */
  readonly input?: string
}

/** What is known of a component beside its SDL. */
export interface ComponentNotes extends FieldNotes {
  readonly category: string
  readonly name: string
}

/** `cms.content-types.yaml`, by the SDL's names. */
export interface EditorNotes {
  /** The words of fields that several types have. */
  readonly commonFields?: Readonly<Record<string, FieldWords>>
  readonly contentTypes: Readonly<Record<string, ContentTypeNotes>>
  readonly components: Readonly<Record<string, ComponentNotes>>
}

/** Reads the notes. That they fit the SDL is checked where they are used. */
export const readEditorNotes = async ({ schemas }: CodegenPaths): Promise<EditorNotes> =>
  // The only file of this form; `contentModelOf` refuses names that the SDL does not have.
  (await readYaml(`${schemas}/cms.content-types.yaml`)) as EditorNotes

const fieldLists = ['required', 'html', 'lines', 'files', 'unique'] as const

/** The fields that notes name. */
export const namedFields = (notes: ContentTypeNotes | ComponentNotes): readonly string[] => [
  ...fieldLists.flatMap((list) => (list in notes ? (notes as ContentTypeNotes)[list] : undefined) ?? []),
  ...Object.keys(notes.fields ?? {}),
  ...('slug' in notes && notes.slug !== undefined ? [notes.slug] : []),
]
