import type { MessageId } from '../../i18n/use-message.ts'

/** A kind of entry that the specification's search finds. */
export type GroupName = 'articles' | 'packages' | 'doctors' | 'events'

/** The four groups in display order, each with its heading and its message for no hits. */
export const groupWords: readonly { readonly name: GroupName; readonly label: MessageId; readonly none: MessageId }[] =
  [
    { name: 'articles', label: 'web.search.articles', none: 'web.search.articles.none' },
    { name: 'packages', label: 'web.search.packages', none: 'web.search.packages.none' },
    { name: 'doctors', label: 'web.search.doctors', none: 'web.search.doctors.none' },
    { name: 'events', label: 'web.search.events', none: 'web.search.events.none' },
  ]

/** The further groups, which are shown only if they have hits. */
export const otherGroups: readonly { readonly name: 'services' | 'hospitals' | 'pages'; readonly label: MessageId }[] =
  [
    { name: 'services', label: 'web.search.services' },
    { name: 'hospitals', label: 'web.search.hospitals' },
    { name: 'pages', label: 'web.search.pages' },
  ]
