import { style } from '@vanilla-extract/css'
import { markCurrent } from '../link/current-mark.ts'
import { from, lowWindow, shortWindow } from '../theme/breakpoints.ts'
import { component } from '../theme/layered.ts'
import { vars } from '../theme/theme.css.ts'

const { color } = vars

export const root = style(
  component({
    position: 'fixed',
    insetInline: 0,
    insetBlockEnd: 0,
    zIndex: vars.layer.bottom,
    paddingBlockEnd: 'env(safe-area-inset-bottom)',
    borderBlockStart: `1px solid ${color.hairline}`,
    backgroundColor: color.surface,
    '@media': { [from.wide]: { display: 'none' }, [lowWindow]: { position: 'static' } },
  }),
)

// Columns as wide as their words need, and the rest in equal parts: "Jadwal Dokter" stays on one line at 320 px.
export const list = style(component({ display: 'grid', gridTemplateColumns: 'repeat(4, auto)' }))

export const entry = style(
  component({
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '0.125rem',
    minBlockSize: '4.25rem',
    paddingInline: '0.125rem',
    color: color.inkMuted,
    fontSize: '0.8125rem',
    fontWeight: vars.weight.medium,
    lineHeight: vars.leading.tight,
    textAlign: 'center',
    textDecoration: 'none',
    '@media': { [shortWindow]: { gap: 0, minBlockSize: '2.875rem' } },
    selectors: { '&:focus-visible': { outlineOffset: '-5px' } },
  }),
)

markCurrent(entry, 'above')
