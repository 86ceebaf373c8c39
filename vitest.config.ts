import { storybookTest } from '@storybook/addon-vitest/vitest-plugin'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'
import type { TestProjectInlineConfiguration } from 'vitest/config'
import { asShipped } from './.ci/as-shipped.ts'
import { slowestReporter } from './.ci/slowest-reporter.ts'
import { specificationReporter } from './.ci/specification/vitest-reporter.ts'
import { timeFactor } from './.ci/time-factor.ts'
import { ensureChromium } from './packages/chromium/src/index.ts'
import { tagDefinitions } from './packages/web/test/specification/tags.ts'

const configDir = `${import.meta.dirname}/.storybook`

/** How busy the machine is: limits of all tests are multiplied by it. */
const factor = await timeFactor()

/**
 * What stories import but Vite's scan cannot see beforehand. Without it a cold run optimises again
 * half-way, reloads the page and fails.
 */
const optimized = [
  'react',
  'react-dom',
  'react-dom/client',
  'react/jsx-dev-runtime',
  ...['Button', 'Calendar', 'ComboBox', 'Heading', 'I18nProvider', 'Input', 'Label', 'ListBox', 'Popover', 'Text'].map(
    (part) => `@hospital/ui > react-aria-components/${part}`,
  ),
  '@hospital/ui > @internationalized/date',
  '@storybook/react-vite > @storybook/react > @storybook/react-dom-shim',
]

/**
 * A story runs most of its script a few times, so optimizing it costs more than it saves. 225 stories in two languages took 9 % less
 * processor time without it, 74 of them 22 %.
 */
const chromium = await ensureChromium()
const launchOptions = {
  ...chromium,
  args: [...chromium.args, '--js-flags=--no-maglev --no-opt --always-sparkplug', '--renderer-process-limit=1'],
}

/** How stories are looked at in one project. */
interface View {
  name: string
  globals: Record<string, string>
  width?: number
  /** What the system asks for beyond its defaults. */
  system?: { forcedColors?: 'active'; reducedMotion?: 'reduce' }
  /** Compares pictures of the composites with the stored ones. */
  visual?: boolean
}

/** The languages of every day, without movement: what is about to fade in counts as invisible, on a busy machine for long. */
const everyDay: View[] = (['id', 'en'] as const).map((locale) => ({
  name: `stories-${locale}`,
  globals: { locale },
  system: { reducedMotion: 'reduce' },
}))

/** All themes on a phone and a desktop, wide text spacing, forced colours. */
const matrix: View[] = [
  ...['light', 'dark', 'high-contrast'].flatMap((theme) =>
    [360, 1280].map((width) => ({ name: `stories-${theme}-${width}`, globals: { locale: 'id', theme }, width })),
  ),
  { name: 'stories-narrow', globals: { locale: 'en' }, width: 320 },
  { name: 'stories-spacing', globals: { locale: 'id', textSpacing: 'wide' }, width: 360 },
  { name: 'stories-forced-colours', globals: { locale: 'en' }, system: { forcedColors: 'active' } },
]

/** Composites in both languages on a phone and a desktop, without movement. */
const visual: View[] = ['id', 'en'].flatMap((locale) =>
  [360, 1280].map((width) => ({
    name: `visual-${locale}-${width}`,
    globals: { locale },
    width,
    system: { reducedMotion: 'reduce' },
    visual: true,
  })),
)

/** Pictures lie in a folder of their view, so each has a project of its own. */
const alone = (view: View): View[] => [view]

/** `STORIES=matrix` and `STORIES=visual` choose other views than those of every day. */
const views: Record<string, View[][]> = {
  matrix: [matrix.filter(({ system }) => !system), matrix.filter(({ system }) => system)],
  visual: visual.map(alone),
}

/** What Storybook's plugin provides to tests as the globals that they begin with. The plugin itself knows only one set of them. */
const initialGlobalsKey = 'storybook/test-initial-globals'

