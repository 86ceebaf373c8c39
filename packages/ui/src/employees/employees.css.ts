import { style, styleVariants } from '@vanilla-extract/css'
import { component } from '../theme/layered.ts'
import { vars } from '../theme/theme.css.ts'

const { color, space } = vars

export const ink = styleVariants({
  fit: component({ color: color.inkBrand }),
  fitWithNotes: component({ color: color.inkAccent }),
  unfitForNow: component({ color: color.inkAccent }),
  unfit: component({ color: color.inkDanger }),
})

export const ground = styleVariants({
  fit: component({ backgroundColor: color.tint }),
  fitWithNotes: component({ backgroundColor: color.accentSoft }),
  unfitForNow: component({ backgroundColor: color.accentSoft }),
  unfit: component({ backgroundColor: color.surface }),
})

/** In a table cell the sign stays beside the first line. */
export const mark = style(
  component({
    display: 'inline-flex',
    alignItems: 'flex-start',
    gap: space.xxs,
    fontWeight: vars.weight.semibold,
    textAlign: 'start',
  }),
)

/** Level with the middle of the first line. */
export const sign = style(component({ display: 'flex', blockSize: '1.5em', alignItems: 'center' }))

export const conclusion = style(
  component({
    display: 'flex',
    alignItems: 'flex-start',
    gap: space.sm,
    padding: space.md,
    border: '2px solid currentColor',
    borderInlineStartWidth: '0.5rem',
    borderRadius: vars.radius.sm,
    breakInside: 'avoid',
  }),
)

export const words = style(
  component({ display: 'flex', flexDirection: 'column', gap: space.xxs, minInlineSize: 0, color: color.ink }),
)

export const bullets = style(
  component({
    display: 'flex',
    flexDirection: 'column',
    gap: space.xs,
    margin: 0,
    paddingInlineStart: '1.25em',
    listStyle: 'disc',
    overflowWrap: 'anywhere',
  }),
)
export const strong = style(component({ fontWeight: vars.weight.semibold }))

export const withheld = style(
  component({
    display: 'flex',
    alignItems: 'flex-start',
    gap: space.sm,
    padding: space.md,
    border: `1px dashed ${color.edge}`,
    borderRadius: vars.radius.md,
    backgroundColor: color.sunken,
    color: color.inkMuted,
    breakInside: 'avoid',
  }),
)
