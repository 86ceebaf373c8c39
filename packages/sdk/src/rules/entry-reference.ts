/** An entry's id as a request names it: a number of Strapi 4 as such, the name of a document of Strapi 5 as it is. */
export const entryReference = (id: string): number | string => (/^\d+$/.test(id) ? Number(id) : id)
