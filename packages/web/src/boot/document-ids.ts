/** The element that the site is rendered into. */
export const rootId = 'root'

/** The attribute of an inline style sheet with the address of its file. */
export const inlineStyleAttribute = 'data-href'

/** The element with the document's state as JSON. JSON is data, so script policies do not apply to it. */
export const documentStateId = 'document-state'
