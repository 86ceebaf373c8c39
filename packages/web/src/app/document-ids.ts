/** The element that the site is rendered into. */
export const rootId = 'root'

/** The element that holds the document's state as JSON; it is data, so no policy against scripts concerns it. */
export const documentStateId = 'document-state'
