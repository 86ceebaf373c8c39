import { EmptyState, Section, SectionError } from '@hospital/ui'
import type { SectionProps } from '@hospital/ui'
import type { ReactElement, ReactNode } from 'react'
import type { Part } from './loading/part.ts'
import { useAddress } from './use-address.ts'

/** Props of {@link PartSection}. */
export interface PartSectionProps<Item> extends Pick<SectionProps, 'heading' | 'subtitle' | 'tone' | 'action' | 'id'> {
  readonly part: Part<readonly Item[]>
  /** The text for an empty list. Without a text, an empty section is left out. */
  readonly empty?: string | undefined
  readonly children: (items: readonly Item[]) => ReactNode
}

/** To load the part again, its page is loaded again. */
const FailedPart = (): ReactElement => <SectionError retryHref={useAddress()} />

/** A section of a page whose list may be present, empty, or failed by itself. */
export const PartSection = <Item,>({
  part,
  empty,
  children,
  ...section
}: PartSectionProps<Item>): ReactElement | null => {
  if (part.ok && part.value.length === 0 && empty === undefined) return null
  const content = () => {
    if (!part.ok) return <FailedPart />
    return part.value.length > 0 ? children(part.value) : <EmptyState title={empty ?? ''} />
  }
  return (
    <Section {...section} belowFold>
      {content()}
    </Section>
  )
}
