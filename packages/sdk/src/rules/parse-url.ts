/** A URL, or undefined if the text is none. The URL of React Native and of its usual polyfill lacks `URL.canParse`. */
export const parseUrl = (text: string, base?: string | URL): URL | undefined => {
  try {
    return new URL(text, base)
  } catch {
    return undefined
  }
}
