import { fileURLToPath } from 'node:url'

/** The workspace's root folder, as an absolute path without a trailing slash. */
export const workspaceRoot = fileURLToPath(new URL('../../../..', import.meta.url)).replace(/\/$/, '')

/** A REST contract: one OpenAPI file, which becomes one client, one validation map and one set of handlers. */
export interface RestContract {
  /** Folder and file name in kebab case, such as `hospital-care`. */
  readonly name: string
  /** The name in Pascal case, for type names: `HospitalCare`. */
  readonly typeName: string
  /** The name in camel case, for value names: `hospitalCare`. */
  readonly valueName: string
  /** Absolute path of the OpenAPI file. */
  readonly file: string
}

const pascalCase = (name: string) => name.replace(/(?:^|-)(\w)/g, (_match, letter: string) => letter.toUpperCase())

const restContract = (name: string, schemas: string): RestContract => {
  const typeName = pascalCase(name)
  return {
    name,
    typeName,
    valueName: typeName.charAt(0).toLowerCase() + typeName.slice(1),
    file: `${schemas}/${name}.openapi.yaml`,
  }
}

/** The folders of the contracts and of the generated code; a test sets both to a copy. */
export interface CodegenPaths {
  readonly schemas: string
  readonly sdk: string
  readonly mocks: string
  readonly reference: string
  /** The folder of the site's server that handles edits. */
  readonly edits: string
  readonly cms: string
}

/** The folders of this workspace. */
export const workspacePaths: CodegenPaths = {
  schemas: `${workspaceRoot}/schemas`,
  sdk: `${workspaceRoot}/packages/sdk/src`,
  mocks: `${workspaceRoot}/packages/mocks/src`,
  reference: `${workspaceRoot}/packages/reference/src`,
  edits: `${workspaceRoot}/packages/web/src/server/edits`,
  cms: `${workspaceRoot}/packages/cms/src`,
}

/** Every REST contract of the product, in the order in which reference pages list them. */
export const restContracts = ({ schemas }: CodegenPaths): readonly RestContract[] =>
  ['member', 'company', 'hospital-care', 'cms', 'social-feed'].map((name) => restContract(name, schemas))
