/** The widths of the pictures in a `PageOpening`, for the attribute `sizes`. */
export const openingSizes = {
  aside: '(min-width: 992px) 416px, (min-width: 768px) 256px, 100vw',
  portrait: '(min-width: 992px) 320px, (min-width: 768px) 192px, 104px',
} as const
