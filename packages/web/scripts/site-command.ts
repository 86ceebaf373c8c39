/**
 * The arguments of Node for the site. Without a limit V8 lets garbage wait: with all caches full the process held 641 MB, of which a third
 * was in use. The caches hold their bytes outside of this heap.
 */
export const siteCommand = ['--max-old-space-size=256', 'dist/server/main.js'] as const
