import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'
import { build } from 'vite'

// Checks the size of each entry point of the SDK with all of its dependencies, minified and gzipped. Needs the SDK built.
const sdk = fileURLToPath(new URL('../packages/sdk', import.meta.url))

interface SizeLimit {
  readonly what: string
  readonly code: string
  /** Bytes of gzip. */
  readonly limit: number
  /** An entry of this list that is subtracted: only the bytes beyond it count. */
  readonly beyond?: string
  /** A word that the bundle must not contain. Default: a name of zod. */
  readonly without?: string
  /** A package that is not counted. */
  readonly beside?: string
}

/** The size of one API's checks. An application that checks answers has zod in any case. */
const checksOf = (api: string): SizeLimit => ({
  what: `checks of ${api}, beside zod`,
  code: `export * from 'SDK/validation-${api}.js'`,
  limit: 8192,
  beside: 'zod',
})

/** The limits, by what an application imports. */
const limits: readonly SizeLimit[] = [
  { what: 'rules', code: "export { snippet, localize } from 'SDK/index.js'", limit: 2048 },
  { what: 'member', code: "export { createMemberClient } from 'SDK/member.js'", limit: 6144 },
  {
    what: 'account of a member, beside its client',
    code: "export { createMemberClient, createMemberAccountClient } from 'SDK/member.js'",
    limit: 512,
    beyond: 'member',
  },
  {
    what: 'member with its query options',
    code: "export { createMemberClient } from 'SDK/member.js'; export { memberQueries } from 'SDK/query.js'",
    limit: 7168,
  },
  {
    what: 'session of a member, beside its client',
    code: "export { createMemberSession, webStorage } from 'SDK/session.js'",
    limit: 1536,
    beyond: 'member',
  },
  { what: 'company', code: "export { createCompanyClient } from 'SDK/company.js'", limit: 6144 },
  { what: 'hospital-care', code: "export { createHospitalCareClient } from 'SDK/hospital-care.js'", limit: 6144 },
  { what: 'social-feed', code: "export { createSocialFeedClient } from 'SDK/social-feed.js'", limit: 6144 },
  { what: 'cms with one document', code: "export { createCmsClient, listArticles } from 'SDK/cms.js'", limit: 9216 },
  {
    what: 'Strapi 5, beside the client of cms with one document',
    code: "export { createCmsClient, listArticles } from 'SDK/cms.js'; export { detectStrapi, strapi5 } from 'SDK/cms-strapi-5.js'",
    limit: 1280,
    beyond: 'cms with one document',
  },
  {
    what: 'cms with one document and its query options',
    code: "export { createCmsClient, listArticles } from 'SDK/cms.js'; export { contentPages, contentQuery } from 'SDK/query.js'",
    limit: 10_240,
  },
  {
    what: 'cms over REST, doctors’ schedules',
    code: "export { createCmsRest, listDoctorSchedules } from 'SDK/cms-rest.js'",
    limit: 8192,
    without: 'OperationDefinition',
  },
  { what: 'cms with everything', code: "export * from 'SDK/cms.js'", limit: 16_384 },
  ...['member', 'company', 'hospital-care', 'cms', 'social-feed'].map(checksOf),
]

const bundle = async ({ code, beside }: SizeLimit): Promise<string> => {
  const entry = '\0probe'
  const result = await build({
    root: sdk,
    configFile: false,
    logLevel: 'silent',
    // Not Vite's library mode, which does not remove white space from ES modules.
    build: {
      write: false,
      modulePreload: false,
      rolldownOptions: {
        input: 'probe',
        preserveEntrySignatures: 'strict',
        external: [beside].filter((name) => name !== undefined),
      },
    },
    plugins: [
      {
        name: 'probe',
        resolveId: (id) => (id.endsWith('probe') ? entry : undefined),
        load: (id) => (id === entry ? code.replaceAll('SDK', `${sdk}/dist`) : undefined),
      },
    ],
  })
  const [output] = [result].flat()
  if (!output || !('output' in output)) throw new Error('nothing was bundled')
  return output.output.map((chunk) => (chunk.type === 'chunk' ? chunk.code : '')).join('')
}

const sizes = new Map<string, number>()
let failures = 0
for (const entry of limits) {
  const { what, limit, beyond = '', without = 'ZodError' } = entry
  const text = await bundle(entry)
  const whole = gzipSync(text, { level: 9 }).byteLength
  sizes.set(what, whole)
  const size = whole - (sizes.get(beyond) ?? 0)
  const problems = [
    size > limit && `over its limit of ${limit}`,
    text.includes(without) && `contains ${without}`,
  ].filter(Boolean)
  failures += problems.length
  console.log(`${what}: ${size} bytes of gzip, limit ${limit}${problems.length > 0 ? `: ${problems.join(', ')}` : ''}`)
}
process.exitCode = failures > 0 ? 1 : 0
