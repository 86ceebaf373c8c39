import { style } from '@vanilla-extract/css'
import { component } from '../theme/layered.ts'

const isOffline = ':root[data-offline] &'

export const offline = style(component({ display: 'none', selectors: { [isOffline]: { display: 'block' } } }))
export const online = style(component({ selectors: { [isOffline]: { display: 'none' } } }))
