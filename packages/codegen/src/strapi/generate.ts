import { readFile } from 'node:fs/promises'
import type { CodegenPaths } from '../contracts/contracts.ts'
import type { OpenApiDocument } from '../contracts/openapi.ts'
import { operationsOf } from '../rest/operations.ts'
import { apiFiles } from './api-files.ts'
import { contentModelOf } from './content-model.ts'
import { contentTypeFiles } from './content-types.ts'
import { readEditorNotes } from './editors.ts'

/**
 * All files of the CMS that are generated from the contracts, by file name. Strapi looks for content types in `api` and for components in
 * `components`, so these two folders are generated as a whole.
 */
export const generateStrapi = async (paths: CodegenPaths, document: OpenApiDocument): Promise<[string, string][]> => {
  const [sdl, notes] = await Promise.all([readFile(`${paths.schemas}/cms.graphql`, 'utf8'), readEditorNotes(paths)])
  const model = contentModelOf(sdl)
  const files = [...contentTypeFiles(model, notes, document), ...apiFiles(model, operationsOf(document))]
  return files.map(([file, text]) => [`${paths.cms}/${file}`, text])
}

/** The folders of the CMS that hold only generated files. */
export const strapiFolders = ({ cms }: CodegenPaths): string[] => [
  `${cms}/api`,
  `${cms}/components`,
  `${cms}/generated`,
]
