/** A base for parsing paths: `.invalid` can never be a real host (RFC 2606). */
const base = 'http://same-site.invalid'

/**
 * A path of this site with its query and fragment, safe in a `Location` header or a link back. Everything that a browser could read as
 * another host (`//host`, `/\host`, `/.//host`, control characters, a scheme) becomes a path here or `/`.
 */
export const localPath = (target: string): string => {
  // Browsers drop tabs and line breaks inside addresses and read a backslash as a slash.
  // oxlint-disable-next-line no-control-regex
  if (!target.startsWith('/') || /[\u0000-\u0020\u007f\\]/.test(target) || !URL.canParse(target, base)) return '/'
  const { origin, pathname, search, hash } = new URL(target, base)
  if (origin !== base) return '/'
  // Resolving `/.//host` leaves `//host`, so slashes are folded after it.
  return `${pathname.replace(/\/{2,}/g, '/')}${search}${hash}`
}
