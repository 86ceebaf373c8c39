import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createClient } from '@hey-api/openapi-ts'
import type { OpenApiDocument } from '../contracts/openapi.ts'

/** The zod schemas of a contract: one `zName` per named schema, `zOperationQuery` and `zOperationPath` per operation. */
export const generateSchemas = async (document: OpenApiDocument): Promise<string> => {
  const folder = await mkdtemp(join(tmpdir(), 'contract-schemas-'))
  try {
    await createClient({
      // A copy: the generator changes what it is given.
      input: structuredClone(document) as unknown as Record<string, unknown>,
      output: { path: folder },
      logs: { level: 'silent' },
      plugins: [
        {
          name: 'zod',
          dates: { offset: true },
          responses: false,
          metadata: false,
          $resolvers: {
            // The plugin supports neither closed objects nor files.
            object: ({ $, nodes, plugin, schema, ...context }) =>
              schema.additionalProperties && schema.additionalProperties.type === 'never'
                ? $(plugin.imports.z)
                    .attr('strictObject')
                    .call(nodes.shape({ $, nodes, plugin, schema, ...context }))
                : undefined,
            string: ({ $, plugin, schema }) =>
              schema.format === 'binary' ? $(plugin.imports.z).attr('instanceof').call($('Blob')) : undefined,
          },
        },
      ],
    })
    return await readFile(join(folder, 'zod.gen.ts'), 'utf8')
  } finally {
    await rm(folder, { recursive: true })
  }
}
