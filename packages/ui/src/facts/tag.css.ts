import { style, styleVariants } from '@vanilla-extract/css'
import { component } from '../theme/layered.ts'
import { vars } from '../theme/theme.css.ts'

const { color, space } = vars

export const root = style(
  component({
    display: 'inline-flex',
    alignItems: 'center',
    gap: '0.4em',
    alignSelf: 'flex-start',
    padding: `0.2rem ${space.sm}`,
    border: '1px solid transparent',
    borderRadius: vars.radius.round,
    fontSize: vars.size.caption,
    fontWeight: vars.weight.semibold,
    lineHeight: vars.leading.snug,
    selectors: {
      '&::before': {
        content: '""',
        // As a border, which forced colours leave visible.
        border: '0.25em solid',
        borderRadius: '50%',
      },
    },
  }),
)

export const tone = styleVariants({
  good: component({ backgroundColor: color.tint, color: color.inkBrand, borderColor: color.inkBrand }),
  notice: component({ backgroundColor: color.accentSoft, color: color.inkAccent, borderColor: color.inkAccent }),
  plain: component({ backgroundColor: color.sunken, color: color.inkMuted, borderColor: color.edge }),
})
