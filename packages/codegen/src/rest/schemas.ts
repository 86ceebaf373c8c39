import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createClient } from '@hey-api/openapi-ts'
import ts from 'typescript-with-api'
import type { OpenApiDocument } from '../contracts/openapi.ts'
import { forZodPlugin } from './keywords.ts'

/** An extension of `forZodPlugin` that a schema has. */
const extension = (schema: object, name: string): unknown => Object.entries(schema).find(([key]) => key === name)?.[1]

/** The kind of zod object for a schema that forbids further properties, or allows them explicitly. */
const objectKind = ({
  properties,
  additionalProperties,
}: {
  readonly properties?: object
  readonly additionalProperties?: false | { readonly type?: string }
}): 'strictObject' | 'looseObject' | undefined => {
  if (!additionalProperties) return undefined
  if (additionalProperties.type === 'never') return 'strictObject'
  return properties && additionalProperties.type === 'unknown' ? 'looseObject' : undefined
}

/** Adds an import of those of our own checks that the file calls. */
const withChecks = (file: string): string => {
  const names = ['minProperties', 'uniqueItems'].filter((name) => file.includes(`.check(${name}`))
  if (names.length === 0) return file
  return file.replace(
    "import * as z from 'zod';\n",
    `import * as z from 'zod';\nimport { ${names.join(', ')} } from '../../contracts/keywords.ts';\n`,
  )
}

/**
 * Gives each pattern the flag that reads characters, as JSON Schema and forms do. The plugin reads most patterns by UTF-16 units, and an
 * emoji has two of them.
 */
const withUnicodePatterns = (file: string): string => {
  const ends: number[] = []
  const visit = (node: ts.Node): void => {
    if (ts.isRegularExpressionLiteral(node) && !/u\w*$/.test(node.text.slice(node.text.lastIndexOf('/'))))
      ends.push(node.end)
    ts.forEachChild(node, visit)
  }
  visit(ts.createSourceFile('schemas.ts', file, ts.ScriptTarget.Latest))
  return ends.reduceRight((text, end) => `${text.slice(0, end)}u${text.slice(end)}`, file)
}

/** Wraps each schema in a function that makes it on first use: `zName()`. */
const withLazySchemas = (file: string): string => {
  const source = ts.createSourceFile('schemas.ts', file, ts.ScriptTarget.Latest)
  const declarations = source.statements
    .filter(ts.isVariableStatement)
    .flatMap(({ declarationList }) => [...declarationList.declarations])
  const names = new Set(declarations.map(({ name }) => name.getText(source)))
  const insertions: { readonly at: number; readonly text: string }[] = []
  const visit = (node: ts.Node): void => {
    if (ts.isIdentifier(node) && names.has(node.text)) insertions.push({ at: node.end, text: '()' })
    ts.forEachChild(node, visit)
  }
  for (const { initializer } of declarations) {
    if (!initializer) continue
    insertions.push({ at: initializer.getStart(source), text: '/* #__PURE__ */ lazily(() => ' })
    visit(initializer)
    insertions.push({ at: initializer.end, text: ')' })
  }
  const lazy = insertions.reduceRight((text, { at, text: added }) => text.slice(0, at) + added + text.slice(at), file)
  return lazy.replace(
    "import * as z from 'zod';\n",
    "import * as z from 'zod';\nimport { lazily } from '../../contracts/lazily.ts';\n",
  )
}

/** The zod schemas of a contract: one function `zName` per named schema, `zOperationQuery` and `zOperationPath` per operation. */
export const generateSchemas = async (document: OpenApiDocument): Promise<string> => {
  const folder = await mkdtemp(join(tmpdir(), 'contract-schemas-'))
  try {
    await createClient({
      input: forZodPlugin(document),
      output: { path: folder },
      logs: { level: 'silent' },
      plugins: [
        {
          name: 'zod',
          dates: { offset: true },
          responses: false,
          metadata: false,
          $resolvers: {
            // The plugin does not support closed or open objects, files, or the extensions of `forZodPlugin`.
            object: (context) => {
              const { $, nodes, plugin, schema } = context
              const least = extension(schema, 'x-min-properties')
              const kind = objectKind(schema)
              if (!kind && least === undefined) return undefined
              const base = kind ? $(plugin.imports.z).attr(kind).call(nodes.shape(context)) : nodes.base(context)
              return least === undefined ? base : base.attr('check').call($('minProperties').call($.fromValue(least)))
            },
            array: (context) => {
              const { $, chain, nodes, schema } = context
              if (extension(schema, 'x-unique-items') !== true) return undefined
              chain.current = nodes.base(context)
              chain.current = nodes.length(context) ?? nodes.minLength(context) ?? chain.current
              chain.current = nodes.maxLength(context) ?? chain.current
              return chain.current.attr('check').call($('uniqueItems'))
            },
            number: (context) => {
              const { $, chain, nodes, schema } = context
              const factor = extension(schema, 'x-multiple-of')
              if (factor === undefined) return undefined
              chain.current = nodes.base(context)
              chain.current = nodes.min(context) ?? chain.current
              chain.current = nodes.max(context) ?? chain.current
              return chain.current.attr('multipleOf').call($.fromValue(factor))
            },
            string: ({ $, plugin, schema }) =>
              schema.format === 'binary' ? $(plugin.imports.z).attr('instanceof').call($('Blob')) : undefined,
          },
        },
      ],
    })
    return withLazySchemas(withUnicodePatterns(withChecks(await readFile(join(folder, 'zod.gen.ts'), 'utf8'))))
  } finally {
    await rm(folder, { recursive: true })
  }
}
