import { style } from '@vanilla-extract/css'
import { component } from '../theme/layered.ts'
import { visitorAttribute, visitorNameProperty } from './visitor.ts'

const hiddenFor = (root: string) => style(component({ selectors: { [`${root} &`]: { display: 'none' } } }))

/** Shown while the visitor is logged out. */
export const guestsOnly = hiddenFor(`:root[${visitorAttribute}]`)

/** Shown while the visitor is logged in. */
export const accountsOnly = hiddenFor(`:root:not([${visitorAttribute}])`)

/** Shown to patients who are logged in. */
export const membersOnly = hiddenFor(`:root:not([${visitorAttribute}='member'])`)

/** Shows the visitor's name before hydration. */
export const visitorName = style(component({ '::before': { content: `var(${visitorNameProperty})` } }))
