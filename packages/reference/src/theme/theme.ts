import type { Theme } from 'vitepress'
import DefaultTheme from 'vitepress/theme'
import { TryCall } from './try-call.ts'
import './reference.css'

/** VitePress's own theme, with the button that tries a call. */
export const theme: Theme = {
  extends: DefaultTheme,
  enhanceApp: ({ app }) => void app.component('TryCall', TryCall),
}
