/** Whether the site is reached by https. Its cookies are then Secure. A file of its own: every page imports it, and no code of sessions. */
export const isSecure = (): boolean => window.location.protocol === 'https:'
