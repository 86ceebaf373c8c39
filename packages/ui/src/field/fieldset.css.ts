import { style } from '@vanilla-extract/css'
import { component } from '../theme/layered.ts'
import { vars } from '../theme/theme.css.ts'

const { color, space } = vars

export const root = style(component({ display: 'flex', flexDirection: 'column', gap: space.xs, minInlineSize: 0 }))

export const legend = style(
  component({ padding: 0, paddingBlockEnd: space.xxs, fontWeight: vars.weight.semibold, lineHeight: '1.5' }),
)

export const choice = style(
  component({
    display: 'flex',
    alignItems: 'flex-start',
    gap: space.xs,
    inlineSize: 'fit-content',
    maxInlineSize: '100%',
    cursor: 'pointer',
  }),
)

/** As many columns as fit, each wide enough for a time range. */
export const columns = style(
  component({
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 11rem), 1fr))',
    columnGap: space.sm,
  }),
)

/** A native control with its own drawing: large enough for a thumb, and made of borders, which forced colours preserve. */
export const box = style(
  component({
    appearance: 'none',
    display: 'grid',
    placeItems: 'center',
    flexShrink: 0,
    inlineSize: vars.target.normal,
    blockSize: vars.target.normal,
    margin: 0,
    cursor: 'inherit',
    selectors: {
      '&::before': {
        content: '""',
        gridArea: '1 / 1',
        inlineSize: '1.625rem',
        blockSize: '1.625rem',
        border: `2px solid ${color.edge}`,
        borderRadius: '0.375rem',
        backgroundColor: color.surface,
      },
      '&[type=radio]::before': { borderRadius: '50%' },
      '&:hover::before': { borderColor: color.ink },
      '&:checked::before': { borderColor: color.brand },
      '&[aria-invalid]::before': { borderColor: color.inkDanger },
      '&::after': { content: '""', gridArea: '1 / 1', display: 'none' },
      '&:checked::after': { display: 'block' },
      '&[type=radio]::after': { border: `0.4375rem solid ${color.brand}`, borderRadius: '50%' },
      '&[type=checkbox]::after': {
        inlineSize: '0.5rem',
        blockSize: '0.9375rem',
        border: `solid ${color.brand}`,
        borderWidth: '0 0.1875rem 0.1875rem 0',
        rotate: '45deg',
        translate: '0 -0.125rem',
      },
      '&:disabled': { cursor: 'not-allowed' },
      '&:disabled::before': { borderStyle: 'dashed', backgroundColor: color.sunken },
    },
  }),
)

export const words = style(
  component({
    display: 'flex',
    flexDirection: 'column',
    justifyContent: 'center',
    minBlockSize: vars.target.normal,
    paddingBlock: space.xxs,
    minInlineSize: 0,
  }),
)
