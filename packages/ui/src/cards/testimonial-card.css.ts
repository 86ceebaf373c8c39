import { style } from '@vanilla-extract/css'
import { component } from '../theme/layered.ts'
import { vars } from '../theme/theme.css.ts'

export const quote = style(component({ fontSize: vars.size.lead, lineHeight: vars.leading.normal, textWrap: 'pretty' }))
export const caption = style(component({ display: 'flex', flexDirection: 'column' }))
export const author = style(component({ fontWeight: vars.weight.semibold }))
