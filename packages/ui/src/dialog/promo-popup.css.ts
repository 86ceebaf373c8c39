import { globalStyle, style } from '@vanilla-extract/css'
import { component, globalIn } from '../theme/layered.ts'
import { vars } from '../theme/theme.css.ts'

/** The link's own area is the whole offer, picture included: one stop for the keyboard. */
export const offer = style(component({ position: 'relative', display: 'flex', flexDirection: 'column', alignItems: 'flex-start', gap: vars.space.lg }))
/** As high as the window leaves room for, so that the way on is in view with it. */
export const picture = style(component({ inlineSize: '100%', maxBlockSize: '55vh', overflow: 'hidden', borderRadius: vars.radius.md }))
export const link = style(component({}))

globalStyle(`${link} > a::after`, globalIn('components', { content: '""', position: 'absolute', inset: 0 }))
