import { globalStyle, style } from '@vanilla-extract/css'
import { from } from '../theme/breakpoints.ts'
import { component, globalIn } from '../theme/layered.ts'
import { vars } from '../theme/theme.css.ts'

const { color, space } = vars

export const root = style(
  component({
    display: 'flex',
    flexDirection: 'column',
    gap: space.md,
    minInlineSize: 0,
    containerType: 'inline-size',
  }),
)
export const caption = style(component({ fontWeight: vars.weight.semibold, lineHeight: vars.leading.snug }))
export const unit = style(
  component({ color: color.inkMuted, fontWeight: vars.weight.regular, fontSize: vars.size.caption }),
)

/** A larger drawing would only enlarge its letters. */
export const drawing = style(
  component({
    inlineSize: '100%',
    maxInlineSize: '32rem',
    blockSize: 'auto',
    overflow: 'visible',
    fontFamily: 'inherit',
  }),
)

/** The colour of a series; its pattern or dashes identify it without colour. */
export const ink = [color.brand, color.inkAccent, color.ink, color.inkBrand, color.inkDanger].map((each) =>
  style(component({ color: each })),
)

const dashes = ['none', '10 6', '2 6', '16 5 3 5', '6 3']
export const line = dashes.map((strokeDasharray) =>
  style(
    component({ fill: 'none', stroke: 'currentColor', strokeWidth: 2.5, strokeDasharray, strokeLinejoin: 'round' }),
  ),
)

export const solid = style(component({ fill: 'currentColor' }))
export const ground = style(component({ fill: color.surface }))
export const hatch = style(
  component({ stroke: 'currentColor', strokeWidth: 2.5, strokeLinecap: 'round', fill: 'none' }),
)
export const edge = style(component({ stroke: color.ink, strokeWidth: 1 }))

/** The drawing shrinks with a narrow phone, where its letters would be 8 px high. In a chart of 15rem or more they are at least 12 px. */
const onPhones = {
  '@container': { '(max-width: 24rem)': { fontSize: '18px' }, '(max-width: 17rem)': { fontSize: '21px' } },
} as const
const letters = { fill: color.ink, fontSize: '14px', ...onPhones } as const
export const label = style(component(letters))
export const number = style(
  component({ ...letters, fontWeight: vars.weight.semibold, fontVariantNumeric: 'tabular-nums' }),
)
export const tick = style(component({ ...letters, fill: color.inkMuted, fontSize: '13px', textAnchor: 'end' }))
export const place = style(component({ ...letters, fontSize: '13px', textAnchor: 'middle' }))
export const name = style(
  component({ fill: 'currentColor', fontSize: '13px', fontWeight: vars.weight.semibold, ...onPhones }),
)

export const grid = style(component({ stroke: color.hairline, strokeWidth: 1 }))
export const band = style(component({ stroke: color.edge, strokeWidth: 1 }))
export const bandHatch = style(component({ stroke: color.edge, strokeWidth: 1, opacity: 0.55 }))
export const dot = style(component({ fill: color.surface, stroke: 'currentColor', strokeWidth: 3 }))

export const legend = style(
  component({ display: 'flex', flexWrap: 'wrap', columnGap: space.lg, rowGap: space.xs, fontSize: vars.size.caption }),
)
export const legendItem = style(component({ display: 'flex', alignItems: 'center', gap: space.xs }))
export const swatch = style(component({ inlineSize: '1.75rem', blockSize: '1.125rem' }))

export const tableBox = style(
  component({ overflowX: 'auto', border: `1px solid ${color.hairline}`, borderRadius: vars.radius.md }),
)
export const table = style(
  component({
    inlineSize: '100%',
    borderCollapse: 'collapse',
    backgroundColor: color.surface,
    fontSize: vars.size.caption,
    fontVariantNumeric: 'tabular-nums',
  }),
)
export const figures = style(component({ textAlign: 'end' }))

globalStyle(
  `${table} :is(th, td)`,
  globalIn('components', {
    padding: space.xs,
    borderBlockEnd: `1px solid ${color.hairline}`,
    '@media': { [from.small]: { paddingInline: space.sm } },
  }),
)
globalStyle(
  `${table} th[scope=row], ${table} th:first-child`,
  globalIn('components', { textAlign: 'start', fontWeight: vars.weight.medium }),
)
globalStyle(
  `${table} thead th`,
  globalIn('components', { backgroundColor: color.sunken, fontWeight: vars.weight.semibold }),
)

// Nobody taps a printed table, so its rows need no room for a thumb.
globalStyle(`${table} :is(th, td)`, globalIn('overrides', { '@media': { print: { paddingBlock: '1pt' } } }))

// On paper a chart and its table share a sheet with others, so they stand side by side.
const onPaper = (selector: string, rule: object) =>
  globalStyle(selector, globalIn('overrides', { '@media': { print: rule } }))
onPaper(root, { display: 'grid', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: `${space.xs} ${space.md}` })
onPaper(`${root} > *`, { gridColumn: '1 / -1' })
onPaper(`${root} > ${drawing}`, { gridColumn: '1' })
onPaper(`${root} > ${drawing} + ${tableBox}:not([data-wide])`, { gridColumn: '2', alignSelf: 'start' })

/** With forced colours only patterns distinguish the series: all marks have the colour of the text. */
const forced = (selector: string, rule: object) =>
  globalStyle(`${drawing} ${selector}`, globalIn('overrides', { '@media': { '(forced-colors: active)': rule } }))
for (const each of ink) forced(`.${each.split(' ').join('.')}`, { color: 'CanvasText' })
forced('text', { fill: 'CanvasText' })
forced(`.${ground}`, { fill: 'Canvas' })
forced(`.${edge}`, { stroke: 'CanvasText' })

/** The owner of the figures, on each sheet, since somebody may pass on a single sheet. */
export const source = style(
  component({ display: 'none', '@media': { print: { display: 'block', fontSize: vars.size.caption } } }),
)

/** A question with its charts: on paper it has its own sheet. */
export const question = style(
  component({
    display: 'flex',
    flexDirection: 'column',
    gap: space.lg,
    '@media': {
      print: {
        gap: space.sm,
        selectors: { '& + &': { breakBefore: 'page' } },
      },
    },
  }),
)
