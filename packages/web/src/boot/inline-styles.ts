import { inlineStyleAttribute } from './document-ids.ts'

/** The bundler's loader fetches the style sheet of a part that it loads, unless the document links to it: what the document contains is not to be fetched again. */
export const markInlineStyles = (): void =>
  document.querySelectorAll(`style[${inlineStyleAttribute}]`).forEach((style) => {
    const href = style.getAttribute(inlineStyleAttribute) ?? ''
    // A disabled link is not followed.
    style.after(Object.assign(document.createElement('link'), { rel: 'stylesheet', disabled: true, href }))
  })
