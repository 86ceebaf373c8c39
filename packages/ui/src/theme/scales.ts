/** System fonts that replace the body font while it loads, by platform. */
export const standIns = {
  computers: 'Plus Jakarta Sans Arial',
  phones: 'Plus Jakarta Sans Roboto',
  others: 'Plus Jakarta Sans Open',
} as const

/** Scales that do not change with the theme. Lengths in rem, so that they follow the reader's font size. */
export const scales = {
  space: {
    none: '0',
    xxs: '0.25rem',
    xs: '0.5rem',
    sm: '0.75rem',
    md: '1rem',
    lg: '1.5rem',
    xl: '2rem',
    xxl: '3rem',
    xxxl: '4rem',
    /** Between sections of a page; grows with the window. */
    section: 'clamp(1.75rem, 0.2rem + 7vw, 6rem)',
    /** From the edge of the window to the content. */
    gutter: 'clamp(1rem, 0.4rem + 2.5vw, 2rem)',
  },
  radius: { sm: '0.5rem', md: '0.875rem', lg: '1.25rem', xl: '1.75rem', round: '999px' },
  shadow: {
    none: 'none',
    card: '0 1px 2px rgb(6 54 58 / 0.05), 0 6px 20px -8px rgb(6 54 58 / 0.12)',
    raised: '0 2px 4px rgb(6 54 58 / 0.06), 0 18px 40px -14px rgb(6 54 58 / 0.24)',
    overlay: '0 30px 80px -20px rgb(3 24 27 / 0.45)',
  },
  motion: {
    quick: '140ms cubic-bezier(0.2, 0, 0.2, 1)',
    calm: '280ms cubic-bezier(0.2, 0, 0, 1)',
  },
  layer: { raised: '1', sticky: '20', bottom: '25', skip: '40' },
  font: {
    body: [
      "'Plus Jakarta Sans Variable'",
      ...Object.values(standIns).map((name) => `'${name}'`),
      'system-ui',
      'sans-serif',
    ].join(', '),
  },
  size: {
    caption: '0.875rem',
    body: '1rem',
    lead: 'clamp(1.0625rem, 1rem + 0.3vw, 1.1875rem)',
    h4: '1.125rem',
    h3: 'clamp(1.1875rem, 1.1rem + 0.4vw, 1.375rem)',
    h2: 'clamp(1.5625rem, 1.3rem + 1.2vw, 2.25rem)',
    h1: 'clamp(2rem, 1.5rem + 2.3vw, 3.25rem)',
  },
  weight: { regular: '400', medium: '500', semibold: '600', bold: '700' },
  leading: { tight: '1.15', snug: '1.35', normal: '1.6' },
  /** Minimum target size; the larger one for emergency and bottom navigation. */
  target: { normal: '2.75rem', large: '3rem' },
} as const
