/**
 * The address of a file of a back end as a link, or undefined for what should not become one: another scheme than https, or one
 * with a user's name in it. On a page without encryption, as in a demonstration, the file may come without it too.
 */
export const fileLink = (address: string, pageProtocol: string): string | undefined => {
  if (!URL.canParse(address)) return undefined
  const { protocol, username, password, href } = new URL(address)
  const isSafe = protocol === 'https:' || (protocol === 'http:' && pageProtocol === 'http:')
  return isSafe && username === '' && password === '' ? href : undefined
}
