import type { RulesOf } from './rule.ts'

/** Quality indicators, forms, careers, the group and the contact form. */
export const informationRules = {
  'information.quality': ['1 Product', 'Quality-indicator data'],
  'information.forms': ['1 Product', 'Forms with their files'],
  'information.careers': ['1 Product', 'Careers'],
  'information.about': ['Decided', '/about-us shows the group from hospital data'],
  'information.contact': ['1 Product', 'A contact form'],
  'information.contact-required': ['5 Validation', 'The contact form says what is missing'],
  'information.contact-call': ['7 Calls', 'POST /api/hubungi-kami-post'],
} as const satisfies RulesOf<'information'>
