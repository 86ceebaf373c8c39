import { style } from '@vanilla-extract/css'
import { component } from '../theme/layered.ts'
import { visitorAttribute, visitorNameProperty } from './visitor.ts'

const hiddenFor = (root: string) => style(component({ selectors: { [`${root} &`]: { display: 'none' } } }))

/** Shown while nobody is logged in. */
export const guestsOnly = hiddenFor(`:root[${visitorAttribute}]`)

/** Shown to whoever is logged in. */
export const accountsOnly = hiddenFor(`:root:not([${visitorAttribute}])`)

/** Shown to patients who are logged in. */
export const membersOnly = hiddenFor(`:root:not([${visitorAttribute}='member'])`)

/** Shows the visitor's name before the page is at work. */
export const visitorName = style(component({ '::before': { content: `var(${visitorNameProperty})` } }))
