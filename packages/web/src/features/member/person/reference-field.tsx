import { Loading, SectionError, SelectField, Stack, Text } from '@hospital/ui'
import { useEffect, useRef } from 'react'
import type { ReactElement } from 'react'
import type { BoundField } from '../../../forms/use-field.ts'
import { useMessage } from '../../../i18n/use-message.ts'
import { usePublicData } from '../../../personal-data/use-personal-data.ts'
import { useRead } from '../../../personal-data/use-read.ts'
import { readReference } from './reference.ts'
import type { ReferenceName, ReferenceOption } from './reference.ts'

interface ReferenceFieldProps {
  readonly list: ReferenceName
  readonly field: BoundField
  readonly hint?: string | undefined
  readonly isRequired?: boolean | undefined
  /** Whether the choice can be taken back. Default: true. */
  readonly isClearable?: boolean | undefined
  readonly onChange?: ((code: string) => void) | undefined
  /** Those of the list that can be chosen. Default: all. */
  readonly choices?: ((options: readonly ReferenceOption[]) => readonly ReferenceOption[]) | undefined
}

/** A choice from a list of the member API. If the list cannot be loaded, the field says so and keeps its value. */
export const ReferenceField = ({
  list: name,
  field,
  hint,
  isRequired,
  isClearable = true,
  onChange,
  choices = (options) => options,
}: ReferenceFieldProps): ReactElement => {
  const message = useMessage()
  const list = useRead(usePublicData(), readReference(name))
  const { id, label, value } = field
  const isRetried = useRef(false)
  // What replaces the button that was pressed takes its focus.
  useEffect(() => {
    if (list.status === 'loading' || !isRetried.current) return
    isRetried.current = false
    document.getElementById(id)?.focus()
  }, [list.status, id])
  if (list.status === 'ready') {
    const options = choices(list.data)
    return (
      <SelectField
        {...field}
        hint={hint}
        options={options}
        onChange={onChange}
        // A value that the list lacks needs the empty choice: without it the first of the list would replace it.
        any={
          isClearable || options.every((option) => option.value !== value)
            ? message('web.registration.choose')
            : undefined
        }
        optional={isRequired !== true}
      />
    )
  }
  if (list.status === 'loading')
    return (
      <Stack gap="xs">
        <Text as="strong">{label}</Text>
        <Loading />
      </Stack>
    )
  const retry = () => {
    isRetried.current = true
    list.retry()
  }
  return (
    <div id={id} tabIndex={-1}>
      <SectionError
        title={message('web.registration.list.failed', { list: label })}
        message={message(isRequired ? 'web.registration.list.failedRequired' : 'web.registration.list.failedText')}
        onRetry={retry}
      />
    </div>
  )
}
