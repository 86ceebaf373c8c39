import type { FieldProps } from '../field/field.tsx'

/** Props of the calendar. Dates are `YYYY-MM-DD`. */
export interface CalendarProps extends Omit<FieldProps, 'optional'> {
  /** The name it is sent under. */
  name: string
  value?: string | undefined
  onChange?: ((date: string) => void) | undefined
  /** First and last selectable day. */
  least?: string | undefined
  most?: string | undefined
  /** Days between them that are not selectable, such as those without a practice. Name them in the hint. */
  isUnavailable?: ((date: string) => boolean) | undefined
}
