/**
 * The key of this tab's storage. It keeps the invitation over a reload, since the address no longer has it. The storage ends with the tab.
 */
export const invitationKey = 'invitation'

/**
 * The token in the fragment of an invitation's link. Undefined for any other fragment; null for a link that was cut or changed on its way,
 * since the page never sends a text that cannot be a token. Contract: schema `InvitationToken`.
 */
export const tokenInFragment = (fragment: string): string | null | undefined => {
  const [found, token] = /^#?undangan=(.*)$/.exec(fragment) ?? []
  if (found === undefined) return undefined
  return token !== undefined && /^[\w-]{22,64}$/.test(token) ? token : null
}
