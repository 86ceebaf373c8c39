import { createConfig, lint } from '@redocly/openapi-core'
import type { RestContract } from './contracts.ts'

/** Rules beyond those of OpenAPI: what an integrator can expect from every operation. */
const rules = {
  'operation-4xx-response': 'off',
  'operation-description': 'error',
  'operation-operationId': 'error',
  'operation-operationId-unique': 'error',
  'operation-operationId-url-safe': 'error',
  'operation-summary': 'error',
  'operation-tag-defined': 'error',
  'parameter-description': 'error',
  'path-params-defined': 'error',
  'no-unused-components': 'error',
  'no-ambiguous-paths': 'off',
  'no-invalid-media-type-examples': 'error',
  'no-invalid-schema-examples': 'error',
  'security-defined': 'error',
  'info-license': 'off',
} as const

/** The problems of a contract, one per line; empty if none. */
export const lintContract = async ({ file, name }: RestContract): Promise<readonly string[]> => {
  const config = await createConfig({ extends: ['recommended'], rules })
  const problems = await lint({ ref: file, config })
  return problems.map(
    ({ ruleId, message, location }) => `${name}: ${ruleId}: ${message} (${location[0]?.pointer ?? ''})`,
  )
}
