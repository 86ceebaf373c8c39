import { globalStyle, style } from '@vanilla-extract/css'
import { component, globalIn } from '../theme/layered.ts'
import { vars } from '../theme/theme.css.ts'

const { color, space } = vars

export const root = style(
  component({ maxInlineSize: '70ch', fontSize: vars.size.lead, lineHeight: '1.7', textWrap: 'pretty' }),
)

export const tableBox = style(
  component({ overflowX: 'auto', border: `1px solid ${color.hairline}`, borderRadius: vars.radius.md }),
)

const inside = (selector: string, rule: object) => globalStyle(`${root} ${selector}`, globalIn('components', rule))

inside('> * + *', { marginBlockStart: space.md })
inside('> * + h2', { marginBlockStart: space.xxl })
inside('> * + :is(h3, h4)', { marginBlockStart: space.xl })
inside(':is(h2, h3, h4)', { fontWeight: vars.weight.bold, lineHeight: vars.leading.snug, letterSpacing: '-0.015em' })
inside('h2', { fontSize: vars.size.h2 })
inside('h3', { fontSize: vars.size.h3 })
inside('h4', { fontSize: vars.size.h4 })
inside(':is(ul, ol)', { paddingInlineStart: '1.5em' })
inside('ul', { listStyle: 'disc' })
inside('ol', { listStyle: 'decimal' })
inside('li + li', { marginBlockStart: space.xs })
inside('li::marker', { color: color.inkBrand, fontWeight: vars.weight.semibold })
inside('a', { color: color.inkBrand, textUnderlineOffset: '0.22em' })
inside('blockquote', {
  paddingInlineStart: space.lg,
  borderInlineStart: `4px solid ${color.accent}`,
  color: color.inkMuted,
})
inside('img', { borderRadius: vars.radius.md })
inside('figcaption', { paddingBlockStart: space.xs, color: color.inkMuted, fontSize: vars.size.caption })
inside('hr', { border: 0, borderBlockStart: `1px solid ${color.hairline}` })
inside('table', { inlineSize: '100%', borderCollapse: 'collapse', fontSize: vars.size.body, lineHeight: '1.5' })
inside('caption', { padding: space.sm, textAlign: 'start', fontWeight: vars.weight.semibold })
inside(':is(th, td)', {
  padding: `${space.xs} ${space.sm}`,
  textAlign: 'start',
  verticalAlign: 'top',
  borderBlockEnd: `1px solid ${color.hairline}`,
})
inside('th', { backgroundColor: color.sunken })
inside('pre', { overflowX: 'auto', padding: space.md, borderRadius: vars.radius.sm, backgroundColor: color.sunken })
