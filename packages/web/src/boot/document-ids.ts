/** The element that the site is rendered into. */
export const rootId = 'root'

/** The attribute of a style sheet in the document, with the address that it would come from. */
export const inlineStyleAttribute = 'data-href'

/** The element that holds the document's state as JSON; it is data, so no policy against scripts concerns it. */
export const documentStateId = 'document-state'
