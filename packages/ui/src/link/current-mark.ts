import { globalStyle } from '@vanilla-extract/css'
import { prefers } from '../theme/breakpoints.ts'
import { filled } from '../theme/filled.ts'
import { globalIn } from '../theme/layered.ts'
import { vars } from '../theme/theme.css.ts'

const { color } = vars

/** The position of the bar of a marked entry, as the offset of its shadow. */
const bars = { below: '0 -3px', above: '0 3px', before: '4px 0' } as const

/**
 * Marks the menu entries, by their class, that lead to the page or to one above it. Weight and a bar carry the mark, so that colour need
 * not. Forced colours have no shadows, so they fill the entry. There is no separate class: each class would be in the script of every page.
 */
export const markCurrent = (entry: string, bar: keyof typeof bars): void => {
  globalStyle(
    `${entry}[aria-current]`,
    globalIn('components', {
      color: color.inkBrand,
      fontWeight: vars.weight.bold,
      '@media': { [prefers.forcedColours]: filled('Highlight', 'HighlightText') },
    }),
  )
  // A focused entry has the ring of all focused elements.
  globalStyle(
    `${entry}[aria-current]:not(:focus-visible)`,
    globalIn('components', { borderRadius: 0, boxShadow: `inset ${bars[bar]} 0 ${color.accent}` }),
  )
}

/** The same for links within text on a dark ground. */
export const markCurrentText = (link: string): void =>
  globalStyle(
    `${link}[aria-current]`,
    globalIn('components', {
      color: color.inkOnDeep,
      fontWeight: vars.weight.bold,
      textDecoration: 'underline',
      textUnderlineOffset: '0.25em',
    }),
  )
