import { readYaml } from '../contracts/carried.ts'
import type { CodegenPaths } from '../contracts/contracts.ts'

/** The words of a field in the editors' screens. */
export interface FieldWords {
  readonly label: string
  /** A description of the field and of its use on the site. */
  readonly help: string
  /** A good value, which the empty field shows in grey. */
  readonly example?: string
}

/** Information about a type's fields that editors need and no contract has. */
export interface FieldNotes {
  /** The name in the editors' screens. */
  readonly label: string
  /** The words of the type's fields, if the common words are not enough. */
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

/** Information about a content type that its SDL does not have. */
export interface ContentTypeNotes extends FieldNotes {
  /** A sentence about the type in the editors' screens. */
  readonly about: string
  /** The field that `slug` is made from. */
  readonly slug?: string
  readonly unique?: readonly string[]
  /** The schema in cms.openapi.yaml of the data that visitors send. */
  readonly input?: string
}

/** Information about a component that its SDL does not have. */
export interface ComponentNotes extends FieldNotes {
  readonly category: string
  readonly name: string
}

/** The content of `cms.content-types.yaml`, by the SDL's names. */
export interface EditorNotes {
  /** The words of fields that several types share. */
  readonly commonFields?: Readonly<Record<string, FieldWords>>
  readonly contentTypes: Readonly<Record<string, ContentTypeNotes>>
  readonly components: Readonly<Record<string, ComponentNotes>>
}

/** Reads the notes. Whether they fit the SDL is checked where they are used. */
export const readEditorNotes = async ({ schemas }: CodegenPaths): Promise<EditorNotes> =>
  // The cast is for the only file of this form. `contentModelOf` refuses names that the SDL does not have.
  (await readYaml(`${schemas}/cms.content-types.yaml`)) as EditorNotes

const fieldLists = ['required', 'html', 'lines', 'files', 'unique'] as const

/** The fields that notes name. */
export const namedFields = (notes: ContentTypeNotes | ComponentNotes): readonly string[] => [
  ...fieldLists.flatMap((list) => (list in notes ? (notes as ContentTypeNotes)[list] : undefined) ?? []),
  ...Object.keys(notes.fields ?? {}),
  ...('slug' in notes && notes.slug !== undefined ? [notes.slug] : []),
]
