import { generate } from '@graphql-codegen/cli'
import type { CodegenPaths } from '../contracts/contracts.ts'
import { persistedDocuments, withoutMeta } from './persisted.ts'
import { withSharedFragments } from './shared-fragments.ts'

const scalars = { DateTime: 'string', Date: 'string', Time: 'string', JSON: 'unknown', ID: 'string' }

/** The typed documents of `cms.graphql`'s clients and, for the mocks, the types of its schema, by file name. */
export const generateDocuments = async ({ schemas, sdk, mocks }: CodegenPaths): Promise<Map<string, string>> => {
  const documents = `${sdk}/generated/cms-graphql/`
  const schemaTypes = `${mocks}/generated/cms-types.ts`
  const files: { filename: string; content: string }[] = await generate(
    {
      schema: `${schemas}/cms.graphql`,
      documents: [`${sdk}/cms/documents/*.graphql`],
      // Presets and plugins are resolved from here.
      cwd: import.meta.dirname,
      silent: true,
      errorsOnly: true,
      generates: {
        [documents]: {
          preset: 'client',
          presetConfig: { fragmentMasking: false, persistedDocuments: { hashAlgorithm: 'sha256' } },
          config: {
            useTypeImports: true,
            enumsAsTypes: true,
            importExtension: '.ts',
            emitLegacyCommonJSImports: false,
            strictScalars: true,
            scalars,
          },
        },
        [schemaTypes]: {
          plugins: ['typescript'],
          config: { useTypeImports: true, enumsAsTypes: true, strictScalars: true, scalars },
        },
      },
    },
    false,
  )
  const contentOf = (ending: string) => files.find(({ filename }) => filename.endsWith(ending))?.content ?? ''
  const persisted = JSON.parse(contentOf('/persisted-documents.json')) as Readonly<Record<string, string>>
  // Without `gql.ts`, which maps documents by their text and defeats tree-shaking. Documents are imported by name instead.
  return new Map([
    [schemaTypes, contentOf(schemaTypes)],
    [`${documents}graphql.ts`, withSharedFragments(withoutMeta(contentOf('/graphql.ts')))],
    ...persistedDocuments(persisted).map(([name, text]): [string, string] => [`${documents}${name}`, text]),
  ])
}
