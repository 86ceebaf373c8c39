import { Heading, Stack } from '@hospital/ui'
import { useId } from 'react'
import type { ReactElement, ReactNode } from 'react'
import { useMessage } from '../../../i18n/use-message.ts'
import type { MessageId } from '../../../i18n/use-message.ts'

interface HomeSectionProps {
  readonly title: MessageId
  /** The numbers in the title. */
  readonly values?: Readonly<Record<string, number>>
  readonly children: ReactNode
}

/** A part of the home of members, named by its heading. */
export const HomeSection = ({ title, values, children }: HomeSectionProps): ReactElement => {
  const message = useMessage()
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <Stack gap="sm">
        <Heading level={2} size={3} id={id}>
          {message(title, values)}
        </Heading>
        {children}
      </Stack>
    </section>
  )
}
