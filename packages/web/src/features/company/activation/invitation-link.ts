/** The key of this tab's storage: a reload keeps the invitation, which is not in the address any more. It goes with the tab. */
export const invitationKey = 'invitation'

/**
 * The token in the fragment of an invitation's link; undefined if it is no such fragment, null for a link that was cut or changed on its
 * way: what no token can be is not sent. Contract: schema `InvitationToken`.
 */
export const tokenInFragment = (fragment: string): string | null | undefined => {
  const [found, token] = /^#?undangan=(.*)$/.exec(fragment) ?? []
  if (found === undefined) return undefined
  return token !== undefined && /^[\w-]{22,64}$/.test(token) ? token : null
}
