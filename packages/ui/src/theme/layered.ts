import type { GlobalStyleRule, StyleRule } from '@vanilla-extract/css'
import type { LayerName } from './layers.ts'

/** Puts a rule in a cascade layer. `style(component({...}))` reads better than the nesting it replaces. */
const inLayer =
  (layer: LayerName) =>
  (rule: Omit<StyleRule, '@layer'>): StyleRule => ({ '@layer': { [layer]: rule } })

/** The same for `globalStyle`, whose rules cannot contain selectors. */
export const globalIn = (layer: LayerName, rule: Omit<GlobalStyleRule, '@layer'>): GlobalStyleRule => ({
  '@layer': { [layer]: rule },
})

/** Styles of one component. */
export const component = inLayer('components')
/** Single-purpose styles that win over components. */
export const utility = inLayer('utilities')
