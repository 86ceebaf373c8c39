import type {
  FragmentDefinitionNode,
  FragmentSpreadNode,
  GraphQLOutputType,
  GraphQLSchema,
  OperationDefinitionNode,
  SelectionNode,
  SelectionSetNode,
} from 'graphql'
import { getNamedType, isEnumType, isListType, isNonNullType, isObjectType, typeFromAST } from 'graphql'

const scalarSchemas: Readonly<Record<string, string>> = {
  ID: 'z.string()',
  String: 'z.string()',
  Int: 'z.int()',
  Float: 'z.number()',
  Boolean: 'z.boolean()',
  DateTime: 'z.iso.datetime({ offset: true })',
  Date: 'z.iso.date()',
  Time: 'z.iso.time()',
  JSON: 'z.unknown()',
}

interface Context {
  readonly schema: GraphQLSchema
  readonly fragments: ReadonlyMap<string, FragmentDefinitionNode>
}

const indent = (depth: number) => '  '.repeat(depth)
const shapeName = (fragment: string) => `${fragment.charAt(0).toLowerCase()}${fragment.slice(1)}Shape`

const leafSchema = (type: GraphQLOutputType): string => {
  const named = getNamedType(type)
  if (isEnumType(named))
    return `z.enum([${named
      .getValues()
      .map(({ name }) => `'${name}'`)
      .join(', ')}])`
  const schema = scalarSchemas[named.name]
  if (!schema) throw new Error(`the scalar ${named.name} has no zod schema`)
  return schema
}

const typeSchema = (
  type: GraphQLOutputType,
  selections: readonly SelectionNode[],
  context: Context,
  depth: number,
): string => {
  if (isNonNullType(type)) return notNull(type.ofType, selections, context, depth)
  return `${notNull(type, selections, context, depth)}.nullable()`
}

const notNull = (
  type: GraphQLOutputType,
  selections: readonly SelectionNode[],
  context: Context,
  depth: number,
): string => {
  if (isListType(type)) return `z.array(${typeSchema(type.ofType, selections, context, depth)})`
  if (isObjectType(type)) return `z.object(${shape(type.name, selections, context, depth)})`
  return leafSchema(type)
}

/** A field of the answer with all of its selections: it may be selected several times. */
interface Field {
  readonly name: string
  readonly selections: readonly SelectionNode[]
}

/** The fields of a selection as GraphQL answers them: with fragments expanded and repeated fields merged. */
const mergedFields = (selections: readonly SelectionNode[], context: Context): Map<string, Field> => {
  const fields = new Map<string, Field>()
  const add = (key: string, { name, selections: added }: Field) =>
    fields.set(key, { name, selections: [...(fields.get(key)?.selections ?? []), ...added] })
  for (const node of selections) {
    if (node.kind === 'FragmentSpread') {
      const fragment = fragmentOf(node, context)
      mergedFields(fragment.selectionSet.selections, context).forEach((field, key) => add(key, field))
    } else if (node.kind === 'Field') {
      add((node.alias ?? node.name).value, { name: node.name.value, selections: node.selectionSet?.selections ?? [] })
    } else throw new Error('inline fragments are not used: no document selects from a union')
  }
  return fields
}

const fragmentOf = (node: FragmentSpreadNode, { fragments }: Context): FragmentDefinitionNode => {
  const fragment = fragments.get(node.name.value)
  if (!fragment) throw new Error(`the fragment ${node.name.value} does not exist`)
  return fragment
}

/** Whether a spread contains a field that is also selected beside it. The two must then be merged. */
const collides = (spread: FragmentSpreadNode, selections: readonly SelectionNode[], context: Context): boolean => {
  const others = mergedFields(
    selections.filter((node) => node !== spread),
    context,
  )
  return [...mergedFields([spread], context).keys()].some((key) => others.has(key))
}

/** The object literal of a selection. A fragment is spread if none of its fields is selected beside it, otherwise merged. */
const shape = (typeName: string, selections: readonly SelectionNode[], context: Context, depth: number): string => {
  const type = context.schema.getType(typeName)
  if (!isObjectType(type)) throw new Error(`${typeName} is no object type`)
  const spreadNodes = selections.filter((node) => node.kind === 'FragmentSpread')
  const alone = spreadNodes.filter((node) => !collides(node, selections, context))
  const merged = mergedFields(
    selections.filter((node) => !alone.includes(node as FragmentSpreadNode)),
    context,
  )
  const lines = [
    ...alone.map((node) => `...${shapeName(node.name.value)},`),
    ...[...merged].map(([key, { name, selections: inner }]) => {
      const field = type.getFields()[name]
      if (!field) throw new Error(`${typeName}.${name} does not exist`)
      return `${key}: ${typeSchema(field.type, inner, context, depth + 1)},`
    }),
  ]
  return `{\n${lines.map((line) => `${indent(depth + 1)}${line}\n`).join('')}${indent(depth)}}`
}

const spreads = (selection: SelectionSetNode): string[] =>
  selection.selections.flatMap((node) => {
    if (node.kind === 'FragmentSpread') return [node.name.value]
    return node.selectionSet ? spreads(node.selectionSet) : []
  })

/** Fragments in dependency order: each follows the fragments that it spreads. */
const dependenciesFirst = (fragments: readonly FragmentDefinitionNode[]): FragmentDefinitionNode[] => {
  const byName = new Map(fragments.map((fragment) => [fragment.name.value, fragment]))
  const done = new Set<FragmentDefinitionNode>()
  const add = (fragment: FragmentDefinitionNode | undefined) => {
    if (!fragment || done.has(fragment)) return
    spreads(fragment.selectionSet).forEach((name) => add(byName.get(name)))
    done.add(fragment)
  }
  fragments.forEach(add)
  return [...done]
}

/** A zod schema for the `data` of every document, so that an answer can be checked at run time. */
export const generateResultSchemas = (
  schema: GraphQLSchema,
  operations: readonly OperationDefinitionNode[],
  fragments: readonly FragmentDefinitionNode[],
): string => {
  const context = { schema, fragments: new Map(fragments.map((fragment) => [fragment.name.value, fragment])) }
  const shapes = dependenciesFirst(fragments).map((fragment) => {
    const type = typeFromAST(schema, fragment.typeCondition)
    if (!isObjectType(type)) throw new Error(`${fragment.name.value} is on no object type`)
    return `const ${shapeName(fragment.name.value)} = ${shape(type.name, fragment.selectionSet.selections, context, 0)}\n`
  })
  const results = operations.map((operation) => {
    const name = operation.name?.value ?? ''
    const root = operation.operation === 'mutation' ? 'Mutation' : 'Query'
    return `  ${name}: z.object(${shape(root, operation.selectionSet.selections, context, 1)}),\n`
  })
  return `
import * as z from 'zod'

${shapes.join('\n')}
/** The \`data\` of each document's answer, by the document's name. */
export const cmsResultSchemas = {
${results.join('')}} as const
`
}
