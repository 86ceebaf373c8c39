import type { StorybookConfig } from '@storybook/react-vite'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import { msw } from 'msw/vite'
import { mergeConfig } from 'vite'
import { layerOrder } from '../packages/ui/src/theme/layers.ts'

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: ['../packages/ui/src/**/*.stories.tsx', '../packages/web/stories/*.stories.tsx'],
  // The mock's pictures, at the address that the content names.
  staticDirs: [{ from: '../packages/mocks/pictures', to: '/uploads' }],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  // The order of the layers has to stand before any chunk brings a layer of its own.
  previewHead: (head) => `<style>${layerOrder}</style>${head ?? ''}`,
  viteFinal: (vite) => mergeConfig(vite, { base: './', plugins: [vanillaExtractPlugin(), msw({ mode: 'worker-only' })] }),
}

export default config
