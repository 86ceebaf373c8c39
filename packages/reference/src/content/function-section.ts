import { block, code, paragraphs, slugOf, table } from '../markdown/markdown.ts'
import type { ContentFunction } from './content-functions.ts'
import type { DocumentText } from './documents.ts'

/** The calls in the source of `contentCalls`, by function, each indented as in a file of its own. */
export const callsIn = (source: string): ReadonlyMap<string, string> =>
  new Map(
    [...source.matchAll(/^ {2}(\w+): \(cms\) =>\s+([^]*?),\n(?= {2}\w+: |\})/gm)].map(([, name = '', call = '']) => [
      name,
      call.replaceAll(/\n {4}/g, '\n'),
    ]),
  )

const links = (names: readonly string[], hrefOf: (name: string) => string): string =>
  names.map((name) => `[${code(name)}](${hrefOf(name)})`).join(', ')

/** A link to the section of a document. */
export const documentHref = (name: string): string => `documents.md#${slugOf(name)}`

/** The values around a function that its section needs. */
export interface FunctionExample {
  /** The call with values of the demo. */
  readonly example: string
  readonly operationHref: (operation: string) => string
}

/** The section of one content function. */
export const functionSection = (
  { name, description, documents, operations }: ContentFunction,
  { example, operationHref }: FunctionExample,
): string =>
  paragraphs([
    `## ${name}`,
    `${description} Arguments and answer: [${code(name)}](../types/cms.md#${slugOf(name)}).`,
    documents.length > 0
      ? `It sends ${links(documents, documentHref)}.`
      : `It calls ${links(operations, operationHref)}.`,
    block(
      'ts',
      `import { ${name} } from '@hospital/sdk/cms'\n\nconst { data, error } = await ${example}`,
      `content.${name}`,
    ),
  ])

/** The section of one document: the functions that send it, its variables, its text. */
export const documentSection = (
  { name, comment, text, variables, fragments }: DocumentText,
  senders: readonly { readonly name: string; readonly href: string }[],
): string =>
  paragraphs([
    `## ${name}`,
    comment,
    `Sent by ${senders.map((sender) => `[${code(sender.name)}](${sender.href})`).join(', ')}.`,
    ...table(
      ['variable', 'type'],
      variables.map((variable) => [code(`$${variable.name}`), code(variable.type)]),
    ),
    block('graphql', text),
    fragments.length > 0 ? `Fragments: ${links(fragments, (fragment) => `fragments.md#${slugOf(fragment)}`)}.` : '',
  ])
