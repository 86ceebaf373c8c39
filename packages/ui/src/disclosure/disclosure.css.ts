import { style } from '@vanilla-extract/css'
import { component } from '../theme/layered.ts'
import { vars } from '../theme/theme.css.ts'

const { color, space } = vars

export const root = style(component({ minInlineSize: 0 }))

export const summary = style(
  component({
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: space.xs,
    minBlockSize: vars.target.normal,
    paddingInline: space.md,
    border: `1px solid ${color.edge}`,
    borderRadius: vars.radius.round,
    color: color.inkBrand,
    fontWeight: vars.weight.semibold,
    lineHeight: vars.leading.snug,
    selectors: { '&:hover': { backgroundColor: color.surface, textDecoration: 'underline' } },
  }),
)

export { chevron } from '../icon/fold-chevron.css.ts'

export const body = style(component({ paddingBlockStart: space.md }))
