import { createContext, createElement, use } from 'react'
import type { AnchorHTMLAttributes, ComponentType, ReactElement, ReactNode, Ref } from 'react'

/** What a link component of an application has to accept: an anchor's own attributes. */
export type AnchorProps = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href' | 'style'> & {
  href: string
  ref?: Ref<HTMLAnchorElement> | undefined
}

const LinkContext = createContext<ComponentType<AnchorProps> | undefined>(undefined)

/**
 * Makes every link of the kit that stays on the site go through `component`, usually the link of
 * the application's router. Without it links are plain anchors.
 */
export function LinkProvider(props: { component: ComponentType<AnchorProps>; children: ReactNode }): ReactElement {
  return <LinkContext value={props.component}>{props.children}</LinkContext>
}

/** Whether an address stays on the site, so that a router may handle it: a path, not `//host`. */
export function isSameSite(href: string): boolean {
  return /^\/(?!\/)/.test(href)
}

/**
 * The bare anchor under everything that leads somewhere: Link, LinkButton and the cards. Same-site
 * paths go through the LinkProvider; other addresses, fragments, `tel:` and `mailto:` never do.
 */
export function Anchor(props: AnchorProps): ReactElement {
  const link = use(LinkContext)
  return createElement(link && isSameSite(props.href) ? link : 'a', props)
}
