import { defineConfig } from 'oxlint'
import type { OxlintOverride } from 'oxlint'
import { layers, serverFloors } from './.ci/layers.ts'

type Patterns = readonly { group: string[]; message: string; allowTypeImports?: boolean }[]

const forbid = (files: string[], ...patterns: Patterns): OxlintOverride => ({
  files,
  rules: { 'no-restricted-imports': ['error', { patterns: [...patterns] }] },
})

const site = 'packages/web/src'

/** Forbids what comes after a folder in a list of folders, the lower ones first. */
const above = (layer: string, folders: readonly string[] = layers): Patterns => {
  const upper = folders.slice(folders.indexOf(layer) + 1)
  const message = `${layer}/ is below ${upper.join('/, ')}/: a lower folder imports no upper one (packages/web/README.md).`
  return upper.length > 0 ? [{ group: upper.map((folder) => `**/${folder}/**`), message }] : []
}

const notInSite: Patterns = [
  { group: ['@hospital/mocks', '@hospital/mocks/*'], message: 'Made-up data belongs to scripts and tests.' },
]

const notInBrowsers: Patterns = [
  ...notInSite,
  {
    group: ['zod', '@hospital/sdk/cms', '@hospital/sdk/validation', '@hospital/sdk/contracts', 'hono', 'hono/*'],
    message: 'This belongs to the server: it must not reach a browser.',
    allowTypeImports: true,
  },
  { group: ['./load-*.ts'], message: 'Loaders run on the server: import their type.', allowTypeImports: true },
]

/** Files of these folders run in browsers; of the others components and hooks do. */
const isBrowserFolder = (layer: string) =>
  ['storage', 'routes', 'i18n', 'forms', 'session', 'personal-data', 'navigation', 'boot'].includes(layer)

const siteRules = layers.flatMap((layer) => {
  const folder = `${site}/${layer}/**`
  if (layer === 'server')
    return [
      forbid([folder], ...notInSite),
      ...serverFloors.map((floor) =>
        forbid([`${site}/server/${floor}/**`], ...above(floor, serverFloors), ...notInSite),
      ),
    ]
  if (isBrowserFolder(layer)) return [forbid([folder], ...above(layer), ...notInBrowsers)]
  return [
    forbid([folder], ...above(layer), ...notInSite),
    forbid([`${folder}/*.tsx`, `${folder}/use-*.ts`], ...above(layer), ...notInBrowsers),
  ]
})

export default defineConfig({
  plugins: ['typescript', 'import', 'react', 'jsx-a11y', 'unicorn', 'oxc', 'promise', 'node'],
  categories: {
    correctness: 'error',
    suspicious: 'error',
    perf: 'error',
  },
  jsPlugins: ['./.ci/lint-plugin.ts'],
  options: {
    reportUnusedDisableDirectives: 'error',
  },
  ignorePatterns: [
    '**/node_modules/**',
    '**/dist/**',
    '**/generated/**',
    '**/storybook-static/**',
    // Generated, in the places where Strapi looks.
    'packages/cms/src/{api,components}/**',
  ],
  rules: {
    'import/no-cycle': [
      'error',
      {
        ignoreTypes: false,
      },
    ],
    'func-style': ['error', 'expression'],
    'import/no-default-export': 'error',
    'import/no-unassigned-import': 'off',
    'max-lines': [
      'error',
      {
        max: 300,
        skipComments: true,
        skipBlankLines: true,
      },
    ],
    'no-console': 'off',
    'no-await-in-loop': 'off',
    'no-shadow': 'off',
    'no-underscore-dangle': 'off',
    'oxc/no-map-spread': 'off',
    'oxc/no-async-endpoint-handlers': 'off',
    'react/react-in-jsx-scope': 'off',
    'react/jsx-no-target-blank': 'error',
    'react/no-danger': 'error',
    'typescript/no-explicit-any': 'error',
    'typescript/no-non-null-assertion': 'error',
    'typescript/consistent-type-imports': 'error',
    'typescript/no-floating-promises': 'error',
    'typescript/no-misused-promises': 'error',
    'typescript/switch-exhaustiveness-check': [
      'error',
      {
        considerDefaultExhaustiveForUnions: true,
      },
    ],
    'unicorn/no-array-sort': 'off',
    'unicorn/no-array-reverse': 'off',
    'unicorn/consistent-function-scoping': 'off',
    'jsx-a11y/no-redundant-roles': 'off',
    'jsx-a11y/prefer-tag-over-role': 'off',
    'jsx-a11y/no-noninteractive-tabindex': 'off',
    'unicorn/prefer-set-has': 'off',
    'typescript/no-unsafe-type-assertion': 'off',
    'typescript/consistent-return': 'off',
    'typescript/no-unnecessary-type-parameters': 'off',
    'react/no-object-type-as-default-prop': 'off',
    'unicorn/require-module-specifiers': 'off',
  },
  overrides: [
    {
      files: [
        '**/*.config.ts',
        '**/*.stories.tsx',
        '.storybook/**',
        '**/.vitepress/**',
        'packages/web/e2e/*-reporter.ts',
        'packages/cms/src/admin/app.js',
      ],
      rules: { 'import/no-default-export': 'off' },
    },
    forbid(['packages/ui/src/**'], {
      group: ['@hospital/*', 'wouter', 'jotai', 'urql', 'openapi-fetch', 'zod'],
      message: 'The kit takes data by props and knows no client, route or store.',
    }),
    forbid(['packages/sdk/src/**'], {
      group: ['@hospital/*', 'react', 'react-dom', 'msw'],
      message: 'The SDK must not import other packages of the project, React or MSW.',
    }),
    forbid(['packages/mocks/src/**'], {
      group: ['@hospital/ui', '@hospital/web', 'react', 'react-dom'],
      message: "Mocks build on the SDK's contracts only.",
    }),
    ...siteRules,
    {
      files: ['packages/ui/src/**/*.tsx', `${site}/**/*.tsx`],
      rules: { 'site/text-among-siblings': 'error' },
    },
    { files: ['packages/ui/src/**', `${site}/**`], rules: { 'site/server-clock': 'error' } },
    {
      files: ['**/*.{test,stories}.{ts,tsx}', '**/storybook/**', `${site}/{server,testing}/**`],
      rules: { 'site/text-among-siblings': 'off', 'site/server-clock': 'off' },
    },
    { files: ['.ci/lint-plugin.ts'], rules: { 'import/no-default-export': 'off' } },
    { files: [`${site}/**/*.{test,stories}.{ts,tsx}`], rules: { 'no-restricted-imports': 'off' } },
  ],
})
