import { Kind, parse, print, visit } from 'graphql'
import type { DefinitionNode, FragmentDefinitionNode, OperationDefinitionNode } from 'graphql'

/** A document of the SDK. */
export interface DocumentText {
  readonly name: string
  /** The comment in the document's file. */
  readonly comment: string
  readonly text: string
  readonly variables: readonly { readonly name: string; readonly type: string }[]
  /** The fragments that the document spreads directly. */
  readonly fragments: readonly string[]
}

/** A fragment that several documents use. */
export type FragmentText = Pick<DocumentText, 'name' | 'text' | 'fragments'> & { readonly type: string }

const spreadsIn = (node: DefinitionNode): readonly string[] => {
  const found = new Set<string>()
  visit(node, { FragmentSpread: ({ name }) => void found.add(name.value) })
  return [...found]
}

const nameOf = ({ name }: OperationDefinitionNode): string => {
  if (!name) throw new Error('A document of the SDK has no name')
  return name.value
}

/** The lines of comment right before a definition. */
const commentBefore = (source: string, start: number): string => {
  const lines = source.slice(0, start).trimEnd().split('\n')
  const first = lines.findLastIndex((line) => !line.startsWith('#')) + 1
  return lines
    .slice(first)
    .map((line) => line.replace(/^#\s?/, ''))
    .join(' ')
}

/** The documents in one file. */
export const documentsIn = (source: string): readonly DocumentText[] =>
  parse(source)
    .definitions.filter((node): node is OperationDefinitionNode => node.kind === Kind.OPERATION_DEFINITION)
    .map((node) => ({
      name: nameOf(node),
      comment: commentBefore(source, node.loc?.start ?? 0),
      text: print(node),
      variables: (node.variableDefinitions ?? []).map(({ variable, type }) => ({
        name: variable.name.value,
        type: print(type),
      })),
      fragments: spreadsIn(node),
    }))

/** The fragments in one file. */
export const fragmentsIn = (source: string): readonly FragmentText[] =>
  parse(source)
    .definitions.filter((node): node is FragmentDefinitionNode => node.kind === Kind.FRAGMENT_DEFINITION)
    .map((node) => ({
      name: node.name.value,
      type: node.typeCondition.name.value,
      text: print(node),
      fragments: spreadsIn(node),
    }))
