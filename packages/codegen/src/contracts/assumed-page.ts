import type { RestContract } from './contracts.ts'
import type { Evident } from './evidence.ts'
import { evidentOperations, evidentSchemas } from './evidence.ts'
import { guessedNames } from './guessed-names.ts'
import type { OpenApiDocument } from './openapi.ts'

const assumed = <Part extends Evident>(parts: readonly Part[]): readonly Part[] =>
  parts.filter(({ evidence }) => evidence === 'assumed')

const namesOf = (parts: readonly Evident[]): string => parts.map(({ name }) => `\`${name}\``).join(', ')

const table = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  [head, head.map(() => '---'), ...rows].map((row) => `| ${row.join(' | ')} |`).join('\n')

const callRows = (document: OpenApiDocument) =>
  evidentOperations(document).flatMap(({ name, call, summary, evidence, parameters }) => {
    const guesses = assumed(parameters)
    if (evidence !== 'assumed' && guesses.length === 0) return []
    return [[`\`${call}\``, `\`${name}\``, summary, evidence === 'assumed' ? 'the call' : '', namesOf(guesses)]]
  })

const schemaRows = (document: OpenApiDocument) =>
  evidentSchemas(document).flatMap(({ name, evidence, fields }) => {
    const guesses = assumed(fields)
    if (guesses.length === 0) return evidence === 'assumed' ? [[`\`${name}\``, 'the schema']] : []
    const isWhole = guesses.length === fields.length
    return [[`\`${name}\``, isWhole ? `all: ${namesOf(guesses)}` : namesOf(guesses)]]
  })

const counts = (contracts: readonly Contract[]) =>
  table(
    ['contract', 'calls', 'assumed', 'parameters', 'assumed', 'fields', 'assumed'],
    contracts.map(({ name, document }) => {
      const operations = evidentOperations(document)
      const all = [
        operations,
        operations.flatMap(({ parameters }) => parameters),
        evidentSchemas(document).flatMap(({ fields }) => fields),
      ]
      return [
        name,
        ...all.flatMap((parts: readonly Evident[]) => [String(parts.length), String(assumed(parts).length)]),
      ]
    }),
  )

interface Contract extends RestContract {
  readonly document: OpenApiDocument
}

/** A page with all parts of the contracts that are not in the product's specification: each is a guess to confirm. */
export const assumedPage = (contracts: readonly Contract[], sdl: string): string => {
  const sections = contracts.map(({ name, document }) => {
    const calls = callRows(document)
    const callTable = table(['call', 'operation', '', 'assumed', 'assumed parameters'], calls)
    return [`## ${name}`, ...(calls.length > 0 ? [callTable] : []), table(['schema', 'assumed'], schemaRows(document))]
  })
  const guesses = [...guessedNames(sdl)].map(([type, names]) => [
    `\`${type}\``,
    names.length === 0 ? 'the type itself' : names.map((name) => `\`${name}\``).join(', '),
  ])
  return `${[
    '# What the contracts assume',
    'Generated from the contracts by `pnpm codegen`; see README.md. Everything else in the REST contracts is shown by the specification.',
    counts(contracts),
    ...sections.flat(),
    '## cms.graphql',
    'Names that Strapi makes out of content types which we cannot see. What every Strapi has (ids, dates, filters, envelopes) is not listed.',
    table(['type', 'guessed names'], guesses),
  ].join('\n\n')}\n`
}
