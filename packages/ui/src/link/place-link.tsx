import { use } from 'react'
import type { ReactElement } from 'react'
import type { AnchorProps } from './link-context.tsx'
import { Anchor } from './link-context.tsx'
import { placeOf, Places } from './places.ts'

/** An anchor of a menu, which says whether it leads to the page that is shown, or to one above it. */
export const PlaceLink = (props: AnchorProps): ReactElement => (
  <Anchor {...props} aria-current={placeOf(props.href, use(Places)) ?? props['aria-current']} />
)
