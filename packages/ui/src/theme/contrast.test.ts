import { describe, expect, test } from 'vitest'
import { contrastRatio, contrastRules } from './contrast.ts'
import { palettes } from './palette.ts'

const cases = Object.entries(palettes).flatMap(([theme, palette]) =>
  contrastRules.flatMap(({ foreground, on, least }) =>
    on.map((ground) => ({
      theme,
      foreground,
      ground,
      least,
      ratio: contrastRatio(palette[foreground], palette[ground]),
    })),
  ),
)

test('the ratio agrees with the two ends of the WCAG scale', () => {
  expect(contrastRatio('#000000', '#ffffff')).toBeCloseTo(21)
  expect(contrastRatio('#777777', '#777777')).toBe(1)
})

test.each(cases)('$theme: $foreground on $ground is at least $least:1', ({ ratio, least }) => {
  expect(ratio).toBeGreaterThanOrEqual(least)
})

describe('the focus ring', () => {
  const grounds = ['canvas', 'surface', 'sunken', 'tint', 'brand', 'deep', 'emergency', 'accentSoft'] as const
  const rings = Object.entries(palettes).flatMap(([theme, palette]) =>
    grounds.map((ground) => ({ theme, palette, ground })),
  )

  test.each(rings)('$theme: one of its two rings contrasts with $ground', ({ palette, ground }) => {
    const best = Math.max(
      contrastRatio(palette.focusOuter, palette[ground]),
      contrastRatio(palette.focusInner, palette[ground]),
    )
    expect(best).toBeGreaterThanOrEqual(3)
  })

  test.each(Object.entries(palettes))('%s: its two rings differ from each other', (_, palette) => {
    expect(contrastRatio(palette.focusOuter, palette.focusInner)).toBeGreaterThanOrEqual(3)
  })
})

test('the light theme never uses orange for small text on white', () => {
  expect(contrastRatio(palettes.light.accent, palettes.light.surface)).toBeLessThan(3)
  expect(contrastRules.some((rule) => rule.foreground === 'accent')).toBe(false)
})
