import type { OpenApiSchema } from '../contracts/openapi.ts'
import type { ContentField } from './content-model.ts'
import type { ContentTypeNotes, EditorNotes, FieldNotes } from './editors.ts'

/** An attribute in Strapi's schema.json. */
export type Attribute = Readonly<Record<string, unknown>>

const scalarTypes: Readonly<Record<string, string>> = {
  Boolean: 'boolean',
  Date: 'date',
  DateTime: 'datetime',
  Float: 'decimal',
  Int: 'integer',
  JSON: 'json',
  Time: 'time',
}

const textType = (name: string, notes: FieldNotes): string => {
  if (notes.html?.includes(name)) return 'richtext'
  return notes.lines?.includes(name) ? 'text' : 'string'
}

/** The range of whole numbers in GraphQL. Strapi would store a larger number, and one such number makes the whole list around it fail. */
const wholeNumbers = { min: -(2 ** 31), max: 2 ** 31 - 1 }

/** The limits of visitors' input. A pattern becomes Strapi's `regex`. */
const limitsOf = (schema: OpenApiSchema): Attribute => ({
  ...(schema.minLength === undefined ? {} : { minLength: schema.minLength }),
  ...(schema.maxLength === undefined ? {} : { maxLength: schema.maxLength }),
  ...(schema.pattern === undefined ? {} : { regex: schema.pattern }),
})

const uidOf = (singular: string) => `api::${singular}.${singular}`

/** The sources that attributes are made from. */
export interface AttributeSources {
  readonly notes: EditorNotes
  /** Strapi's singular name of a content type. */
  readonly singularOf: (contentType: string) => string
  /** The schema of a field that visitors send to this type. */
  readonly input?: ((field: string) => OpenApiSchema | undefined) | undefined
}

const bare = (
  field: ContentField,
  notes: FieldNotes & Partial<ContentTypeNotes>,
  sources: AttributeSources,
): Attribute => {
  const input = sources.input?.(field.name)
  switch (field.kind) {
    case 'scalar': {
      if (field.scalar === 'Int') return { type: scalarTypes[field.scalar], ...wholeNumbers }
      if (field.scalar !== 'String') return { type: scalarTypes[field.scalar] }
      if (field.name === 'slug' && notes.slug !== undefined) return { type: 'uid', targetField: notes.slug }
      if (input?.format === 'email') return { type: 'email', ...limitsOf(input) }
      return { type: textType(field.name, notes), ...(input && limitsOf(input)) }
    }
    case 'enumeration':
      // The SDL has GraphQL's spelling of the values; the REST contract has the stored values.
      return { type: 'enumeration', enum: input?.enum ?? field.values }
    case 'media':
      return {
        type: 'media',
        multiple: field.many,
        allowedTypes: [notes.files?.includes(field.name) ? 'files' : 'images'],
      }
    case 'relation':
      return {
        type: 'relation',
        // Without an inverse side: many entries may point to the same target.
        relation: field.many ? 'oneToMany' : 'oneToOne',
        target: uidOf(sources.singularOf(field.target)),
      }
    case 'component': {
      const component = sources.notes.components[field.target]
      return { type: 'component', repeatable: field.many, component: `${component?.category}.${component?.name}` }
    }
  }
}

/**
 * Whether Strapi may know that a field is required. Strapi makes such fields non-null in GraphQL. That is wrong for entries and files:
 * publishing does not require them, and they can be deleted or unpublished later. A single null in their place would make the whole list
 * fail. So these fields get a mark of our own, and the CMS tells editors when they are missing.
 */
const requirementOf = ({ kind, name }: ContentField, { required }: Partial<ContentTypeNotes>): Attribute => {
  if (!required?.includes(name)) return {}
  return kind === 'relation' || kind === 'media'
    ? { pluginOptions: { 'content-report': { required: true } } }
    : { required: true }
}

/** The attribute of a field. */
export const attributeOf = (
  field: ContentField,
  notes: FieldNotes & Partial<ContentTypeNotes>,
  sources: AttributeSources,
): Attribute => ({
  ...bare(field, notes, sources),
  ...requirementOf(field, notes),
  ...(notes.unique?.includes(field.name) ? { unique: true } : {}),
})
