import { Checkbox, Fieldset, Grid } from '@hospital/ui'
import type { ReactElement } from 'react'
import type { FormValues } from './submission.ts'
import type { BoundField } from './use-field.ts'

/** The name of an entry's box: drafts and checks have one value for each name. */
const boxName = (list: string, value: string): string => `${list}-${value}`

/** The entries of a list whose boxes are ticked. `entries`: all entries, in their order. */
export const tickedIn = (list: string, entries: readonly string[], typed: FormValues): readonly string[] =>
  entries.filter((entry) => typed[boxName(list, entry)])

interface BoxListProps {
  readonly field: BoundField
  readonly options: readonly { readonly value: string; readonly label: string }[]
  readonly ticked: readonly string[]
  readonly hint?: string
  /** Whether the boxes are in columns. Default: one below the other. */
  readonly hasColumns?: boolean
}

/** A list of checkboxes. */
export const BoxList = ({
  field: { id, name, label, error },
  options,
  ticked,
  hint,
  hasColumns = false,
}: BoxListProps): ReactElement => {
  const boxes = options.map(({ value, label: text }, index) => (
    <Checkbox
      key={value}
      // The summary's link for the question leads to its first answer.
      id={index === 0 ? id : `${id}-${value}`}
      name={boxName(name, value)}
      label={text}
      checked={ticked.includes(value)}
    />
  ))
  return (
    <Fieldset id={`${id}-group`} label={label} hint={hint} error={error}>
      {hasColumns ? (
        <Grid columns="narrow" gap="xs">
          {boxes}
        </Grid>
      ) : (
        <div>{boxes}</div>
      )}
    </Fieldset>
  )
}