/**
 * The stories as tests in views that ask the same of the system. They share a server: each view with one of its own transformed all
 * modules again. The browser object has to be new for every project.
 */
const stories = async (some: readonly View[]): Promise<TestProjectInlineConfiguration> => {
  const pictures = `${import.meta.dirname}/packages/ui/visual`
  const isVisual = some.some((view) => view.visual)
  return {
    plugins: [storybookTest({ configDir, ...(isVisual ? { tags: { include: ['visual'] } } : {}) })],
    // The pages of the site come by chunks, whose imports are looked for as well.
    optimizeDeps: {
      include: optimized,
      entries: [
        'packages/ui/src/**/*.stories.tsx',
        'packages/web/src/**/*.stories.tsx',
        'packages/web/src/features/**/*-page.tsx',
      ],
    },
    test: {
      name: some.map(({ name }) => name).join('+'),
      // Files of stories share a page: the 146 stories of the areas took 92 s with a page each, a third of it for the same modules, and take 49 s.
      isolate: false,
      testTimeout: 60_000 * factor,
      hookTimeout: 60_000 * factor,
      // Read by the setup file async-timeout.
      provide: { timeFactor: factor },
      setupFiles: ['real-keyboard', 'async-timeout', 'story-tags', 'view-globals', ...(isVisual ? ['visual'] : [])].map(
        (file) => `./packages/ui/src/storybook/${file}.ts`,
      ),
      browser: {
        enabled: true,
        headless: true,
        screenshotFailures: false,
        provider: playwright({ launchOptions, contextOptions: some[0]?.system ?? {} }),
        instances: some.map(({ name, globals, width }) => {
          // Storybook sets the window's width itself, as its toolbar does.
          const viewport = width === undefined ? {} : { viewport: { value: `w${width}`, isRotated: false } }
          return {
            browser: 'chromium',
            name,
            viewport: { width: width ?? 1280, height: 800 },
            // Read by the setup file view-globals, which holds that Storybook has read the other one.
            provide: { [initialGlobalsKey]: { ...globals, ...viewport }, viewGlobals: globals },
          }
        }),
        expect: {
          toMatchScreenshot: {
            comparatorName: 'pixelmatch',
            comparatorOptions: { allowedMismatchedPixelRatio: 0.005 },
            resolveScreenshotPath: ({ arg, ext }) => `${pictures}/${some[0]?.name}/${arg}${ext}`,
          },
        },
      },
    },
  }
}

const handlerTests = 'packages/web/test/handler/**/*.test.ts'

const inNode = {
  environment: 'node',
  env: { NODE_ENV: 'production' },
  // Files share the modules of a worker, and so the site, the contract server and their compiled code.
  isolate: false,
  // The first test of a worker that renders a page waits for its code, on a busy machine for more than the default of 5 s.
  testTimeout: 60_000 * factor,
  hookTimeout: 60_000 * factor,
  expect: { poll: { timeout: 10_000 * factor } },
} satisfies TestProjectInlineConfiguration['test']

export default defineConfig({
  test: {
    // Vitest leaves one processor to itself, and half of the time waits for browsers.
    maxWorkers: '100%',
    reporters: ['default', slowestReporter, specificationReporter],
    // Other tags than these are errors.
    tags: tagDefinitions,
    projects: [
      {
        ...asShipped(),
        test: {
          ...inNode,
          name: 'unit',
          include: ['packages/*/src/**/*.test.{ts,tsx}', 'packages/*/test/**/*.test.{ts,tsx}', '.ci/**/*.test.ts'],
          exclude: [handlerTests],
        },
      },
      { ...asShipped(), test: { ...inNode, name: 'handler', include: [handlerTests] } },
      ...(await Promise.all((views[process.env['STORIES'] ?? ''] ?? [everyDay]).map(stories))),
    ],
  },
})
