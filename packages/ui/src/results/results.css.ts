import { style, styleVariants } from '@vanilla-extract/css'
import { from, prefers } from '../theme/breakpoints.ts'
import { component } from '../theme/layered.ts'
import { printedLine } from '../theme/printed-line.ts'
import { vars } from '../theme/theme.css.ts'

const { color, space } = vars

const toned = (ink: string) => component({ color: ink })

export const flag = style(
  component({ display: 'inline-flex', alignItems: 'center', gap: space.xxs, fontWeight: vars.weight.semibold }),
)

export const flagTone = styleVariants({
  normal: toned(color.inkBrand),
  low: toned(color.inkAccent),
  high: toned(color.inkAccent),
  abnormal: toned(color.inkAccent),
  critical: toned(color.inkDanger),
})

/** On paper, keeps the head of a group from standing alone at the end of a sheet. */
export const specimen = style(component({ breakAfter: 'avoid' }))

export const tests = style(component({ display: 'flex', flexDirection: 'column', padding: 0, margin: 0 }))

/** The value, and its range beside it. */
const sideBySide = {
  gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 4fr)',
  columnGap: space.xl,
  alignItems: 'start',
} as const

export const test = style(
  component({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: space.xs,
    paddingBlock: space.md,
    borderBlockEnd: `1px solid ${color.hairline}`,
    breakInside: 'avoid',
    selectors: { '&:last-child': { borderBlockEnd: 'none' } },
    '@media': { [from.medium]: sideBySide, print: { ...sideBySide, paddingBlock: space.xs } },
  }),
)

export const side = style(
  component({ display: 'flex', flexDirection: 'column', gap: space.xxs, minInlineSize: 0, overflowWrap: 'anywhere' }),
)

export const value = style(
  component({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    columnGap: space.sm,
    fontVariantNumeric: 'tabular-nums',
  }),
)
/** A value outside of its reference: name, value and flag in a line, with the details below. */
export const outside = style(
  component({
    display: 'flex',
    flexDirection: 'column',
    gap: space.xxs,
    paddingBlock: space.sm,
    borderBlockEnd: `1px solid ${color.hairline}`,
    overflowWrap: 'anywhere',
    selectors: { '&:last-child': { borderBlockEnd: 'none' } },
  }),
)

export const fold = style(
  component({
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: space.sm,
    minBlockSize: vars.target.normal,
    paddingBlock: space.xs,
    cursor: 'pointer',
    selectors: { '&:hover': { textDecoration: 'underline', textUnderlineOffset: '0.2em' } },
    '@media': { print: { minBlockSize: 0, paddingBlock: 0 } },
  }),
)
export const foldWords = style(component({ display: 'flex', flexDirection: 'column', minInlineSize: 0 }))
export { chevron } from '../icon/fold-chevron.css.ts'

export const figure = style(component({ fontSize: vars.size.lead, fontWeight: vars.weight.semibold }))

export const bar = style(component({ display: 'block', inlineSize: '100%', blockSize: '0.875rem' }))
export const track = style(
  component({ fill: color.sunken, stroke: color.edge, strokeWidth: 1, vectorEffect: 'non-scaling-stroke' }),
)
export const band = style(
  component({
    fill: color.inkBrand,
    opacity: 0.35,
    '@media': { [prefers.forcedColours]: { fill: 'GrayText', opacity: 1 } },
  }),
)
export const mark = style(component({ fill: color.ink, '@media': { [prefers.forcedColours]: { fill: 'CanvasText' } } }))

export const verdict = style(
  component({ display: 'flex', alignItems: 'flex-start', gap: space.xs, fontWeight: vars.weight.semibold }),
)
export const verdictTone = styleVariants({
  good: toned(color.inkBrand),
  attention: toned(color.inkAccent),
  critical: toned(color.inkDanger),
  waiting: toned(color.inkMuted),
  neutral: toned(color.ink),
})

/** The title's link covers the whole card. */
export const open = style(
  component({
    inlineSize: '100%',
    minBlockSize: '2.75rem',
    padding: 0,
    border: 0,
    background: 'none',
    color: 'inherit',
    font: 'inherit',
    textAlign: 'start',
    cursor: 'pointer',
    selectors: {
      '&::after': { content: '""', position: 'absolute', inset: 0 },
      '&:hover': { textDecoration: 'underline', textUnderlineOffset: '0.2em' },
    },
  }),
)

export const thumbnails = style(
  component({
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 9rem), 1fr))',
    gap: space.md,
    padding: 0,
    margin: 0,
  }),
)
export const thumbnail = style(
  component({
    display: 'flex',
    flexDirection: 'column',
    gap: space.xs,
    inlineSize: '100%',
    padding: space.xs,
    border: `1px solid ${color.edge}`,
    borderRadius: vars.radius.md,
    backgroundColor: color.surface,
    color: color.ink,
    font: 'inherit',
    textAlign: 'start',
    cursor: 'zoom-in',
  }),
)
/** Radiographs need a black background. */
export const picture = style(
  component({ display: 'block', inlineSize: '100%', blockSize: 'auto', backgroundColor: '#000000' }),
)
export const viewport = style(
  component({ overflow: 'auto', maxBlockSize: '70dvh', backgroundColor: '#000000', borderRadius: vars.radius.md }),
)
export const zoom = styleVariants({
  1: component({ inlineSize: '100%' }),
  2: component({ inlineSize: '200%', maxInlineSize: 'none' }),
  3: component({ inlineSize: '300%', maxInlineSize: 'none' }),
})
export const full = style(component({ display: 'block', blockSize: 'auto' }))

export const report = style(component({ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }))

export const points = style(component({ listStyle: 'disc', paddingInlineStart: '1.25rem' }))

export const printHead = style(printedLine)
