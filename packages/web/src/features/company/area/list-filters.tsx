import { SelectField } from '@hospital/ui'
import type { MessageId } from '../../../i18n/use-message.ts'
import { CompanyField } from './company-field.tsx'
import type { ListFilter, ListWords } from './company-list.ts'
import { companyParameter } from './list-view.ts'
import type { ListContext } from './list-view.ts'
import { pathId } from './path-id.ts'
import { selectOptions } from './select-options.ts'

/** The options of every filter with one field. */
interface FieldOptions extends Pick<ListFilter<never, never>, 'note' | 'noneFoundText' | 'ofCompany'> {
  /** The parameter in the address, and the name of the field. */
  readonly name: string
  readonly label: MessageId
  /** The empty choice. */
  readonly any: MessageId
}

/** A select with computed choices. */
interface SelectOptions<Request, Choices> extends FieldOptions {
  readonly isValid: (text: string, context: ListContext) => boolean
  readonly options: (words: ListWords, choices: Choices | undefined) => readonly string[]
  /** The word for a choice. */
  readonly word: (value: string, words: ListWords) => string
  readonly request: (value: string, context: ListContext) => Partial<Request> | undefined
}

/** A filter by a select with computed choices. */
export const selectFilter = <Request, Choices>({
  name,
  label,
  any,
  isValid,
  options,
  word,
  request,
  ...rest
}: SelectOptions<Request, Choices>): ListFilter<Request, Choices> => ({
  ...rest,
  names: [name],
  parse: ({ [name]: text }, context) => (text !== undefined && isValid(text, context) ? { [name]: text } : {}),
  request: ({ [name]: value = '' }, context) => request(value, context),
  word: ({ [name]: value = '' }, words) => word(value, words),
  Field: ({ filters: { [name]: chosen }, choices, words }) => (
    <SelectField
      name={name}
      label={words.message(label)}
      any={words.message(any)}
      value={chosen}
      options={selectOptions(options(words, choices), chosen, (value) => word(value, words))}
    />
  ),
})

interface ChoiceOptions<Value extends string, Request> extends FieldOptions {
  /** The words for the contract's values, in the order of the choices. */
  readonly words: Readonly<Record<Value, MessageId>>
  readonly request: (value: Value) => Partial<Request>
}

/** A filter by a value that the contract knows. */
export const choiceFilter = <Value extends string, Request, Choices>({
  words: names,
  request,
  ...field
}: ChoiceOptions<Value, Request>): ListFilter<Request, Choices> => {
  const isValue = (text: string): text is Value => Object.hasOwn(names, text)
  return selectFilter({
    ...field,
    isValid: isValue,
    options: () => Object.keys(names),
    word: (value, { message }) => (isValue(value) ? message(names[value]) : value),
    request: (value) => (isValue(value) ? request(value) : undefined),
  })
}

interface PlaceOptions<Request, Choices> extends FieldOptions {
  /** The choices among those that the back end names. */
  readonly choices: (choices: Choices) => readonly string[]
  readonly request: (place: string) => Partial<Request>
}

/** A filter by a site or a department of a company, which the back end names. */
export const placeFilter = <Request, Choices>({
  choices: placesOf,
  ...field
}: PlaceOptions<Request, Choices>): ListFilter<Request, Choices> =>
  selectFilter({
    ...field,
    ofCompany: true,
    isValid: () => true,
    options: (_words, choices) => (choices === undefined ? [] : placesOf(choices)),
    word: (place) => place,
  })

interface CompanyOptions<Request> {
  readonly request: (company: number) => Partial<Request>
  /** Default: "Perusahaan". */
  readonly label?: MessageId
  /** Default: all companies. */
  readonly any?: MessageId
}

/** A filter by company. Only administrators have it: other users always see their own company. */
export const companyFilter = <Request, Choices>({
  request,
  label = 'web.company.choice',
  any = 'web.company.choice.all',
}: CompanyOptions<Request>): ListFilter<Request, Choices> => ({
  names: [companyParameter],
  parse: ({ [companyParameter]: text }, { isAdmin }) =>
    text !== undefined && isAdmin && pathId(text) !== undefined ? { [companyParameter]: text } : {},
  request: ({ [companyParameter]: company }) => request(Number(company)),
  word: (_filters, { company }) => company ?? '',
  Field: ({ personal, filters: { [companyParameter]: company }, words: { isAdmin } }) =>
    isAdmin ? <CompanyField personal={personal} label={label} any={any} value={pathId(company)} /> : null,
})
