/**
 * Raw colours of the three themes, independent of any styling library, so that a unit test can prove
 * their contrast. Names say what a colour is for, never what it looks like.
 */

/** Every colour a component may use. Backgrounds, then text, then lines, then states. */
export interface Palette {
  /** The page itself. */
  canvas: string
  /** Cards, fields, dialogs. */
  surface: string
  /** A sand-coloured band between sections. */
  sunken: string
  /** A band or chip with a light tint of the brand colour. */
  tint: string
  /** Filled buttons, the top bar. */
  brand: string
  /** The same on hover. */
  brandStrong: string
  /** The footer and the hero panel. */
  deep: string
  /** Orange: marks, stars, the emergency edge. Never text, never the only edge of a control. */
  accent: string
  /** A calm background for warnings and marks. */
  accentSoft: string
  /** Background of the emergency button. */
  emergency: string

  ink: string
  inkMuted: string
  inkBrand: string
  inkAccent: string
  /** Error text. */
  inkDanger: string
  inkOnBrand: string
  inkOnDeep: string
  inkOnDeepMuted: string
  inkOnAccent: string
  inkOnEmergency: string

  /** Edge of a control: 3:1 against its background. */
  edge: string
  /** Decorative line; carries no meaning. */
  hairline: string
  /** Outer and inner ring of focus; one of them shows on any background. */
  focusOuter: string
  focusInner: string
  /** Motif lines on light and on dark backgrounds; decoration only. */
  motif: string
  motifOnDeep: string
  /** Behind an open dialog. */
  backdrop: string
}

/** The default theme: warm paper, dark teal, a little orange. */
export const light: Palette = {
  canvas: '#fdfcf9',
  surface: '#ffffff',
  sunken: '#f5f1e8',
  tint: '#e8f2f1',
  brand: '#005a5c',
  brandStrong: '#00474a',
  deep: '#06363a',
  accent: '#f58220',
  accentSoft: '#fdeedd',
  emergency: '#8f1d14',
  ink: '#0b1f24',
  inkMuted: '#3d4f54',
  inkBrand: '#004f52',
  inkAccent: '#83300c',
  inkDanger: '#8f1d14',
  inkOnBrand: '#ffffff',
  inkOnDeep: '#ffffff',
  inkOnDeepMuted: '#c9e0dd',
  inkOnAccent: '#000e10',
  inkOnEmergency: '#ffffff',
  edge: '#66797d',
  hairline: '#dfe3dd',
  focusOuter: '#0b1f24',
  focusInner: '#ffd166',
  motif: '#e3dccb',
  motifOnDeep: '#0d4a4e',
  backdrop: 'rgb(3 24 27 / 0.62)',
}

/** The dark theme; chosen by the system's preference if no theme is set. */
export const dark: Palette = {
  canvas: '#081b1f',
  surface: '#0f282d',
  sunken: '#0b2126',
  tint: '#12363a',
  brand: '#8fdcd6',
  brandStrong: '#b4ebe6',
  deep: '#04282c',
  accent: '#f79a4b',
  accentSoft: '#3a2815',
  emergency: '#ffb4a6',
  ink: '#eff6f5',
  inkMuted: '#c2d2d2',
  inkBrand: '#9fe3dd',
  inkAccent: '#ffc999',
  inkDanger: '#ffb4a6',
  inkOnBrand: '#042022',
  inkOnDeep: '#ffffff',
  inkOnDeepMuted: '#c9e0dd',
  inkOnAccent: '#0d0700',
  inkOnEmergency: '#2b0400',
  edge: '#8ba3a6',
  hairline: '#23454a',
  focusOuter: '#ffffff',
  focusInner: '#0b1f24',
  motif: '#17383d',
  motifOnDeep: '#0d4044',
  backdrop: 'rgb(0 8 10 / 0.72)',
}

/** Black on white with plain edges; chosen if the system prefers more contrast. */
export const highContrast: Palette = {
  canvas: '#ffffff',
  surface: '#ffffff',
  sunken: '#ffffff',
  tint: '#ffffff',
  brand: '#003133',
  brandStrong: '#000000',
  deep: '#000000',
  accent: '#b34a00',
  accentSoft: '#ffffff',
  emergency: '#6b0f08',
  ink: '#000000',
  inkMuted: '#1b2427',
  inkBrand: '#003133',
  inkAccent: '#5c1f03',
  inkDanger: '#6b0f08',
  inkOnBrand: '#ffffff',
  inkOnDeep: '#ffffff',
  inkOnDeepMuted: '#ffffff',
  inkOnAccent: '#ffffff',
  inkOnEmergency: '#ffffff',
  edge: '#000000',
  hairline: '#000000',
  focusOuter: '#000000',
  focusInner: '#ffd166',
  motif: '#ffffff',
  motifOnDeep: '#000000',
  backdrop: 'rgb(0 0 0 / 0.8)',
}

/**
 * The system colours for forced-colours mode. Browsers apply these anyway; declaring them also covers
 * drawings, which browsers do not repaint, and keeps filled controls filled.
 */
export const system: Palette = {
  canvas: 'Canvas',
  surface: 'Canvas',
  sunken: 'Canvas',
  tint: 'Canvas',
  brand: 'CanvasText',
  brandStrong: 'CanvasText',
  deep: 'Canvas',
  accent: 'Highlight',
  accentSoft: 'Canvas',
  emergency: 'CanvasText',
  ink: 'CanvasText',
  inkMuted: 'CanvasText',
  inkBrand: 'LinkText',
  inkAccent: 'CanvasText',
  inkDanger: 'CanvasText',
  inkOnBrand: 'Canvas',
  inkOnDeep: 'CanvasText',
  inkOnDeepMuted: 'CanvasText',
  inkOnAccent: 'HighlightText',
  inkOnEmergency: 'Canvas',
  edge: 'CanvasText',
  hairline: 'CanvasText',
  focusOuter: 'Highlight',
  focusInner: 'Canvas',
  motif: 'CanvasText',
  motifOnDeep: 'CanvasText',
  backdrop: 'rgb(0 0 0 / 0.8)',
}

/** The themes by the value of `data-theme` that chooses them. */
export const palettes = { light, dark, 'high-contrast': highContrast } as const

/** A value of the `data-theme` attribute of `html`. */
export type ThemeName = keyof typeof palettes
