import { style, styleVariants } from '@vanilla-extract/css'
import { component } from '../theme/layered.ts'
import { readOut } from '../theme/read-out.ts'
import { vars } from '../theme/theme.css.ts'

const { color, size, leading, weight } = vars

export const heading = style(
  // Never wider than its container: a long word breaks instead.
  component({
    maxInlineSize: '100%',
    fontWeight: weight.bold,
    lineHeight: leading.tight,
    letterSpacing: '-0.014em',
    color: 'inherit',
  }),
)

export const headingSize = styleVariants({
  1: component({ fontSize: size.h1, letterSpacing: '-0.022em' }),
  2: component({ fontSize: size.h2, letterSpacing: '-0.018em' }),
  3: component({ fontSize: size.h3, lineHeight: leading.snug }),
  4: component({ fontSize: size.h4, lineHeight: leading.snug, letterSpacing: '-0.01em' }),
})

export const textSize = styleVariants({
  body: component({ fontSize: size.body, lineHeight: leading.normal }),
  lead: component({ fontSize: size.lead, lineHeight: leading.normal }),
  caption: component({ fontSize: size.caption, lineHeight: '1.5' }),
})

export const textTone = styleVariants({
  inherit: component({ color: 'inherit' }),
  ink: component({ color: color.ink }),
  muted: component({ color: color.inkMuted }),
  brand: component({ color: color.inkBrand }),
  accent: component({ color: color.inkAccent }),
})

/** Lines of reading text stay between 45 and 75 characters. */
export const measure = style(component({ maxInlineSize: '68ch' }))

export const unbroken = style(component({ whiteSpace: 'nowrap' }))

export const visuallyHidden = style(component(readOut))
