import { globalStyle, style } from '@vanilla-extract/css'
import { component, globalIn } from '../theme/layered.ts'
import { vars } from '../theme/theme.css.ts'

const { space } = vars

/** Only on paper. Sizes are in points, since A4 has a fixed size; the letter is set to fit on one sheet. */
export const sheet = style(
  component({
    display: 'none',
    '@media': {
      print: {
        display: 'flex',
        flexDirection: 'column',
        gap: '9pt',
        color: '#000000',
        fontSize: '9.5pt',
        lineHeight: 1.35,
      },
    },
  }),
)
export const head = style(
  component({
    display: 'flex',
    justifyContent: 'space-between',
    alignItems: 'flex-start',
    gap: space.md,
    paddingBlockEnd: '6pt',
    borderBlockEnd: '1.5pt solid #000000',
  }),
)
export const title = style(component({ fontSize: '15pt', fontWeight: vars.weight.bold, lineHeight: 1.2 }))
export const codes = style(
  component({
    padding: '4pt 8pt',
    border: '1pt solid #000000',
    fontVariantNumeric: 'tabular-nums',
    textAlign: 'end',
    whiteSpace: 'nowrap',
  }),
)
export const code = style(component({ fontSize: '12pt', fontWeight: vars.weight.bold, letterSpacing: '0.04em' }))
export const part = style(component({ breakInside: 'avoid' }))
export const partTitle = style(component({ fontSize: '10.5pt', fontWeight: vars.weight.bold }))
export const pair = style(
  component({ display: 'grid', gridTemplateColumns: '42mm minmax(0, 1fr)', columnGap: '4mm', paddingBlock: '1.2pt' }),
)
export const details = style(component({ overflowWrap: 'anywhere' }))
export const check = style(component({ padding: '5pt 8pt', border: '1pt dashed #000000' }))
export const signatures = style(component({ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: '12mm' }))
export const signature = style(
  component({ blockSize: '20mm', display: 'flex', alignItems: 'flex-end', borderBlockEnd: '0.75pt solid #000000' }),
)
/** A long text is cut on paper: the hospital has all of it. */
export const clamped = style(
  component({
    display: '-webkit-box',
    WebkitLineClamp: 8,
    WebkitBoxOrient: 'vertical',
    overflow: 'hidden',
  }),
)

/** The rest of the page does not belong to the letter. */
globalStyle(
  `body:has(${sheet}) :not(:has(${sheet}), ${sheet}, ${sheet} *)`,
  globalIn('overrides', { '@media': { print: { display: 'none !important' } } }),
)

/** The elements around the letter fill a window, which is higher than a sheet. */
globalStyle(
  `body :has(${sheet})`,
  globalIn('overrides', { '@media': { print: { minBlockSize: '0 !important', padding: '0 !important' } } }),
)
