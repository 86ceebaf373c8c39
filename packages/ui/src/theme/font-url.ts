import url from './generated/plus-jakarta-sans-core.woff2?url'

/** The URL of the body font in a Vite build, for a `preload` link in the head of a page. */
export const fontUrl: string = url
