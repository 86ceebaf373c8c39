import { readFile } from 'node:fs/promises'
import { relative } from 'node:path'
import { generateConstraints } from './constraints/constraints.ts'
import { assumedPage } from './contracts/assumed-page.ts'
import { carriedDocument, readYaml } from './contracts/carried.ts'
import type { CodegenPaths, RestContract } from './contracts/contracts.ts'
import { restContracts, workspacePaths } from './contracts/contracts.ts'
import type { OpenApiDocument } from './contracts/openapi.ts'
import { generateGraphql } from './graphql/generate.ts'
import { generateCalls } from './rest/calls.ts'
import { generateClient } from './rest/client.ts'
import { generateContractMap } from './rest/contract-map.ts'
import { generateHandlers } from './rest/handlers.ts'
import { operationsOf } from './rest/operations.ts'
import { generateSchemas } from './rest/schemas.ts'
import { generateTypes } from './rest/types.ts'
import { generateStrapi, strapiFolders } from './strapi/generate.ts'

/** A contract with the content of its file. */
interface ReadContract extends RestContract {
  readonly document: OpenApiDocument
  /** The file's content unchanged: types refer to its components by name. */
  readonly written: unknown
}

const generateRest = async (
  contract: ReadContract,
  { sdk, mocks, reference }: CodegenPaths,
): Promise<[string, string][]> => {
  const { document, written } = contract
  const operations = operationsOf(document)
  const constraints = generateConstraints(document)
  const folder = `${sdk}/generated/${contract.name}`
  return [
    [`${folder}/types.ts`, await generateTypes(written)],
    [`${folder}/schemas.ts`, await generateSchemas(document)],
    [`${folder}/client.ts`, generateClient(contract, operations)],
    [`${folder}/contract.ts`, generateContractMap(contract, operations)],
    ...(constraints ? [[`${folder}/constraints.ts`, constraints] satisfies [string, string]] : []),
    [`${mocks}/generated/${contract.name}.ts`, generateHandlers(contract, operations)],
    [`${reference}/generated/${contract.name}.ts`, generateCalls(contract, document)],
  ]
}

const header = '// Generated from the contracts in schemas/ by codegen.ts. Do not edit: change the contract.\n'

const generateAssumedPage = async (
  contracts: readonly ReadContract[],
  paths: CodegenPaths,
): Promise<[string, string]> => {
  const sdl = await readFile(`${paths.schemas}/cms.graphql`, 'utf8')
  return [`${paths.schemas}/generated/assumed.md`, assumedPage(contracts, sdl)]
}

/**
 * Everything generated from the contracts, as texts by absolute file name, in a stable order.
 * Throws when a contract cannot be read or contains something that the generators cannot express.
 */
export const generateAll = async (paths: CodegenPaths = workspacePaths): Promise<Map<string, string>> => {
  const contracts = await Promise.all(
    restContracts(paths).map(async (contract) => {
      const written = await readYaml(contract.file)
      return { ...contract, written, document: carriedDocument(written) }
    }),
  )
  const [graphql, ...rest] = await Promise.all([
    generateGraphql(paths),
    ...contracts.map((contract) => generateRest(contract, paths)),
  ])
  const files = [...graphql, ...rest.flat()].map(([file, text]): [string, string] => [
    file,
    `${header}${text.trimEnd()}\n`,
  ])
  files.push(await generateAssumedPage(contracts, paths))
  const cms = contracts.find(({ name }) => name === 'cms')
  if (cms) files.push(...(await generateStrapi(paths, cms.document)))
  return new Map(files.sort(([left], [right]) => (left < right ? -1 : 1)))
}

/** All folders with generated files. Any other file in them is stale. */
export const generatedFolders = (paths: CodegenPaths = workspacePaths): string[] => [
  `${paths.schemas}/generated`,
  `${paths.sdk}/generated`,
  `${paths.mocks}/generated`,
  `${paths.reference}/generated`,
  `${paths.edits}/generated`,
  ...strapiFolders(paths),
]

/** A file's name relative to the current folder, for output. */
export const shortName = (file: string): string => relative(process.cwd(), file)

export { fontFolder } from './font/font.ts'
export type { FontFiles } from './font/font.ts'
