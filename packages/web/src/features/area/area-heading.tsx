import { Heading, Stack, Text } from '@hospital/ui'
import type { ReactElement } from 'react'

interface AreaHeadingProps {
  readonly title: string
  readonly intro?: string | undefined
}

/** The heading of a page of an area. */
export const AreaHeading = ({ title, intro }: AreaHeadingProps): ReactElement => (
  <Stack gap="xs">
    <Heading level={1} size={2}>
      {title}
    </Heading>
    {intro && <Text tone="muted">{intro}</Text>}
  </Stack>
)
