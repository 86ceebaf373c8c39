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
  /** Whether the person can go back to no choice. Default: true. */
  readonly isClearable?: boolean | undefined
  readonly onChange?: ((code: string) => void) | undefined
  /** Picks the entries of the list that can be chosen. Default: all. */
  readonly choices?: ((options: readonly ReferenceOption[]) => readonly ReferenceOption[]) | undefined
}

/** Moves the focus from the pressed "try again" button to the field that replaces it. Returns the function to call on a press. */
const useFocusAfterRetry = (isLoading: boolean, id: string) => {
  const isRetried = useRef(false)
  useEffect(() => {
    if (isLoading || !isRetried.current) return
    isRetried.current = false
    document.getElementById(id)?.focus()
  }, [isLoading, id])
  return () => {
    isRetried.current = true
  }
}

/** A choice from a list of the member API. If the list cannot be loaded, the field says so and keeps its value. */
export const ReferenceField = (props: ReferenceFieldProps): ReactElement => {
  const { list: name, field, isRequired } = props
  const message = useMessage()
  const list = useRead(usePublicData(), readReference(name))
  const onRetry = useFocusAfterRetry(list.status === 'loading', field.id)
  if (list.status === 'ready') return <ListField {...props} listed={list.data} />
  if (list.status === 'loading')
    return (
      <Stack gap="xs">
        <Text as="strong">{field.label}</Text>
        <Loading />
      </Stack>
    )
  return (
    <div id={field.id} tabIndex={-1}>
      <SectionError
        title={message('web.registration.list.failed', { list: field.label })}
        message={message(isRequired ? 'web.registration.list.failedRequired' : 'web.registration.list.failedText')}
        onRetry={() => {
          onRetry()
          list.retry()
        }}
      />
    </div>
  )
}

interface ListFieldProps extends Omit<ReferenceFieldProps, 'list'> {
  readonly listed: readonly ReferenceOption[]
}

const ListField = ({
  listed,
  field,
  hint,
  isRequired,
  isClearable = true,
  onChange,
  choices = (options) => options,
}: ListFieldProps): ReactElement => {
  const message = useMessage()
  const options = choices(listed)
  // If the list lacks the current value, the field needs an empty choice: without it, the first entry would replace the value.
  const hasEmpty = isClearable || options.every((option) => option.value !== field.value)
  return (
    <SelectField
      {...field}
      hint={hint}
      options={options}
      onChange={onChange}
      any={hasEmpty ? message('web.registration.choose') : undefined}
      optional={isRequired !== true}
    />
  )
}
