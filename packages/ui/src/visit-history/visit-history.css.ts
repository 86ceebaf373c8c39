import { globalStyle, style } from '@vanilla-extract/css'
import { below } from '../theme/breakpoints.ts'
import { component, globalIn } from '../theme/layered.ts'
import { readOut } from '../theme/read-out.ts'
import { vars } from '../theme/theme.css.ts'

const { space } = vars

export const root = style(component({ display: 'flex', flexDirection: 'column', gap: space.xl }))

export const year = style(component({ display: 'flex', flexDirection: 'column', gap: space.md }))

/** On paper a visit may break across sheets: otherwise a long first visit would leave the first sheet with nothing but the heading. */
globalStyle(`${year} article`, globalIn('overrides', { '@media': { print: { breakInside: 'auto' } } }))

/** Phones and tablets hide the year's heading, so that the first visit is on the first screen: there each visit says its year. */
export const yearHead = style(component({ '@media': { [`screen and ${below.large}`]: readOut } }))

export const head = style(component({ display: 'flex', flexDirection: 'column', gap: space.xxs }))

export const facts = style(component({ display: 'flex', flexDirection: 'column', gap: space.xxs }))

export const list = style(component({ paddingInlineStart: space.lg, listStyle: 'disc', overflowWrap: 'anywhere' }))

export const actions = style(component({ display: 'flex', flexWrap: 'wrap', gap: space.sm }))
