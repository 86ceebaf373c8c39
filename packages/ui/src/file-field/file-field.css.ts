import { style } from '@vanilla-extract/css'
import { component } from '../theme/layered.ts'
import { vars } from '../theme/theme.css.ts'

const { color, space } = vars

export const input = style(
  component({
    inlineSize: '100%',
    minBlockSize: '4.5rem',
    padding: space.md,
    border: `2px dashed ${color.edge}`,
    borderRadius: vars.radius.sm,
    backgroundColor: color.surface,
    fontSize: vars.size.caption,
    cursor: 'pointer',
    selectors: {
      '&:hover': { borderColor: color.ink },
      '&[aria-invalid]': { borderColor: color.inkDanger },
      '&::file-selector-button': {
        minBlockSize: '2.5rem',
        marginInlineEnd: space.sm,
        paddingInline: space.md,
        border: `2px solid ${color.brand}`,
        borderRadius: vars.radius.round,
        backgroundColor: 'transparent',
        color: color.inkBrand,
        font: 'inherit',
        fontWeight: vars.weight.semibold,
        cursor: 'inherit',
      },
    },
  }),
)

/** Only with a coarse pointer, that is on handheld devices; on others the system's file picker is enough. */
export const camera = style(
  component({
    position: 'relative',
    display: 'none',
    borderRadius: vars.radius.round,
    selectors: { '&:has(:focus-visible)': { outline: `3px solid ${color.focusOuter}`, outlineOffset: '3px' } },
    '@media': { '(pointer: coarse)': { display: 'block' } },
  }),
)
export const cameraInput = style(
  component({ position: 'absolute', inset: 0, inlineSize: '100%', opacity: 0, cursor: 'pointer' }),
)

export const chosen = style(
  component({
    display: 'flex',
    alignItems: 'center',
    gap: space.sm,
    padding: space.xs,
    border: `1px solid ${color.hairline}`,
    borderRadius: vars.radius.sm,
    backgroundColor: color.tint,
  }),
)
export const preview = style(
  component({
    inlineSize: '4.5rem',
    blockSize: '4.5rem',
    flexShrink: 0,
    objectFit: 'cover',
    borderRadius: vars.radius.sm,
    backgroundColor: color.surface,
  }),
)
export const name = style(
  component({
    flexGrow: 1,
    minInlineSize: 0,
    overflowWrap: 'anywhere',
    fontSize: vars.size.caption,
    lineHeight: '1.5',
  }),
)
