import type { RulesOf } from './rule.ts'

/** Indonesian and English. */
export const languageRules = {
  'languages.default': ['3 Entities', 'Locales: id (default, fallback id) and en'],
  'languages.cookie': ['9 Constants', 'The locale is stored in a cookie for 365 days'],
  'languages.reload': ['4 States', 'Changing the language reloads the page'],
  'languages.fields': ['3 Entities', 'In English mode the _en fields replace the Indonesian ones when present'],
  'languages.messages': ['1 Product', 'Every text is there in both languages'],
  'languages.time-zone': ['9 Constants', 'Default timezone: Asia/Jakarta'],
  'languages.dates': ['5 Validation', 'The displayed date is day/month/year, with the real month'],
} as const satisfies RulesOf<'languages'>
