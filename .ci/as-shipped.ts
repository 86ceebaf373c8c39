import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import type { TestProjectInlineConfiguration } from 'vitest/config'

/** React and JSX in their production build: their development build takes twice as long to render a page. */
export const asShipped = (): TestProjectInlineConfiguration => ({
  plugins: [vanillaExtractPlugin()],
  oxc: { jsx: { runtime: 'automatic', development: false } },
})
