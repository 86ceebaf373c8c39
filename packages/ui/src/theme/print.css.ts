import { globalStyle } from '@vanilla-extract/css'
import { globalIn } from './layered.ts'

const print = (rule: object) => globalIn('overrides', { '@media': { print: rule } })

globalStyle('html', print({ fontSize: '11pt' }))
globalStyle('body', print({ background: '#ffffff', color: '#000000' }))
// Interactive elements are useless on paper.
globalStyle('nav, dialog, form[role=search], [data-print=hide]', print({ display: 'none !important' }))
globalStyle('[data-print=only]', globalIn('overrides', { '@media': { screen: { display: 'none' } } }))
// A link or button that describes the list is printed as plain text.
globalStyle('[data-print=words]', print({ minBlockSize: 0, border: 0, padding: 0, background: 'none' }))
globalStyle('[data-print=words] svg', print({ display: 'none' }))
globalStyle('img, figure, tr, article', print({ breakInside: 'avoid' }))
globalStyle('h1, h2, h3, h4', print({ breakAfter: 'avoid' }))
// Prints the URL of a link to another site after it.
globalStyle('main p a[href^="http"]::after', print({ content: '" (" attr(href) ")"', fontSize: '0.85em' }))
