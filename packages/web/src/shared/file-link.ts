/**
 * The link to a file of a back end; undefined for an unsafe address: with another scheme than https, or with a user's name in it. On a page
 * without encryption, as in a demonstration, http is allowed too.
 */
export const fileLink = (address: string, pageProtocol: string): string | undefined => {
  if (!URL.canParse(address)) return undefined
  const { protocol, username, password, href } = new URL(address)
  const isSafe = protocol === 'https:' || (protocol === 'http:' && pageProtocol === 'http:')
  return isSafe && username === '' && password === '' ? href : undefined
}
