import { Button, InlineAlert, LocalizedText, Stack, Text, TextField } from '@hospital/ui'
import type { Localizable } from '@hospital/ui'
import { useEffect, useRef } from 'react'
import type { ReactElement } from 'react'
import type { PersonalData } from './personal-data.ts'
import type { Read } from './read.ts'
import { useSearch } from './use-search.ts'
import type { FoundPage, Search } from './use-search.ts'

interface SearchedChoiceProps<Entry> {
  readonly personal: PersonalData
  /** The field's id, label and problem. */
  readonly field: { readonly id: string; readonly label: string; readonly error: Localizable | undefined }
  /** The name of the search field, which is not part of the request. */
  readonly name: string
  readonly hint: string
  readonly optional?: boolean
  /** The fewest letters of a search, and the read of a page. */
  readonly least: number
  readonly read: (term: string, page: number) => Read<FoundPage<Entry>>
  readonly keyOf: (entry: Entry) => string
  readonly textOf: (entry: Entry) => string
  /** The messages of the search, by its state. A state without a message shows nothing. */
  readonly words: Readonly<Record<Search<Entry>['state'], (total: number) => string | undefined>>
  /** The labels of the buttons for more entries, and for a retry. Default: no button. */
  readonly goOn?: { readonly more: string; readonly again: string }
  /** The words of the chosen entry; undefined without one. */
  readonly chosen: string | undefined
  /** The label of the button that takes the choice back. */
  readonly change: string
  readonly onChoose: (entry: Entry) => void
  readonly onChange: () => void
}

/**
 * A choice with a search: shows the search, or the chosen entry with a button to choose again. The part that replaces a pressed button
 * takes the focus.
 */
export const SearchedChoice = <Entry,>(props: SearchedChoiceProps<Entry>): ReactElement => {
  const isPressed = useRef(false)
  const pressed = () => {
    isPressed.current = true
  }
  return props.chosen === undefined ? (
    <Choices {...props} takesFocus={isPressed} onPressed={pressed} />
  ) : (
    <Chosen {...props} takesFocus={isPressed} onPressed={pressed} />
  )
}

interface PartProps<Entry> extends SearchedChoiceProps<Entry> {
  readonly takesFocus: { readonly current: boolean }
  readonly onPressed: () => void
}

/** Focuses an element when it appears, if it replaces a pressed button. */
const useReplacement = (id: string, takesFocus: { readonly current: boolean }): void =>
  useEffect(() => {
    if (takesFocus.current) document.getElementById(id)?.focus()
  }, [id, takesFocus])

const Chosen = <Entry,>({
  field: { id, label, error },
  chosen,
  change,
  takesFocus,
  onPressed,
  onChange,
}: PartProps<Entry>): ReactElement => {
  useReplacement(id, takesFocus)
  return (
    <Stack gap="xs" align="start">
      <Text as="strong">{label}</Text>
      <span id={`${id}-name`}>{chosen}</span>
      {error !== undefined && (
        <div id={`${id}-error`}>
          <InlineAlert tone="danger">
            <LocalizedText value={error} />
          </InlineAlert>
        </div>
      )}
      <Button
        id={id}
        tone="secondary"
        aria-describedby={`${id}-name${error === undefined ? '' : ` ${id}-error`}`}
        onClick={() => {
          onPressed()
          onChange()
        }}
      >
        {change}
      </Button>
    </Stack>
  )
}

const Choices = <Entry,>(props: PartProps<Entry>): ReactElement => {
  const { personal, field, name, hint, optional, least, read, words, goOn, takesFocus } = props
  useReplacement(field.id, takesFocus)
  const search = useSearch({ personal, least, read })
  const { state, entries, total, hasMore } = search
  const said = words[state](total)
  return (
    <Stack gap="sm">
      <TextField
        id={field.id}
        name={name}
        label={field.label}
        hint={hint}
        error={field.error}
        optional={optional}
        onChange={search.ask}
      />
      <div role="status">
        {said !== undefined && <Text tone={state === 'failed' ? undefined : 'muted'}>{said}</Text>}
      </div>
      {entries.length > 0 && <FoundEntries {...props} entries={entries} />}
      {goOn && (hasMore || state === 'failed') && (
        <Button tone="quiet" onClick={search.goOn}>
          {state === 'failed' ? goOn.again : goOn.more}
        </Button>
      )}
    </Stack>
  )
}

interface FoundEntriesProps<Entry> extends Pick<PartProps<Entry>, 'keyOf' | 'textOf' | 'onPressed' | 'onChoose'> {
  readonly entries: readonly Entry[]
}

const FoundEntries = <Entry,>({
  entries,
  keyOf,
  textOf,
  onPressed,
  onChoose,
}: FoundEntriesProps<Entry>): ReactElement => (
  <Stack as="ul" gap="xs">
    {entries.map((entry) => (
      <li key={keyOf(entry)}>
        <Button
          tone="secondary"
          wide
          onClick={() => {
            onPressed()
            onChoose(entry)
          }}
        >
          {textOf(entry)}
        </Button>
      </li>
    ))}
  </Stack>
)
