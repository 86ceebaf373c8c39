/** An entry's id as a request names it: an id of Strapi 4 becomes a number, a document id of Strapi 5 stays a text. */
export const entryReference = (id: string): number | string => (/^\d+$/.test(id) ? Number(id) : id)
