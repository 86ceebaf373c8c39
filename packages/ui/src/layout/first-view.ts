/**
 * The attribute of the root element by which a page says that it is the first of its document and shown from its
 * top. Only there may parts of it be laid out late: where somebody returns to the middle of a page, heights have to be true.
 */
export const firstViewAttribute = 'data-first-view'

/** The attribute of a part that is laid out now, though it may be laid out late. */
export const laidOutAttribute = 'data-laid-out'
