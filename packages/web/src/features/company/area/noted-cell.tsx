import { Stack, Text } from '@hospital/ui'
import type { ReactElement, ReactNode } from 'react'

interface NotedCellProps {
  /** The note, in small letters below the cell's value. */
  readonly note: string | null | undefined
  /** Default: the cell's width. */
  readonly align?: 'start'
  readonly children: ReactNode
}

/** A cell of a list with a note. */
export const NotedCell = ({ note, align, children }: NotedCellProps): ReactElement => (
  <Stack gap="xxs" align={align}>
    {children}
    {note && (
      <Text as="span" size="caption" tone="muted">
        {note}
      </Text>
    )}
  </Stack>
)
