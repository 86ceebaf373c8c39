/**
 * The arguments of Node for the site. Without a limit V8 collects garbage late: with all caches full the process held 641 MB, of which a
 * third was in use. The caches hold their bytes outside this heap. The space for new objects is at most 48 MB: without a limit it grew to
 * 134 MB, and 200 searches for different words left 301 MB instead of 222, of which their documents are 13.
 */
export const siteCommand = ['--max-old-space-size=256', '--max-semi-space-size=16', 'dist/server/main.js'] as const
