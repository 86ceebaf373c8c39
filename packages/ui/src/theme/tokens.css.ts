import { assignVars, createGlobalThemeContract, globalLayer, globalStyle } from '@vanilla-extract/css'
import { prefers } from './breakpoints.ts'
import { layers } from './layers.ts'
import { dark, highContrast, light, system } from './palette.ts'
import type { Palette } from './palette.ts'
import { scales } from './scales.ts'

for (const name of layers) globalLayer(name)

/** The shape of a set of tokens without its values. */
type Blank<T> = { [K in keyof T]: T[K] extends object ? Blank<T[K]> : null }

const isGroup = (value: unknown): value is object => typeof value === 'object'

const blank = <T extends object>(tokens: T): Blank<T> => {
  const entries = Object.entries(tokens).map(([name, value]) => [name, isGroup(value) ? blank(value) : null])
  return Object.fromEntries(entries) as Blank<T> // the same keys, by construction
}

const contract = { color: blank(light), ...blank(scales) }

/** Every custom property of the kit, by meaning. Styles must use these for colours and lengths. */
export const vars = createGlobalThemeContract(contract, (_, path) => `h-${path.join('-').toLowerCase()}`)

const { color, ...fixed } = vars

const theme = (palette: Palette, scheme: 'light' | 'dark') => ({
  colorScheme: scheme,
  vars: assignVars(color, palette),
})

globalStyle(':root', { '@layer': { tokens: { vars: assignVars(fixed, scales) } } })
globalStyle(':root', { '@layer': { tokens: theme(light, 'light') } })
globalStyle(':root:not([data-theme])', {
  '@layer': {
    tokens: {
      '@media': {
        [prefers.dark]: theme(dark, 'dark'),
        [`${prefers.moreContrast} and (prefers-color-scheme: light)`]: theme(highContrast, 'light'),
      },
    },
  },
})
globalStyle('[data-theme=dark]', { '@layer': { tokens: theme(dark, 'dark') } })
globalStyle('[data-theme=high-contrast]', { '@layer': { tokens: theme(highContrast, 'light') } })
// Overrides any chosen theme: print is light, and forced colours are the system's.
globalStyle(':root:root', {
  '@layer': {
    tokens: {
      '@media': { print: theme(light, 'light'), [prefers.forcedColours]: { vars: assignVars(color, system) } },
    },
  },
})
