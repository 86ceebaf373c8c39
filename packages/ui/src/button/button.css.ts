import { style, styleVariants } from '@vanilla-extract/css'
import { prefers } from '../theme/breakpoints.ts'
import { filled } from '../theme/filled.ts'
import { component } from '../theme/layered.ts'
import { vars } from '../theme/theme.css.ts'

const { color } = vars

export const root = style(
  component({
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: vars.space.xs,
    minBlockSize: vars.target.normal,
    minInlineSize: vars.target.normal,
    padding: `0.5rem ${vars.space.lg}`,
    border: '2px solid transparent',
    borderRadius: vars.radius.round,
    fontSize: vars.size.body,
    fontWeight: vars.weight.semibold,
    lineHeight: vars.leading.snug,
    textAlign: 'center',
    // Lines break between the parts of a telephone number or a date, not within them.
    textWrap: 'balance',
    textDecoration: 'none',
    transition: `background-color ${vars.motion.quick}, border-color ${vars.motion.quick}`,
    selectors: {
      '&:focus-visible': { borderRadius: vars.radius.round },
      // Disabled, for example at the end of a list: it stays focusable and readable.
      '&[aria-disabled=true]:not([data-busy])': { borderStyle: 'dashed', cursor: 'default' },
    },
  }),
)

const hover = (rule: object) => ({ '@media': { [prefers.hover]: { selectors: { '&:hover': rule } } } })

export const tone = styleVariants({
  primary: component({
    ...filled(color.brand, color.inkOnBrand),
    ...hover({ backgroundColor: color.brandStrong }),
  }),
  secondary: component({
    backgroundColor: color.surface,
    borderColor: color.brand,
    color: color.inkBrand,
    ...hover({ backgroundColor: color.tint }),
  }),
  quiet: component({
    backgroundColor: 'transparent',
    color: color.inkBrand,
    ...hover({ backgroundColor: color.tint }),
  }),
  emergency: component({
    minBlockSize: vars.target.large,
    ...filled(color.emergency, color.inkOnEmergency),
    ...hover({ textDecoration: 'underline' }),
  }),
  onDeep: component({
    backgroundColor: 'transparent',
    borderColor: color.inkOnDeepMuted,
    color: color.inkOnDeep,
    ...hover({ borderColor: color.inkOnDeep, textDecoration: 'underline' }),
  }),
})

export const size = styleVariants({
  normal: {},
  compact: component({ paddingInline: vars.space.sm, flexGrow: 1 }),
  /** Beside a field, with the same height. */
  field: component({ minBlockSize: '3rem', paddingInline: vars.space.md, flexShrink: 0 }),
  large: component({ minBlockSize: '3.25rem', paddingInline: vars.space.xl }),
  /** An icon without text. */
  icon: component({ padding: 0, inlineSize: vars.target.normal, flexShrink: 0 }),
})

export const wide = style(component({ inlineSize: '100%' }))

/** Busy: the width stays, the cursor shows progress, and the text says what happens. */
export const busy = style(component({ cursor: 'progress', opacity: 0.85 }))
