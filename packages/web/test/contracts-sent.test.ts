import { readdir, readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import {
  cmsContract,
  companyContract,
  hospitalCareContract,
  memberContract,
  persistedTexts,
  socialFeedContract,
} from '@hospital/sdk/contracts'
import type { ContractMap, OperationContract } from '@hospital/sdk/contracts'
import { expect, test } from 'vitest'
import { unsentDocuments, unsentFields, unsentOperations } from './unsent.ts'

const packages = fileURLToPath(new URL('../..', import.meta.url))

/**
 * A file that runs in visitors' browsers or on the server. `custom-reads.ts` names operations to list the types that they read, and the
 * editors' report reads all content: neither is a page.
 */
const isProduct = (file: string) =>
  /\.tsx?$/.test(file) &&
  !/\.(test|stories)\.tsx?$|(^|\/)(testing|storybook|generated|content-report)\/|edits\/custom-reads\.ts$/.test(file)

const textsIn = async (folder: string): Promise<readonly string[]> => {
  const files = (await readdir(folder, { recursive: true })).filter(isProduct)
  const texts = await Promise.all(files.map((file) => readFile(`${folder}/${file}`, 'utf8')))
  // Without comments and imports, which name operations that the code may not call.
  return texts.map((text) => text.replaceAll(/\/\*[\s\S]*?\*\/|^import [^']*'[^']*'$/gm, ''))
}

const site = (await textsIn(`${packages}/web/src`)).join('\n')

const isNamed = (name: string, text: string): boolean => new RegExp(`\\b${name}\\b`).test(text)

/** The SDK's exports for content of the CMS, each with its text. Pages call these functions, and not the operations. */
const contentParts = (await textsIn(`${packages}/sdk/src/cms`))
  .flatMap((text) => text.split(/^(?=export const )/m))
  .map((text) => ({ name: /^export const (\w+)/.exec(text)?.[1], text }))

/** The code that runs for the site: its own, and the functions of the SDK that it names, with the functions that these name. */
const running = (): string => {
  let text = site
  let rest = contentParts
  for (;;) {
    // Code before the first export of a file belongs to all exports.
    const next = rest.filter(({ name }) => name === undefined || isNamed(name, text))
    if (next.length === 0) return text
    text += next.map((one) => one.text).join('\n')
    rest = rest.filter((one) => !next.includes(one))
  }
}
const sent = running()

const contracts: Readonly<Record<string, ContractMap>> = {
  member: memberContract,
  company: companyContract,
  'hospital-care': hospitalCareContract,
  cms: cmsContract,
  'social-feed': socialFeedContract,
}

const operations = Object.entries(contracts).flatMap(([api, contract]) =>
  Object.entries(contract).map(([name, operation]) => ({ api, name, operation })),
)

/** Whether code calls an operation: as a method of a client, or by its name in quotation marks. */
const isCalled = (operation: string): boolean => new RegExp(`\\.${operation}\\b|['"]${operation}['"]`).test(sent)

/** Whether code writes a field: as a key, in quotation marks, or as a short property. This does not tell the request. */
const isWritten = (field: string): boolean =>
  /^\w+$/.test(field) ? new RegExp(`['"]${field}['"]|\\b${field}\\b(?=\\s*[:,}])`).test(sent) : sent.includes(field)

/** The fields of a body, and the parameters of a query. */
const fieldsOf = ({ body, query }: OperationContract): readonly string[] => {
  const shape: unknown = body && 'shape' in body.schema ? body.schema.shape : {}
  return [...Object.keys(shape as object), ...Object.keys(query?.types ?? {})]
}

test('every operation of the contracts is called by a page, or says why not', () => {
  const unsent = operations.filter(({ name }) => !isCalled(name)).map(({ api, name }) => `${api} ${name}`)
  expect(operations.length).toBeGreaterThan(60)
  expect(unsent.toSorted()).toEqual(Object.keys(unsentOperations).toSorted())
})

test('every field of a request of a page is sent, or says why not', () => {
  const fields = operations
    .filter(({ name }) => isCalled(name))
    .flatMap(({ api, name, operation }) =>
      fieldsOf(operation).map((field) => ({ place: `${api} ${name} ${field}`, field })),
    )
  const unsent = fields.filter(({ field }) => !isWritten(field))
  expect(fields.length).toBeGreaterThan(150)
  expect(unsent.map(({ place }) => place).toSorted()).toEqual(Object.keys(unsentFields).toSorted())
})

test('every document of the SDK is asked for by a page, or says why not', () => {
  const documents = Object.values(persistedTexts).map(({ name }) => name)
  const unsent = documents.filter((name) => !isNamed(`${name}Document`, sent))
  expect(documents.length).toBeGreaterThan(30)
  expect(unsent.toSorted()).toEqual(Object.keys(unsentDocuments).toSorted())
})
