/**
 * Environment variables of a site under test. A busy machine reaches limits of the product that a test is not about: here the CMS may take
 * longer than the 3 s that visitors wait for it. Tests of that limit set their own value.
 */
export const testSettings = { CMS_TIMEOUT: '60000', FREE_TIMES_TIMEOUT: '60000' } as const
