import type { Palette } from './palette.ts'

type Colour = keyof Palette

/** A foreground, its allowed backgrounds, and the minimum contrast ratio (WCAG 2.2, level AAA for text). */
export interface ContrastRule {
  on: readonly Colour[]
  foreground: Colour
  least: number
}

const grounds = ['canvas', 'surface', 'sunken', 'tint'] as const

/** Every pair that a component may use. A pair that is not here is not allowed. */
export const contrastRules: readonly ContrastRule[] = [
  { foreground: 'ink', on: [...grounds, 'accentSoft'], least: 7 },
  { foreground: 'inkMuted', on: [...grounds, 'accentSoft'], least: 7 },
  { foreground: 'inkBrand', on: grounds, least: 7 },
  { foreground: 'inkAccent', on: [...grounds, 'accentSoft'], least: 7 },
  { foreground: 'inkDanger', on: [...grounds, 'accentSoft'], least: 7 },
  { foreground: 'inkOnBrand', on: ['brand', 'brandStrong'], least: 7 },
  { foreground: 'inkOnDeep', on: ['deep'], least: 7 },
  { foreground: 'inkOnDeepMuted', on: ['deep'], least: 7 },
  { foreground: 'inkOnAccent', on: ['accent'], least: 4.5 },
  { foreground: 'inkOnEmergency', on: ['emergency'], least: 7 },
  { foreground: 'edge', on: [...grounds, 'accentSoft'], least: 3 },
  { foreground: 'brand', on: grounds, least: 3 },
  { foreground: 'emergency', on: grounds, least: 3 },
]

/** WCAG contrast ratio of two `#rrggbb` colours, from 1 to 21. Throws on any other notation. */
export const contrastRatio = (one: string, other: string): number => {
  const [low, high] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return ((high ?? 0) + 0.05) / ((low ?? 0) + 0.05)
}

const luminance = (colour: string): number => {
  const digits = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i.exec(colour)
  if (!digits) throw new Error(`Not a #rrggbb colour: ${colour}`)
  const [red = 0, green = 0, blue = 0] = digits.slice(1).map((part) => linear(Number.parseInt(part, 16) / 255))
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

const linear = (channel: number): number => (channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4)
