/**
 * The arguments of Node for the site. Without a limit V8 lets garbage wait: with all caches full the process held 641 MB, of which a third
 * was in use. The caches hold their bytes outside of this heap. The part of new objects is at most 48 MB: it grew to 134, and 200 searches
 * for different words left 301 MB instead of 222, of which their documents are 13.
 */
export const siteCommand = ['--max-old-space-size=256', '--max-semi-space-size=16', 'dist/server/main.js'] as const
