import { readYaml } from '../contracts/carried.ts'
import type { CodegenPaths } from '../contracts/contracts.ts'

/** What editors need to know of a type's fields and no contract tells. */
export interface FieldNotes {
  /** Name in the editors' screens. */
  readonly label: string
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
  ...('slug' in notes && notes.slug !== undefined ? [notes.slug] : []),
]
