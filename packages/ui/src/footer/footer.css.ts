import { style } from '@vanilla-extract/css'
import { deferredLayout } from '../layout/deferred-layout.ts'
import { from, prefers } from '../theme/breakpoints.ts'
import { component } from '../theme/layered.ts'
import { vars } from '../theme/theme.css.ts'

const { color, space } = vars

export const root = style([
  component({ color: color.inkOnDeep, paddingBlock: `${vars.space.section} ${space.xl}` }),
  deferredLayout('121rem', '64rem'),
])

export const inner = style(component({ display: 'flex', flexDirection: 'column', gap: space.xxl }))

/** Seven columns in a line if there is room; otherwise they wrap. */
export const columns = style(
  component({
    display: 'grid',
    gap: `${space.xl} ${space.lg}`,
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 9rem), 1fr))',
    '@media': { [from.wide]: { display: 'flex', columnGap: space.md } },
  }),
)

export const column = style(
  component({ display: 'flex', flexDirection: 'column', flex: '1 1 0', gap: space.xs, minInlineSize: 0 }),
)

/** An address takes the whole line where the columns are in pairs, and more than its share otherwise, so that it stays readable. */
export const wideColumn = style(
  component({ gridColumn: '1 / -1', flex: '0 0 14.75rem', '@media': { [from.medium]: { gridColumn: 'span 2' } } }),
)

export const link = style(
  component({
    display: 'inline-flex',
    alignItems: 'center',
    gap: space.xs,
    minBlockSize: vars.target.normal,
    color: color.inkOnDeepMuted,
    fontSize: vars.size.caption,
    lineHeight: vars.leading.snug,
    overflowWrap: 'anywhere',
    textDecoration: 'none',
    '@media': { [prefers.forcedColours]: { color: 'LinkText' } },
    selectors: { '&:hover': { color: color.inkOnDeep, textDecoration: 'underline', textUnderlineOffset: '0.25em' } },
  }),
)

export const text = style(component({ color: color.inkOnDeepMuted, fontStyle: 'normal', fontSize: vars.size.caption }))

export const map = style(
  component({
    position: 'relative',
    display: 'flex',
    flexDirection: 'column',
    overflow: 'hidden',
    borderRadius: vars.radius.md,
  }),
)

export const end = style(
  component({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: space.md,
    paddingBlockStart: space.lg,
    borderBlockStart: `1px solid ${color.motifOnDeep}`,
    color: color.inkOnDeepMuted,
    fontSize: vars.size.caption,
  }),
)
