/**
 * The address that opens WhatsApp with a text; the visitor chooses the receiver there. `words` must name no patient: the address passes
 * through other programs before the visitor sends anything.
 */
export const shareLink = (words: string): string => {
  const link = new URL('https://wa.me/')
  link.searchParams.set('text', words)
  return link.href
}
