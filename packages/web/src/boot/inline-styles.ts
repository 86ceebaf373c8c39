import { inlineStyleAttribute } from './document-ids.ts'

const linkTo = (href: string): HTMLLinkElement => {
  const link = document.createElement('link')
  link.rel = 'stylesheet'
  // A disabled link is not followed.
  link.disabled = true
  link.href = href
  return link
}

/** The bundler's loader fetches the style sheet of a part that it loads, unless the document links to it: what the document contains is not to be fetched again. */
export const markInlineStyles = (): void =>
  document
    .querySelectorAll(`style[${inlineStyleAttribute}]`)
    .forEach((style) => style.after(linkTo(style.getAttribute(inlineStyleAttribute) ?? '')))
