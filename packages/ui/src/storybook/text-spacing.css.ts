import { globalStyle } from '@vanilla-extract/css'
import { globalIn } from '../theme/layered.ts'

// Text spacing that users may set and that must not break the page (WCAG 2.2, 1.4.12).
globalStyle(
  '[data-text-spacing=wide] body *',
  globalIn('overrides', {
    lineHeight: '1.5 !important',
    letterSpacing: '0.12em !important',
    wordSpacing: '0.16em !important',
  }),
)
globalStyle('[data-text-spacing=wide] body p', globalIn('overrides', { marginBlockEnd: '2em !important' }))
