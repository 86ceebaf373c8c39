import { style, styleVariants } from '@vanilla-extract/css'
import { from, prefers } from '../theme/breakpoints.ts'
import { component } from '../theme/layered.ts'
import { vars } from '../theme/theme.css.ts'

const { color, space } = vars

/**
 * If there is room, all steps are visible even if the details are closed: six steps on a tablet would cut their words. A browser without
 * support shows the phone layout.
 */
const inRow = (rule: object) => ({
  '@supports': { 'selector(::details-content)': { '@media': { [from.large]: rule } } },
})

export const root = style(component(inRow({ selectors: { '&::details-content': { contentVisibility: 'visible' } } })))

export const summary = style(
  component({
    display: 'flex',
    flexDirection: 'column',
    gap: space.xs,
    minBlockSize: vars.target.normal,
    color: color.inkBrand,
    fontWeight: vars.weight.bold,
    lineHeight: vars.leading.snug,
    ...inRow({ display: 'none' }),
  }),
)

export const line = style(
  component({ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: space.sm }),
)

export { chevron } from '../icon/fold-chevron.css.ts'

export const bar = style(component({ display: 'flex', gap: space.xxs }))

export const part = style(component({ flexGrow: 1, blockSize: '4px', borderRadius: vars.radius.round }))

/** In forced colours, distinguishes the steps ahead from the finished ones. */
const ahead = { '@media': { [prefers.forcedColours]: { backgroundColor: 'GrayText' } } }

export const partState = styleVariants({
  done: component({ backgroundColor: color.brand }),
  current: component({ backgroundColor: color.accent }),
  open: component({ backgroundColor: color.edge, ...ahead }),
  locked: component({ backgroundColor: color.hairline, ...ahead }),
})

export const list = style(
  component({
    display: 'flex',
    flexDirection: 'column',
    gap: space.xxs,
    paddingBlockStart: space.xs,
    ...inRow({ flexDirection: 'row', gap: space.md, paddingBlockStart: 0 }),
  }),
)

export const step = style(
  component({
    display: 'flex',
    alignItems: 'flex-start',
    gap: space.sm,
    flex: '1 1 0',
    minInlineSize: 0,
    paddingBlock: space.xs,
    ...inRow({ borderBlockStart: `4px solid ${color.hairline}`, paddingBlockStart: space.sm }),
  }),
)

export const mark = style(
  component({
    display: 'grid',
    placeItems: 'center',
    flexShrink: 0,
    inlineSize: '2.25rem',
    blockSize: '2.25rem',
    marginBlockStart: '0.25rem',
    border: '2px solid currentColor',
    borderRadius: vars.radius.round,
    fontWeight: vars.weight.bold,
    fontVariantNumeric: 'tabular-nums',
  }),
)

export const state = styleVariants({
  done: component({ color: color.inkBrand, ...inRow({ borderBlockStartColor: color.brand }) }),
  current: component({
    color: color.inkBrand,
    fontWeight: vars.weight.bold,
    ...inRow({ borderBlockStartColor: color.accent }),
  }),
  open: component({ color: color.ink }),
  locked: component({ color: color.inkMuted }),
})

export const words = style(
  component({
    display: 'flex',
    flexDirection: 'column',
    justifyContent: 'center',
    minBlockSize: vars.target.normal,
    minInlineSize: 0,
    lineHeight: vars.leading.snug,
  }),
)
export const link = style(
  component({
    display: 'flex',
    alignItems: 'center',
    minBlockSize: vars.target.normal,
    color: 'inherit',
    textUnderlineOffset: '0.2em',
  }),
)
export const reason = style(component({ fontSize: vars.size.caption }))
