import type { OpenApiDocument, RestContract } from '@hospital/codegen/contracts'
import { paragraphs, slugOf, table } from '../markdown/markdown.ts'
import type { Page } from '../pages/page.ts'
import { evidenceText } from './evidence-text.ts'
import { fieldHead, fieldRows } from './field-rows.ts'
import { limitsText, typeText } from './schema-text.ts'

/** A link to a named schema from the pages of its contract. */
export const linkSchema = (name: string): string => `[${name}](schemas.md#${slugOf(name)})`

/** The page of all named schemas of a contract, each with its fields. */
export const schemasPage = ({ name }: RestContract, { components, info }: OpenApiDocument): Page => ({
  path: `${name}/schemas.md`,
  group: info.title,
  title: 'Schemas',
  summary: `Every named schema of the ${info.title}, with types, limits and evidence`,
  text: paragraphs([
    `# ${info.title}: schemas`,
    ...Object.entries(components.schemas).flatMap(([schemaName, schema]) => {
      const { description = '', 'x-evidence': mark } = schema
      const evidence = evidenceText(mark, '', schemaName)
      const rows = fieldRows(schema, { link: linkSchema, evidence })
      const limits = limitsText(schema, schemaName)
      return [
        `## ${schemaName}`,
        `${[typeText(schema, linkSchema), limits, evidence].filter(Boolean).join('; ')}.`,
        description.trim(),
        ...table(fieldHead, rows),
      ]
    }),
  ]),
})
