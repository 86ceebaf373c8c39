import { readdir, readFile } from 'node:fs/promises'
import { buildSchema, Kind, parse } from 'graphql'
import type { CodegenPaths } from '../contracts/contracts.ts'
import { generateCmsReads } from './cms-reads.ts'
import { generateDocuments } from './documents.ts'
import { generateJsonFields } from './json-fields.ts'
import { generateResultSchemas } from './result-schemas.ts'

const readDocuments = async (folder: string) => {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.graphql')).sort()
  const texts = await Promise.all(names.map((name) => readFile(`${folder}/${name}`, 'utf8')))
  return texts.flatMap((text) => parse(text).definitions)
}

const sdlModule = (sdl: string) => `
/** The content API's schema, as Strapi prints it: what the mock executes. */
export const cmsSdl = \`${sdl.replaceAll('\\', '\\\\').replaceAll('`', '\\`').replaceAll('${', '\\${')}\`
`

/** Everything generated from `cms.graphql` and the documents, by file name. */
export const generateGraphql = async (paths: CodegenPaths): Promise<Map<string, string>> => {
  const [sdl, definitions, files] = await Promise.all([
    readFile(`${paths.schemas}/cms.graphql`, 'utf8'),
    readDocuments(`${paths.sdk}/cms/documents`),
    generateDocuments(paths),
  ])
  const operations = definitions.filter((node) => node.kind === Kind.OPERATION_DEFINITION)
  const fragments = definitions.filter((node) => node.kind === Kind.FRAGMENT_DEFINITION)
  const schema = buildSchema(sdl)
  const folder = `${paths.sdk}/generated/cms-graphql`
  files.set(`${folder}/result-schemas.ts`, generateResultSchemas(schema, operations, fragments))
  files.set(`${folder}/json-fields.ts`, generateJsonFields(schema, [...operations, ...fragments]))
  files.set(`${paths.mocks}/generated/cms-sdl.ts`, sdlModule(sdl))
  files.set(`${paths.edits}/generated/cms-reads.ts`, generateCmsReads(sdl, schema, operations, fragments))
  return files
}
