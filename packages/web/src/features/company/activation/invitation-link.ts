/** The key of this tab's storage: a reload keeps the invitation, which is not in the address any more. It goes with the tab. */
export const invitationKey = 'invitation'

/**
 * The token in the fragment of an invitation's link; undefined if there is none. What no token can be is left out, so that it is not sent.
 * Contract: schema `InvitationToken`.
 */
export const tokenInFragment = (fragment: string): string | undefined =>
  /^#?undangan=([\w-]{22,64})$/.exec(fragment)?.[1]
