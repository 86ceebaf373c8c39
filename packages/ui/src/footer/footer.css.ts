import { style, styleVariants } from '@vanilla-extract/css'
import { deferredLayout } from '../layout/deferred-layout.ts'
import { markCurrentText } from '../link/current-mark.ts'
import { from, prefers } from '../theme/breakpoints.ts'
import { component } from '../theme/layered.ts'
import { vars } from '../theme/theme.css.ts'

const { color, space } = vars

export const root = style([
  component({ color: color.inkOnDeep, paddingBlock: `${vars.space.section} ${space.lg}` }),
  deferredLayout('48rem', '45rem'),
  // With the form of an invitation.
  deferredLayout('82rem', '68rem', ':has(form)'),
])

export const inner = style(
  component({
    display: 'flex',
    flexDirection: 'column',
    gap: space.lg,
    '@media': { [from.small]: { gap: space.xxl } },
  }),
)

/** Seven columns in a line if there is room; otherwise they wrap. On a phone they are below each other. */
export const columns = style(
  component({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    '@media': {
      [from.small]: {
        gap: `${space.xl} ${space.lg}`,
        gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 9rem), 1fr))',
      },
      [from.wide]: { display: 'flex', columnGap: space.md },
    },
  }),
)

/** From a tablet's width all columns are open, even if their details are closed. A browser without support shows them folded, as a phone does. */
const unfolded = (rule: object) => ({
  '@supports': { 'selector(::details-content)': { '@media': { [from.small]: rule } } },
})

export const fold = style(
  component(unfolded({ selectors: { '&::details-content': { contentVisibility: 'visible' } } })),
)

export const foldTitle = style(
  component({
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: space.sm,
    minBlockSize: vars.target.normal,
    borderBlockEnd: `1px solid ${color.motifOnDeep}`,
    ...unfolded({ display: 'none' }),
  }),
)

export { chevron } from '../icon/fold-chevron.css.ts'

export const column = style(
  component({ display: 'flex', flexDirection: 'column', flex: '1 1 0', gap: space.xs, minInlineSize: 0 }),
)

/** An address takes the whole line if the columns are in pairs, and otherwise more than its share, so that it stays readable. */
export const kind = styleVariants({
  bare: {},
  wide: component({
    gridColumn: '1 / -1',
    flex: '0 0 14.75rem',
    paddingBlockStart: space.md,
    '@media': { [from.small]: { paddingBlockStart: 0 }, [from.medium]: { gridColumn: 'span 2' } },
  }),
})

/** On a phone the title of a column of links opens it. */
export const title = styleVariants({
  bare: component({ display: 'none', ...unfolded({ display: 'block' }) }),
  wide: {},
})

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

markCurrentText(link)

/** Numbers are side by side where they fit. */
export const text = style(
  component({
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: space.lg,
    color: color.inkOnDeepMuted,
    fontStyle: 'normal',
    fontSize: vars.size.caption,
    '@media': { [from.small]: { flexDirection: 'column' } },
  }),
)

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
