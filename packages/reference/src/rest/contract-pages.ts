import { clientsOf, readOpenApi, restContracts, workspacePaths } from '@hospital/codegen/contracts'
import type { OpenApiDocument, OpenApiOperation, RestContract } from '@hospital/codegen/contracts'
import { block, code, paragraphs, slugOf, table } from '../markdown/markdown.ts'
import type { Page } from '../pages/page.ts'
import { failuresOf } from './failures.ts'
import type { FailureOf } from './failures.ts'
import { operationSection } from './operation-section.ts'
import type { PlacedOperation } from './operation-section.ts'
import { schemasPage } from './schemas-page.ts'

/** The fields of a document that only these pages read, not the generators. */
interface Tagged {
  readonly tags: readonly { readonly name: string; readonly description: string }[]
}

const tagOf = (operation: OpenApiOperation): string => {
  const [tag, ...more] = (operation as OpenApiOperation & { readonly tags?: readonly string[] }).tags ?? []
  if (tag === undefined || more.length > 0)
    throw new Error(`${operation.operationId} must have one tag: it is on one page`)
  return tag
}

const placedOperations = (contract: RestContract, document: OpenApiDocument): readonly PlacedOperation[] =>
  Object.entries(document.paths).flatMap(([path, item]) =>
    Object.entries(item).map(([method, operation]) => ({
      contract,
      document,
      operation,
      method: method.toUpperCase(),
      path,
    })),
  )

/** The client that tries an operation: operations for the corporate admin need the admin's client. */
const callerOf = ({ contract, operation }: PlacedOperation): string =>
  contract.name === 'company' && tagOf(operation) === 'Admin corporate' ? 'admin' : contract.name

const callRows = (operations: readonly PlacedOperation[], page: string) =>
  operations.map(({ operation, method, path }) => [
    `[${code(operation.operationId)}](${page}#${slugOf(operation.operationId)})`,
    code(`${method} ${path}`),
    operation['x-evidence'],
    operation.summary,
  ])

const clientExample = (contract: RestContract, document: OpenApiDocument): string => {
  const clients = clientsOf(contract, document)
  const more = contract.name === 'social-feed' ? ', headers: { token }' : ', token'
  const made = clients.map(
    ({ factory, variable }) =>
      `const ${variable} = ${factory}({ baseUrl: 'https://hospital.example/${contract.name}'${more} })`,
  )
  const factories = clients.map(({ factory }) => factory).join(', ')
  return block('ts', [`import { ${factories} } from '${clients[0]?.entry ?? ''}'\n`, ...made].join('\n'))
}

const callHead = ['operation', 'call', 'evidence', 'what it does'] as const

/** The pages of one contract: an overview, a page for each tag with its operations, and the schemas. */
export const contractPages = async (
  contract: RestContract,
  document: OpenApiDocument,
  failureOf: FailureOf,
): Promise<readonly Page[]> => {
  const { title, description = '' } = document.info
  const { tags } = document as OpenApiDocument & Tagged
  const operations = Map.groupBy(placedOperations(contract, document), ({ operation }) => tagOf(operation))
  const fileOf = (tag: string) => `${slugOf(tag)}.md`
  const pages: Page[] = []
  for (const { name: tag, description: summary } of tags) {
    const placed = operations.get(tag) ?? []
    const sections = []
    for (const each of placed) {
      const call = `${callerOf(each)}.${each.operation.operationId}`
      sections.push(operationSection(each, call, await failuresOf(call, each.operation, failureOf)))
    }
    pages.push({
      path: `${contract.name}/${fileOf(tag)}`,
      group: title,
      title: tag,
      summary: `${summary} Operations: ${placed.map(({ operation }) => operation.operationId).join(', ')}`,
      text: paragraphs([`# ${tag}`, summary, ...table(callHead, callRows(placed, '')), ...sections]),
    })
  }
  const overview = tags.flatMap(({ name: tag }) => [
    `## [${tag}](${fileOf(tag)})`,
    ...table(callHead, callRows(operations.get(tag) ?? [], fileOf(tag))),
  ])
  return [
    {
      path: `${contract.name}/index.md`,
      group: title,
      title: 'Overview',
      summary: `What the ${title} is for, how to make a client, and all of its operations`,
      text: paragraphs([`# ${title}`, description.trim(), clientExample(contract, document), ...overview]),
    },
    ...pages,
    schemasPage(contract, document),
  ]
}

/** The pages of all contracts. */
export const restPages = async (failureOf: FailureOf): Promise<readonly Page[]> => {
  const pages = []
  for (const contract of restContracts(workspacePaths))
    pages.push(...(await contractPages(contract, await readOpenApi(contract.file), failureOf)))
  return pages
}
