import { globalStyle, style } from '@vanilla-extract/css'
import { root as button } from '../button/button.css.ts'
import { root as carousel } from '../carousel/carousel.css.ts'
import { aside, root as opening } from '../page-opening/page-opening.css.ts'
import { columns, contacts, photo } from '../practice-card/practice-card.css.ts'
import { component, globalIn } from '../theme/layered.ts'
import { vars } from '../theme/theme.css.ts'

export const root = style(
  component({
    display: 'flex',
    justifyContent: 'space-between',
    alignItems: 'flex-start',
    gap: vars.space.md,
    marginInline: vars.space.gutter,
    paddingBlockEnd: vars.space.xs,
    borderBlockEnd: '1px solid #000',
    fontSize: '9pt',
    lineHeight: vars.leading.snug,
    overflowWrap: 'anywhere',
  }),
)

export const name = style(component({ fontSize: '14pt', fontWeight: vars.weight.bold }))

/** Large enough for the camera of a phone: a module is at least half a millimetre. */
export const code = style(component({ flexShrink: 0, inlineSize: '26mm', blockSize: '26mm' }))

/** A rule for the paper of pages with this head. */
const onPaper = (selector: string, rule: object) =>
  globalStyle(`main:has(.${root}) ${selector}`, globalIn('overrides', { '@media': { print: rule } }))

const none = { display: 'none !important' }

// Carousels of other pages, forms with their sections, and buttons that lead somewhere are useless on paper.
onPaper(`section:has(.${carousel})`, none)
onPaper('section:has(form[method=post])', none)
onPaper('form', none)
onPaper(`.${button}:not([href^="tel:"])`, none)
onPaper(`.${button} svg`, none)
// The print has the number in words.
onPaper(`.${button}`, {
  minBlockSize: 0,
  padding: 0,
  border: 0,
  background: 'none',
  color: '#000000',
  whiteSpace: 'nowrap',
  justifyContent: 'flex-start',
})
onPaper(`.${button}[aria-label] > *, .${button}[aria-label]`, { fontSize: 0 })
onPaper(`.${button}[aria-label]::after`, {
  content: 'attr(aria-label)',
  fontSize: '9pt',
  fontWeight: vars.weight.regular,
})
// The sizes and spaces of a screen are too large for a sheet.
globalStyle(`html:has(.${root})`, globalIn('overrides', { '@media': { print: { fontSize: '9.5pt' } } }))
globalStyle(`div:has(> main .${root})`, globalIn('overrides', { '@media': { print: { paddingBlockEnd: 0 } } }))
onPaper('h1', { fontSize: '18pt' })
onPaper('h2', { fontSize: '13pt' })
onPaper('section', { paddingBlock: '3mm' })
onPaper(`.${opening}`, { paddingBlock: '3mm', background: 'none' })
onPaper(`.${aside}`, { maxInlineSize: '45mm' })
onPaper('article', { borderRadius: 0 })
onPaper('article > div', { padding: '2mm' })
onPaper(`.${columns}`, { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)', gap: '1mm 3mm' })
onPaper(`.${photo}`, none)
onPaper(`.${contacts} p`, none)
