/** The version of Strapi that a run tests: CMS_VERSION, 5 unless it is 4. */
export const version: 4 | 5 = process.env['CMS_VERSION'] === '4' ? 4 : 5
