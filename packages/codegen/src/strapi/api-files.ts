import type { Operation } from '../rest/operations.ts'
import type { ContentModel, ContentType } from './content-model.ts'
import type { CmsFile } from './content-types.ts'

const header = '// Generated from the contracts in schemas/ by codegen.ts. Do not edit: change the contract.\n'

const json = (value: unknown): string => `${JSON.stringify(value, undefined, 2)}\n`

const factory = (kind: 'Controller' | 'Router' | 'Service', uid: string) => `${header}'use strict'

const { factories } = require('@strapi/strapi')

module.exports = factories.createCore${kind}('${uid}')
`

const factoryFiles = ({ singular }: ContentType): CmsFile[] => {
  const uid = `api::${singular}.${singular}`
  return [
    [`api/${singular}/controllers/${singular}.js`, factory('Controller', uid)],
    [`api/${singular}/routes/${singular}.js`, factory('Router', uid)],
    [`api/${singular}/services/${singular}.js`, factory('Service', uid)],
  ]
}

/** The operations that Strapi does not answer by itself: routes below `/api` that belong to no content type. */
const customOperations = ({ contentTypes }: ContentModel, operations: readonly Operation[]): readonly Operation[] => {
  const own = contentTypes.map(({ single, singular, plural }) => `/api/${single ? singular : plural}`)
  return operations.filter(({ path }) => path.startsWith('/api/') && !own.includes(path))
}

const customFiles = (custom: readonly Operation[]): CmsFile[] => [
  [
    'api/custom/routes/custom.json',
    json({
      routes: custom.map(({ id, method, path }) => ({
        method,
        path: path.replace(/^\/api/, '').replace(/\{(\w+)\}/g, ':$1'),
        handler: `custom.${id}`,
      })),
    }),
  ],
  [
    'api/custom/controllers/custom.js',
    `${header}'use strict'

const handlers = require('../../../custom-routes')

module.exports = {
${custom.map(({ id }) => `  ${id}: handlers.${id},`).join('\n')}
}
`,
  ],
]

/** The site's calls as Strapi's permissions: reads of what the SDL queries, and what visitors send over REST. */
const sitePermissions = (
  { contentTypes }: ContentModel,
  custom: readonly Operation[],
  operations: readonly Operation[],
): string[] => {
  const isSent = (type: ContentType) =>
    operations.some(({ method, path }) => method === 'POST' && path === `/api/${type.plural}`)
  return [
    ...contentTypes.filter(({ readable }) => readable).map(({ singular }) => `api::${singular}.${singular}.find`),
    ...contentTypes.filter(isSent).map(({ singular }) => `api::${singular}.${singular}.create`),
    ...custom.map(({ id }) => `api::custom.custom.${id}`),
  ].sort()
}

/** Routes, controllers and services of the content types, the custom routes, and the permissions of the site's token. */
export const apiFiles = (model: ContentModel, operations: readonly Operation[]): CmsFile[] => {
  const custom = customOperations(model, operations)
  return [
    ...model.contentTypes.flatMap(factoryFiles),
    ...customFiles(custom),
    ['generated/site-permissions.json', json(sitePermissions(model, custom, operations))],
  ]
}
