import { useId } from 'react'
import type { ReactElement } from 'react'
import { ComboBox } from 'react-aria-components/ComboBox'
import { Input } from 'react-aria-components/Input'
import { Label } from 'react-aria-components/Label'
import { ListBox, ListBoxItem } from 'react-aria-components/ListBox'
import { Popover } from 'react-aria-components/Popover'
import { Text } from 'react-aria-components/Text'
import { AriaLocale } from '../aria/aria-locale.tsx'
import * as field from '../field/field.css.ts'
import { describedBy, FieldNotes, OptionalMark } from '../field/field.tsx'
import type { FieldProps } from '../field/field.tsx'
import { TextField } from '../field/text-field.tsx'
import { useHydrated } from '../lib/use-hydrated.ts'
import { useMessage } from '../messages/use-message.ts'
import * as styles from './combobox.css.ts'
import { useSuggestions } from './use-suggestions.ts'
import type { Search, Suggestion, Suggestions } from './use-suggestions.ts'

/** Props of {@link Combobox}. */
export interface ComboboxProps extends FieldProps {
  /** The field name; its value is the id of the choice, or without script the typed text. */
  name: string
  search: Search
  /** Letters typed before the first search. Default: three. */
  least?: number | undefined
  /** The initial choice. */
  value?: Suggestion | undefined
  onChange?: ((choice: Suggestion | undefined) => void) | undefined
}

/** A choice from a list so long that it must be searched, such as a village. A plain text field until script runs. */
export const Combobox = (props: ComboboxProps): ReactElement => {
  const { label, hint, error, optional, id, name, value } = props
  const hydrated = useHydrated()
  if (!hydrated)
    return (
      <TextField label={label} hint={hint} error={error} optional={optional} id={id} name={name} value={value?.label} />
    )
  return (
    <AriaLocale>
      <Live {...props} />
    </AriaLocale>
  )
}

const Live = ({
  label,
  hint,
  error,
  optional,
  id: given,
  name,
  search,
  least = 3,
  value,
  onChange,
}: ComboboxProps): ReactElement => {
  const own = useId()
  const id = given ?? own
  const notes = describedBy(id, hint, error)
  const found = useSuggestions(search, least)
  const items = found.items.length === 0 && value && found.state === 'idle' ? [value] : found.items
  return (
    <ComboBox
      id={id}
      name={name}
      className={field.root}
      items={items}
      defaultSelectedKey={value?.id ?? null}
      defaultInputValue={value?.label ?? ''}
      onInputChange={found.ask}
      onSelectionChange={(key) => onChange?.(items.find((item) => item.id === key))}
      isInvalid={Boolean(error)}
      {...(notes ? { 'aria-describedby': notes } : {})}
      allowsEmptyCollection
      menuTrigger="input"
    >
      <Label className={field.label}>
        <span>{label}</span>
        {optional && <OptionalMark />}
      </Label>
      <FieldNotes id={id} hint={hint} error={error} />
      <Input className={field.control} autoComplete="off" />
      {/* As wide as the field, even if that fills the window: with a margin to its edges it would scroll the page sideways. */}
      <Popover className={styles.popover} offset={4} containerPadding={0}>
        <ListBox className={styles.list} renderEmptyState={() => <Nothing found={found} least={least} />}>
          {(item: Suggestion) => (
            <ListBoxItem id={item.id} textValue={item.label} className={styles.item}>
              <Text slot="label">{item.label}</Text>
              {item.detail && (
                <Text slot="description" className={styles.detail}>
                  {item.detail}
                </Text>
              )}
            </ListBoxItem>
          )}
        </ListBox>
      </Popover>
    </ComboBox>
  )
}

const Nothing = ({ found, least }: { found: Suggestions; least: number }): ReactElement => {
  const message = useMessage()
  const words = {
    idle: message('ui.combobox.least', { count: least }),
    loading: message('ui.loading'),
    ready: message('ui.combobox.none'),
    failed: message('ui.combobox.failed'),
  }
  return <p className={styles.nothing}>{words[found.state]}</p>
}
