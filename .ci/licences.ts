/** Licences (SPDX) of what may be part of the site or the SDK. None asks for more than its text and its notice. */
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
  // The font.
  'OFL-1.1',
  // Data about browsers, of build tools.
  'CC-BY-4.0',
]

/** Whether an SPDX expression without nested parentheses, such as `(MIT AND Zlib)`, can be met by allowed licences alone. */
export const isAllowedLicence = (expression: string, allowed: readonly string[] = allowedLicences): boolean =>
  expression
    .replace(/^\((.*)\)$/, '$1')
    .split(' OR ')
    .some((choice) => choice.split(' AND ').every((licence) => allowed.includes(licence.trim())))
