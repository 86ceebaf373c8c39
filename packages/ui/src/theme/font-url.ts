import url from '@fontsource-variable/plus-jakarta-sans/files/plus-jakarta-sans-latin-wght-normal.woff2?url'

/** The address of the body font in a Vite build, for a `preload` link in the head of a page. */
export const fontUrl: string = url
