import { Fact, Link, LocalizedText } from '@hospital/ui'
import type { FactProps, LinkItem } from '@hospital/ui'
import type { ReactElement } from 'react'

/** A fact that links to a page, such as the hospital of an article. */
export const LinkFact = ({ icon, label, href }: LinkItem & Pick<FactProps, 'icon'>): ReactElement => (
  <Fact icon={icon}>
    <Link href={href}>
      <LocalizedText value={label} />
    </Link>
  </Fact>
)
