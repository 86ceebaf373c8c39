/** The fixed token of the content API. */
export const cmsToken = 'contoh-token-cms'

/** Checks a bearer like the content API. An empty one counts as missing. */
export const judgeCmsToken = (bearer: string | undefined): 'known' | 'missing' | 'unknown' => {
  if (bearer === undefined || bearer === '') return 'missing'
  return bearer === cmsToken ? 'known' : 'unknown'
}
