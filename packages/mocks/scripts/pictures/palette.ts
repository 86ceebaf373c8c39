/** The colours of the pictures: dark teal, orange, and warm neutrals around them. */
export const palette = {
  ink: '#0b1f24',
  deep: '#083b3d',
  teal: '#005a5c',
  sea: '#1f7f7c',
  mist: '#9fd0ca',
  mint: '#d9ede8',
  foam: '#eef7f4',
  cream: '#fdf6ea',
  sand: '#f4e3c8',
  orange: '#f58220',
  amber: '#f9b572',
  clay: '#c4562b',
  blush: '#f6cdb8',
  rose: '#e58f7b',
  white: '#ffffff',
  grey: '#b9c7c8',
} as const

/** Skins, from light to dark. */
export const skins = ['#f3cfae', '#e8b98f', '#d9a273', '#c58a5c', '#a96f45'] as const
