import { globalStyle, style } from '@vanilla-extract/css'
import { component, globalIn } from '../theme/layered.ts'
import { vars } from '../theme/theme.css.ts'

/** The link covers the whole offer, picture included: one tab stop. */
export const offer = style(
  component({
    position: 'relative',
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'flex-start',
    gap: vars.space.lg,
  }),
)
/** As high as the window allows, so that the link below stays in view. */
export const picture = style(
  component({ inlineSize: '100%', maxBlockSize: '55vh', overflow: 'hidden', borderRadius: vars.radius.md }),
)
export const link = style(component({}))

globalStyle(`${link} > a::after`, globalIn('components', { content: '""', position: 'absolute', inset: 0 }))
