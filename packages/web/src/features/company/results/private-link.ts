/**
 * The address of a private file as a link, or undefined for what must not become one: another scheme than https, or an address with
 * a user's name in it. On a page without encryption, as in a demonstration, the file may come without it too.
 */
export const privateLink = (address: string, pageProtocol: string): string | undefined => {
  if (!URL.canParse(address)) return undefined
  const { protocol, username, password, href } = new URL(address)
  const isSafe = protocol === 'https:' || (protocol === 'http:' && pageProtocol === 'http:')
  return isSafe && username === '' && password === '' ? href : undefined
}
