import type { StorybookConfig } from '@storybook/react-vite'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import { msw } from 'msw/vite'
import { mergeConfig } from 'vite'
import { layerOrder } from '../packages/ui/src/theme/layers.ts'

/** React Fast Refresh keeps a story's state while its component is edited. Tests load these settings too and do not need it. */
const refresh = () => (process.env['VITEST'] ? [] : react())

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: ['../packages/ui/src/**/*.stories.tsx', '../packages/web/src/**/*.stories.tsx'],
  // The mock's pictures, at the URLs that the content uses.
  staticDirs: [{ from: '../packages/mock-pictures/pictures', to: '/uploads' }],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  // The order of the layers must be declared before any chunk adds a layer.
  previewHead: (head) => `<style>${layerOrder}</style>${head ?? ''}`,
  viteFinal: (vite) =>
    mergeConfig(vite, { base: './', plugins: [refresh(), vanillaExtractPlugin(), msw({ mode: 'worker-only' })] }),
}

export default config
