import type { RulesOf } from './rule.ts'

/** Events and communities. */
export const eventRules = {
  'events.list': ['1 Product', 'Events and communities: those to come, and those past'],
  'events.page': ['3 Entities', 'Event: judul, event, tanggal and rumah_sakit'],
  'events.related-limit': ['9 Constants', 'Related events: 5'],
  'events.seo': ['3 Entities', "Event: the editors' seo is used"],
} as const satisfies RulesOf<'events'>
