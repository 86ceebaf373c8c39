import type { OpenApiDocument, OpenApiSchema } from '../contracts/openapi.ts'
import { attributeOf } from './attributes.ts'
import type { Attribute, AttributeSources } from './attributes.ts'
import type { ContentComponent, ContentModel, ContentType } from './content-model.ts'
import { namedFields } from './editors.ts'
import type { ComponentNotes, ContentTypeNotes, EditorNotes } from './editors.ts'
import { fieldScreens } from './field-screens.ts'

/** A file of the CMS: its path below the CMS's sources, and its content. */
export type CmsFile = readonly [file: string, text: string]

const json = (value: unknown): string => `${JSON.stringify(value, undefined, 2)}\n`

/** The notes of a type. Throws if there are none, or if they name a field that the type does not have. */
const notesOf = <Notes extends ContentTypeNotes | ComponentNotes>(
  { name, fields }: ContentType | ContentComponent,
  all: Readonly<Record<string, Notes>>,
): Notes => {
  const notes = all[name]
  if (!notes) throw new Error(`cms.content-types.yaml does not have ${name}`)
  const unknown = namedFields(notes).find((named) => !fields.some((field) => field.name === named))
  if (unknown !== undefined) throw new Error(`cms.content-types.yaml: ${name} has no field ${unknown}`)
  return notes
}

const refuseUnknown = (names: readonly string[], notes: Readonly<Record<string, unknown>>) => {
  const unknown = Object.keys(notes).find((name) => !names.includes(name))
  if (unknown !== undefined) throw new Error(`cms.content-types.yaml: the SDL has no ${unknown}`)
}

const inputOf = (notes: ContentTypeNotes, document: OpenApiDocument): OpenApiSchema | undefined => {
  if (notes.input === undefined) return undefined
  const schema = document.components.schemas[notes.input]
  if (!schema) throw new Error(`cms.openapi.yaml has no ${notes.input}`)
  return schema
}

/** The initial settings of Strapi's screens for each field. Editors do not type in what visitors send, so those fields have no words. */
const screensOf = (
  { name, fields }: ContentType | ContentComponent,
  notes: ContentTypeNotes | ComponentNotes,
  { commonFields }: EditorNotes,
  attributes: Readonly<Record<string, Attribute>>,
) => {
  if ('input' in notes && notes.input !== undefined) return {}
  const words = { ...commonFields, ...notes.fields }
  const silent = fields.find((field) => words[field.name] === undefined)
  if (silent) throw new Error(`cms.content-types.yaml: ${name} has no words for ${silent.name}`)
  return { config: { metadatas: fieldScreens(fields, words, notes, attributes) } }
}

const contentTypeFile = (
  type: ContentType,
  model: EditorNotes,
  document: OpenApiDocument,
  singularOf: AttributeSources['singularOf'],
): CmsFile => {
  const written = notesOf(type, model.contentTypes)
  const input = inputOf(written, document)
  const notes = { ...written, required: written.required ?? input?.required ?? [] }
  const sources = { notes: model, singularOf, input: (field: string) => input?.properties?.[field] }
  const attributes = Object.fromEntries(type.fields.map((field) => [field.name, attributeOf(field, notes, sources)]))
  const schema = {
    kind: type.single ? 'singleType' : 'collectionType',
    collectionName: type.plural.replaceAll('-', '_'),
    info: {
      singularName: type.singular,
      pluralName: type.plural,
      displayName: notes.label,
      description: notes.about,
    },
    options: { draftAndPublish: type.drafts },
    ...screensOf(type, notes, model, attributes),
    attributes,
  }
  return [`api/${type.singular}/content-types/${type.singular}/schema.json`, json(schema)]
}

const componentFile = (
  component: ContentComponent,
  model: EditorNotes,
  singularOf: AttributeSources['singularOf'],
): CmsFile => {
  const notes = notesOf(component, model.components)
  const attributes = Object.fromEntries(
    component.fields.map((field) => [field.name, attributeOf(field, notes, { notes: model, singularOf })]),
  )
  const schema = {
    collectionName: `components_${notes.category}_${notes.name}`.replaceAll('-', '_'),
    info: { displayName: notes.label },
    options: {},
    ...screensOf(component, notes, model, attributes),
    attributes,
  }
  return [`components/${notes.category}/${notes.name}.json`, json(schema)]
}

/** The schemas of all content types and components, at the paths where Strapi looks for them. */
export const contentTypeFiles = (
  { contentTypes, components }: ContentModel,
  notes: EditorNotes,
  document: OpenApiDocument,
): CmsFile[] => {
  refuseUnknown(
    contentTypes.map(({ name }) => name),
    notes.contentTypes,
  )
  refuseUnknown(
    components.map(({ name }) => name),
    notes.components,
  )
  const singulars = new Map(contentTypes.map(({ name, singular }) => [name, singular]))
  const singularOf = (name: string): string => {
    const singular = singulars.get(name)
    if (singular === undefined) throw new Error(`${name} is no content type`)
    return singular
  }
  return [
    ...contentTypes.map((type) => contentTypeFile(type, notes, document, singularOf)),
    ...components.map((component) => componentFile(component, notes, singularOf)),
  ]
}
