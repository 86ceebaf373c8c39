import { defineConfig } from 'tsdown'
import type { Rolldown } from 'tsdown'

/**
 * The newest zod has a type of its own for `z.instanceof`, and inferred declarations would mention it. Older versions of the supported
 * range lack this type, but all versions have its base type.
 */
const declarationsForEveryZod: Rolldown.Plugin = {
  name: 'declarations-for-every-zod',
  renderChunk: (code, { fileName }) =>
    fileName.endsWith('.d.ts') ? code.replaceAll('z.ZodInstanceOf<', 'z.ZodType<') : null,
}

/** One entry for each subpath export, so that an application loads only the APIs that it calls. */
export default defineConfig({
  entry: {
    index: 'src/index.ts',
    member: 'src/member/index.ts',
    company: 'src/company/index.ts',
    'hospital-care': 'src/hospital-care/index.ts',
    cms: 'src/cms/index.ts',
    'cms-rest': 'src/cms/rest-entry.ts',
    'cms-strapi-5': 'src/cms/strapi-5/index.ts',
    persisted: 'src/persisted/index.ts',
    'social-feed': 'src/social-feed/index.ts',
    query: 'src/query/index.ts',
    session: 'src/session/index.ts',
    validation: 'src/validation/index.ts',
    'validation-member': 'src/validation/member.ts',
    'validation-company': 'src/validation/company.ts',
    'validation-hospital-care': 'src/validation/hospital-care.ts',
    'validation-cms': 'src/validation/cms.ts',
    'validation-social-feed': 'src/validation/social-feed.ts',
    contracts: 'src/contracts/index.ts',
    constraints: 'src/constraints/index.ts',
  },
  format: 'esm',
  platform: 'neutral',
  target: 'es2022',
  dts: true,
  clean: true,
  plugins: [declarationsForEveryZod],
})
