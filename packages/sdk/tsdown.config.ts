import { defineConfig } from 'tsdown'

/** One entry for each subpath export, so that an application loads only the APIs that it calls. */
export default defineConfig({
  entry: {
    index: 'src/index.ts',
    member: 'src/member/index.ts',
    company: 'src/company/index.ts',
    'hospital-care': 'src/hospital-care/index.ts',
    cms: 'src/cms/index.ts',
    persisted: 'src/persisted/index.ts',
    'social-feed': 'src/social-feed/index.ts',
    validation: 'src/validation/index.ts',
    contracts: 'src/contracts/index.ts',
  },
  format: 'esm',
  platform: 'neutral',
  target: 'es2022',
  dts: true,
  clean: true,
})
