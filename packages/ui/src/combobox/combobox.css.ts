import { style } from '@vanilla-extract/css'
import { component } from '../theme/layered.ts'
import { vars } from '../theme/theme.css.ts'

const { color, space } = vars

export const popover = style(
  component({
    inlineSize: 'var(--trigger-width)',
    overflow: 'auto',
    border: `1px solid ${color.edge}`,
    borderRadius: vars.radius.sm,
    backgroundColor: color.surface,
    color: color.ink,
    boxShadow: vars.shadow.raised,
  }),
)
export const list = style(
  component({ padding: space.xxs, selectors: { '&:focus-visible': { outline: 'none', boxShadow: 'none' } } }),
)

export const item = style(
  component({
    display: 'flex',
    flexDirection: 'column',
    justifyContent: 'center',
    minBlockSize: vars.target.normal,
    padding: `${space.xxs} ${space.sm}`,
    border: '2px solid transparent',
    borderRadius: vars.radius.sm,
    lineHeight: vars.leading.snug,
    cursor: 'pointer',
    selectors: {
      '&[data-focused]': { borderColor: color.brand, backgroundColor: color.tint },
      '&[data-selected]': { fontWeight: vars.weight.semibold },
    },
  }),
)
export const detail = style(component({ color: color.inkMuted, fontSize: vars.size.caption }))
export const nothing = style(component({ padding: space.sm, color: color.inkMuted, fontSize: vars.size.caption }))
