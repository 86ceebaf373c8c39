import type { Preview } from '@storybook/react-vite'
import { collectConsole, failOnConsole } from '../packages/ui/src/storybook/console.ts'
import { withGutter, withLocale, withTextSpacing, withTheme } from '../packages/ui/src/storybook/decorators.tsx'
import { keepFocus } from '../packages/ui/src/storybook/focus.ts'
import { checkMarkup } from '../packages/ui/src/storybook/markup.ts'
import { withNetwork } from '../packages/ui/src/storybook/network.tsx'
import { personToolbar } from '../packages/web/src/storybook/persons.ts'

/**
 * The body font is optional: if it came too late, a story would keep the fallback font. Nothing preloads the font here, so stories wait for
 * it. A font that cannot be fetched ends no story.
 */
const loadFont = async (): Promise<void> => {
  const weights = ['400', '700'].map((weight) => document.fonts.load(`${weight} 1em "Plus Jakarta Sans Variable"`))
  await Promise.allSettled(weights)
}

const preview: Preview = {
  beforeAll: loadFont,
  decorators: [withGutter, withNetwork, withLocale, withTextSpacing, withTheme],
  globalTypes: {
    locale: {
      description: 'Language',
      toolbar: {
        icon: 'globe',
        dynamicTitle: true,
        items: [
          { value: 'id', title: 'Indonesia' },
          { value: 'en', title: 'English' },
        ],
      },
    },
    theme: {
      description: 'Theme',
      toolbar: {
        icon: 'contrast',
        dynamicTitle: true,
        items: [
          { value: 'light', title: 'Light' },
          { value: 'dark', title: 'Dark' },
          { value: 'high-contrast', title: 'High contrast' },
        ],
      },
    },
    textSpacing: {
      description: 'Text spacing',
      toolbar: {
        icon: 'paragraph',
        dynamicTitle: true,
        items: [
          { value: 'normal', title: 'Normal spacing' },
          { value: 'wide', title: 'Wide spacing' },
        ],
      },
    },
    person: personToolbar,
    network: {
      description: 'Network',
      toolbar: {
        icon: 'lightning',
        dynamicTitle: true,
        items: [
          { value: 'online', title: 'Online' },
          { value: 'slow', title: 'Slow' },
          { value: 'offline', title: 'Offline' },
        ],
      },
    },
  },
  initialGlobals: { locale: 'id', theme: 'light', textSpacing: 'normal', network: 'online', person: 'logged-out' },
  beforeEach: [collectConsole, keepFocus],
  afterEach: [failOnConsole, checkMarkup],
  parameters: {
    a11y: {
      test: 'error',
      options: {
        // axe disables its AAA rules by default.
        rules: { 'color-contrast-enhanced': { enabled: true }, 'target-size': { enabled: true } },
        // The panel also shows the rules that pass. No test reads these, and without them all stories take 12 % less processor time.
        ...(import.meta.env.MODE === 'test' && { resultTypes: ['violations'] }),
      },
    },
    backgrounds: { disable: true },
    controls: { expanded: true },
    layout: 'padded',
    viewport: {
      options: Object.fromEntries(
        [320, 360, 576, 768, 992, 1280].map((width) => [
          `w${width}`,
          { name: `${width} px`, styles: { width: `${width}px`, height: '800px' } },
        ]),
      ),
    },
    options: {
      storySort: {
        order: ['Foundations', 'Primitives', 'Forms', 'Navigation', 'Feedback', 'Content', 'Care', 'Pages'],
      },
    },
  },
  tags: ['autodocs'],
}

export default preview
