/** Licences (SPDX) that parts of the site or the SDK may have. Each requires only that its text and its notice are included. */
export const allowedLicences: readonly string[] = [
  'MIT',
  'ISC',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'Apache-2.0',
  '0BSD',
  'CC0-1.0',
  'BlueOak-1.0.0',
  'Unlicense',
  'Zlib',
  'Python-2.0',
  'PSF-2.0',
  'MPL-2.0',
  // The licence of the font.
  'OFL-1.1',
  // The licence of browser data in build tools.
  'CC-BY-4.0',
]

/** Whether allowed licences alone satisfy an SPDX expression without nested parentheses, such as `(MIT AND Zlib)`. */
export const isAllowedLicence = (expression: string, allowed: readonly string[] = allowedLicences): boolean =>
  expression
    .replace(/^\((.*)\)$/, '$1')
    .split(' OR ')
    .some((choice) => choice.split(' AND ').every((licence) => allowed.includes(licence.trim())))
