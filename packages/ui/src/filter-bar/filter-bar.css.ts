import { style, styleVariants } from '@vanilla-extract/css'
import { below, from, onPhone } from '../theme/breakpoints.ts'
import { component } from '../theme/layered.ts'
import { vars } from '../theme/theme.css.ts'

const { color, space } = vars

const open = component({ display: 'flex', flexDirection: 'column', gap: space.md })
const inLine = component({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: space.md,
  rowGap: space.xs,
})

/** The line that opens the fields, the number of results and the active filters are side by side. */
export const root = styleVariants({
  never: [open],
  narrow: [
    inLine,
    component({
      '@media': {
        [from.large]: { flexDirection: 'column', flexWrap: 'nowrap', alignItems: 'stretch', rowGap: space.md },
      },
    }),
  ],
  always: [inLine],
})

/** In wider windows the fields are open, even if their details are closed. A browser without support shows them folded, as a phone does. */
const unfolded = (rule: object) =>
  component({ '@supports': { 'selector(::details-content)': { '@media': { [from.large]: rule } } } })

const foldable = style(component({ selectors: { '&[open]': { inlineSize: '100%' } } }))

export const fold = styleVariants({
  narrow: [foldable, unfolded({ selectors: { '&::details-content': { contentVisibility: 'visible' } } })],
  always: [foldable],
})

const opener = style(
  component({
    display: 'inline-flex',
    alignItems: 'center',
    gap: space.xs,
    minBlockSize: vars.target.normal,
    paddingInline: space.md,
    border: `1px solid ${color.edge}`,
    borderRadius: vars.radius.round,
    backgroundColor: color.surface,
    color: color.inkBrand,
    fontWeight: vars.weight.semibold,
    cursor: 'pointer',
    selectors: { '&:hover': { textDecoration: 'underline' }, [`${foldable}[open] > &`]: { marginBlockEnd: space.xs } },
  }),
)

export const foldLine = styleVariants({ narrow: [opener, unfolded({ display: 'none' })], always: [opener] })

export const form = style(
  component({
    display: 'flex',
    flexDirection: 'column',
    gap: space.md,
    padding: space.md,
    border: `1px solid ${color.hairline}`,
    borderRadius: vars.radius.lg,
    backgroundColor: color.surface,
    '@media': { [from.medium]: { flexDirection: 'row', alignItems: 'flex-end', padding: space.lg } },
  }),
)

const columns = (least: string) => `repeat(auto-fit, minmax(min(100%, ${least}), 1fr))`

/** As many fields side by side as have room for their choice; the button stays at the end. */
export const fields = style(
  component({
    display: 'grid',
    flexGrow: 1,
    gap: space.md,
    gridTemplateColumns: columns('15rem'),
    alignItems: 'end',
    selectors: { '&:has(> :only-child)': { maxInlineSize: '32rem' } },
    '@media': { [from.wide]: { gridTemplateColumns: columns('12.5rem') } },
  }),
)

/** If the fields are folded, the other parts follow on the line that opens them. */
export const line = styleVariants({
  never: [inLine],
  narrow: [inLine, component({ '@media': { [below.large]: { display: 'contents' } } })],
  always: [component({ display: 'contents' })],
})

export const status = style(component({ fontWeight: vars.weight.semibold }))
export const active = style(component({ display: 'flex', flexWrap: 'wrap', gap: space.xs }))

const pill = {
  display: 'inline-flex',
  alignItems: 'center',
  gap: space.xs,
  minBlockSize: vars.target.normal,
  paddingInline: space.md,
  borderRadius: vars.radius.round,
  fontSize: vars.size.caption,
  fontWeight: vars.weight.semibold,
} as const

export const chip = style(
  component({
    ...pill,
    border: `1px solid ${color.brand}`,
    backgroundColor: color.tint,
    color: color.inkBrand,
    textDecoration: 'none',
    selectors: { '&:hover': { textDecoration: 'underline' } },
  }),
)

export const toggle = style(
  component({
    ...pill,
    position: 'relative',
    border: `2px solid ${color.edge}`,
    backgroundColor: color.surface,
    color: color.ink,
    cursor: 'pointer',
    // Seven active filters, as after a search, take two or three lines on a phone.
    '@media': { [onPhone]: { gap: space.xxs, paddingInline: space.xs } },
    selectors: {
      '&:hover': { borderColor: color.ink },
      '&:has(:checked)': { borderColor: color.brand, backgroundColor: color.tint, color: color.inkBrand },
      '&:has(:focus-visible)': {
        outline: `3px solid ${color.focusOuter}`,
        outlineOffset: '3px',
        boxShadow: `0 0 0 3px ${color.focusInner}`,
      },
    },
  }),
)

/** Covers the whole pill, so that its target and its focus ring are the same area. */
export const toggleInput = style(
  component({
    position: 'absolute',
    inset: 0,
    inlineSize: '100%',
    blockSize: '100%',
    margin: 0,
    minBlockSize: vars.target.normal,
    opacity: 0,
    cursor: 'inherit',
  }),
)

export const tick = style(component({ display: 'none', selectors: { ':checked + &': { display: 'flex' } } }))
