import type { RestContract } from '../contracts/contracts.ts'
import { clientTypes } from './client.ts'
import type { Operation } from './operations.ts'

const pascal = (id: string) => id.charAt(0).toUpperCase() + id.slice(1)

const parameters = (operation: Operation, place: 'path' | 'query'): string | undefined => {
  const found = operation.parameters.filter((parameter) => parameter.in === place)
  if (found.length === 0) return undefined
  const types = found.map((parameter) => `'${parameter.name}': '${parameter.type}'`).join(', ')
  return `${place}: { types: { ${types} }, schema: s.z${pascal(operation.id)}${pascal(place)}() }`
}

const entry = (operation: Operation): string => {
  const responses = operation.responses.map(({ status, schema }) => `      ${status}: ${schema ?? 'null'},`).join('\n')
  const fields = [
    parameters(operation, 'path'),
    parameters(operation, 'query'),
    operation.body && `body: { form: '${operation.body}', schema: s.z${pascal(operation.id)}Body() }`,
  ].filter(Boolean)
  return `  ${operation.id}: () => ({
${fields.map((field) => `    ${field},\n`).join('')}    responses: {
${responses}
    },
  }),`
}

/** The requests and responses that each operation allows, as zod schemas: the contract at run time. */
export const generateContractMap = (contract: RestContract, operations: readonly Operation[]): string => {
  const types = clientTypes(contract, operations)
  const needsZod = operations.some(({ responses }) => responses.some(({ schema }) => schema?.includes('z.')))
  return `
${needsZod ? "import * as z from 'zod'\n" : ''}import { lazyContract } from '../../contracts/lazily.ts'
import type { EntryMakers } from '../../contracts/lazily.ts'
import type { ${types.join(', ')} } from './client.ts'
import * as s from './schemas.ts'

/** Every request and every response of the contract, success and failure alike. */
export const ${contract.valueName}Contract = /* #__PURE__ */ lazyContract({
${operations.map(entry).join('\n')}
} satisfies EntryMakers<${types.join(' & ')}>)
`
}
