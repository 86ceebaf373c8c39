import { FilterBar, Stack, Text, TextField } from '@hospital/ui'
import type { ActiveFilter, RemovableFilter } from '@hospital/ui'
import type { ReactElement } from 'react'
import type { PersonalData } from '../../../personal-data/personal-data.ts'
import type { CompanyList, ListWords } from './company-list.ts'
import { searchTerm } from './list-texts.ts'
import { filteredView, isInUse, viewWithout, wholeView } from './list-view.ts'
import type { ListView } from './list-view.ts'
import type { SearchTerm } from './use-search-term.ts'

interface ListFilterBarProps<Row, Request, Choices> {
  readonly list: CompanyList<Row, Request, Choices>
  readonly personal: PersonalData
  readonly view: ListView
  readonly search: SearchTerm | undefined
  readonly choices: Choices | undefined
  readonly words: ListWords
  /** Says how many rows there are, that they are being read, or that the read failed. */
  readonly status: string
  readonly addressOf: (view: ListView) => string
}

/** The search and the filters of a list. The search term stays out of the address. */
export const ListFilterBar = <Row, Request, Choices>(
  props: ListFilterBarProps<Row, Request, Choices>,
): ReactElement => {
  const { list, view, search, words, status, addressOf } = props
  const { message } = words
  const { messages } = list
  const whole = addressOf(wholeView(view))
  return (
    <Stack gap="sm">
      <FilterBar
        action={whole}
        label={message(messages.filter)}
        status={status}
        active={chips(props)}
        clearHref={whole}
        onClear={search && (() => search.search(whole, ''))}
        onFilter={
          search &&
          ((form) => search.search(addressOf(filteredView(list, view, form, words)), searchTerm(form.get('cari'))))
        }
      >
        {/* Fields keep their values, so another choice in the address needs a new field. A text that is being typed stays. */}
        {search && messages.search && (
          <TextField
            key={`search ${search.term}`}
            name="cari"
            type="search"
            label={message(messages.search)}
            value={search.term}
          />
        )}
        <Fields {...props} />
      </FilterBar>
      <Notes {...props} />
    </Stack>
  )
}

const Fields = <Row, Request, Choices>({
  list,
  personal,
  view,
  choices,
  words,
}: ListFilterBarProps<Row, Request, Choices>): ReactElement => (
  <>
    {list.filters.map(({ names, Field }) => (
      <Field
        key={names.map((name) => `${name} ${view.filters[name]}`).join(' ')}
        personal={personal}
        filters={view.filters}
        choices={choices}
        words={words}
      />
    ))}
  </>
)

/** The notes of the filters in use. */
const Notes = <Row, Request, Choices>({
  list,
  view,
  words,
}: ListFilterBarProps<Row, Request, Choices>): ReactElement => (
  <>
    {list.filters.map(
      (filter) =>
        filter.note &&
        isInUse(view, filter) && (
          <Text key={filter.note} tone="muted">
            {words.message(filter.note)}
          </Text>
        ),
    )}
  </>
)

/** Chips of the search and the filters in use; each links to the list without it. */
const chips = <Row, Request, Choices>({
  list,
  view,
  search,
  words,
  addressOf,
}: ListFilterBarProps<Row, Request, Choices>): readonly (ActiveFilter | RemovableFilter)[] => [
  ...(search && search.term !== ''
    ? [
        {
          label: words.message('web.company.list.searched', { term: search.term }),
          onRemove: () => search.search(addressOf({ ...view, page: 1 }), ''),
        },
      ]
    : []),
  ...list.filters
    .filter((filter) => isInUse(view, filter))
    .map((filter) => ({ label: filter.word(view.filters, words), href: addressOf(viewWithout(view, filter)) })),
]
