import { createContext, createElement, use } from 'react'
import type { AnchorHTMLAttributes, ComponentType, ReactElement, ReactNode, Ref } from 'react'

/** The props that an application's link component must accept: an anchor's attributes. */
export type AnchorProps = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href' | 'style'> & {
  href: string
  ref?: Ref<HTMLAnchorElement> | undefined
}

const LinkContext = createContext<ComponentType<AnchorProps> | undefined>(undefined)

/**
 * Renders every same-site link of the kit with `component`, usually the link of
 * the application's router. Without it links are plain anchors.
 */
export const LinkProvider = (props: { component: ComponentType<AnchorProps>; children: ReactNode }): ReactElement => (
  <LinkContext value={props.component}>{props.children}</LinkContext>
)

/** Whether an address is same-site, so that a router can handle it: a path, not `//host`. */
export const isSameSite = (href: string): boolean => /^\/(?!\/)/.test(href)

/**
 * The unstyled anchor below all links: Link, LinkButton and the cards. Same-site
 * paths use the LinkProvider; other addresses, fragments, `tel:` and `mailto:` never do.
 */
export const Anchor = (props: AnchorProps): ReactElement => {
  const link = use(LinkContext)
  return createElement(link && isSameSite(props.href) ? link : 'a', props)
}
