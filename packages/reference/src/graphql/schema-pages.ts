import { guessedNames } from '@hospital/codegen/contracts'
import {
  buildSchema,
  isEnumType,
  isInputObjectType,
  isObjectType,
  isScalarType,
  isSpecifiedScalarType,
  isUnionType,
} from 'graphql'
import type { GraphQLNamedType } from 'graphql'
import { code, paragraphs, slugOf, table } from '../markdown/markdown.ts'
import type { Page } from '../pages/page.ts'

const builtIn = ['ID', 'String', 'Int', 'Float', 'Boolean']

const pageOf = (type: GraphQLNamedType): 'types' | 'inputs' =>
  isObjectType(type) || isUnionType(type) ? 'types' : 'inputs'

/** The values that the sections' links need. */
interface Surroundings {
  readonly page: 'types' | 'inputs'
  readonly types: ReadonlyMap<string, GraphQLNamedType>
  /** The guessed names by type. */
  readonly guesses: ReadonlyMap<string, readonly string[]>
}

/** A type as code, its name linked to its section. */
const typeLink = (type: string, { types }: Surroundings): string => {
  const name = type.replaceAll(/[^\w]/g, '')
  const found = types.get(name)
  return found && !builtIn.includes(name) ? `[${code(type)}](${pageOf(found)}.md#${slugOf(name)})` : code(type)
}

const fieldName = (name: string, args: readonly { readonly name: string; readonly type: unknown }[]): string =>
  args.length === 0 ? name : `${name}(${args.map((each) => `${each.name}: ${String(each.type)}`).join(', ')})`

const rowsOf = (type: GraphQLNamedType, around: Surroundings): readonly (readonly string[])[] => {
  const about = (name: string, description: string | null | undefined): string =>
    `${description ?? ''}${around.guesses.get(type.name)?.includes(name) ? ' *The name is a guess.*' : ''}`
  if (isObjectType(type))
    return Object.values(type.getFields()).map(({ name, args, type: of, description }) => [
      code(fieldName(name, args)),
      typeLink(String(of), around),
      about(name, description),
    ])
  if (isInputObjectType(type))
    return Object.values(type.getFields()).map(({ name, type: of, description }) => [
      code(name),
      typeLink(String(of), around),
      about(name, description),
    ])
  if (isEnumType(type))
    return type.getValues().map(({ name, description }) => [code(name), '', about(name, description)])
  if (isUnionType(type)) return type.getTypes().map(({ name }) => [typeLink(name, around), '', ''])
  if (isScalarType(type)) return []
  throw new Error(`${type.name}: the reference has no section for this kind of type`)
}

const section = (type: GraphQLNamedType, around: Surroundings): readonly string[] => [
  `## ${type.name}`,
  around.guesses.get(type.name)?.length === 0 ? '*The name is a guess.*' : '',
  type.description ?? '',
  ...table(['name', 'type', 'what it is'], rowsOf(type, around)),
]

/** The pages of a GraphQL schema: its outputs, and its inputs. */
export const schemaPages = (sdl: string): readonly Page[] => {
  const types = new Map(
    Object.values(buildSchema(sdl).getTypeMap())
      .filter((type) => !type.name.startsWith('__') && !isSpecifiedScalarType(type))
      .toSorted((left, right) => left.name.localeCompare(right.name, 'en'))
      .map((type) => [type.name, type] as const),
  )
  const guesses = guessedNames(sdl)
  const pageFor = (page: 'types' | 'inputs', title: string, summary: string): Page => ({
    path: `graphql/${page}.md`,
    group: 'GraphQL schema',
    title,
    summary,
    text: paragraphs([
      `# cms.graphql: ${title.toLowerCase()}`,
      `${summary}.`,
      ...[...types.values()]
        .filter((type) => pageOf(type) === page)
        .flatMap((type) => section(type, { page, types, guesses })),
    ]),
  })
  return [
    pageFor('types', 'Types', 'What the content server answers over GraphQL, with the names that are guesses'),
    pageFor('inputs', 'Inputs', 'Filters, inputs, enumerations and scalars of the content server'),
  ]
}
