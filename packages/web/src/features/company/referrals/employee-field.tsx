import { Button, InlineAlert, LocalizedText, Stack, Text, TextField } from '@hospital/ui'
import type { Localizable } from '@hospital/ui'
import { useEffect, useRef } from 'react'
import type { ReactElement } from 'react'
import type { StepForm } from '../../../forms/steps/use-step-form.ts'
import { useMessage } from '../../../i18n/use-message.ts'
import type { PersonalData } from '../../../personal-data/personal-data.ts'
import { useSearch } from '../../../personal-data/use-search.ts'
import type { Search as SearchState } from '../../../personal-data/use-search.ts'
import { leastLetters, readFoundEmployees } from './employee-search.ts'
import { employeeValues } from './found-employee.ts'
import type { FoundEmployee } from './found-employee.ts'
import type { ReferralField } from './use-referral-field.ts'

interface EmployeeFieldProps {
  readonly personal: PersonalData
  readonly form: Pick<StepForm<string>, 'values' | 'set'>
  readonly field: ReferralField
}

/** The injured employee, searched by name or number. What was found stays on the page: it is in no address of it. */
export const EmployeeField = ({ personal, form, field }: EmployeeFieldProps): ReactElement => {
  const { karyawan_id: id = '', karyawan = '', karyawan_data: detail = '' } = form.values
  // What is pressed here is replaced, and what replaces it takes the focus.
  const isPressed = useRef(false)
  const set = (changes: Readonly<Record<string, string>>) => {
    isPressed.current = true
    form.set(changes)
  }
  return id === '' ? (
    <Search
      personal={personal}
      field={field}
      takesFocus={isPressed}
      onChoose={(employee) => set(employeeValues(employee))}
    />
  ) : (
    <Chosen
      id={field('karyawan_id').id}
      error={field('karyawan_id').error}
      name={karyawan}
      detail={detail}
      takesFocus={isPressed}
      onChange={() => set(employeeValues(undefined))}
    />
  )
}

interface FocusProps {
  readonly takesFocus: { readonly current: boolean }
}

interface ChosenProps extends FocusProps {
  readonly id: string
  readonly error: Localizable | undefined
  readonly name: string
  readonly detail: string
  readonly onChange: () => void
}

const Chosen = ({ id, error, name, detail, takesFocus, onChange }: ChosenProps): ReactElement => {
  const message = useMessage()
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (takesFocus.current) button.current?.focus()
  }, [takesFocus])
  return (
    <Stack gap="xs" align="start">
      <Text as="strong">{message('web.company.referral.employee')}</Text>
      <span id={`${id}-name`}>{`${name} (${detail})`}</span>
      {error !== undefined && (
        <div id={`${id}-error`}>
          <InlineAlert tone="danger">
            <LocalizedText value={error} />
          </InlineAlert>
        </div>
      )}
      <Button
        ref={button}
        id={id}
        tone="secondary"
        aria-describedby={`${id}-name${error === undefined ? '' : ` ${id}-error`}`}
        onClick={onChange}
      >
        {message('web.company.referral.employee.change')}
      </Button>
    </Stack>
  )
}

interface SearchProps extends FocusProps {
  readonly personal: PersonalData
  readonly field: ReferralField
  readonly onChoose: (employee: FoundEmployee) => void
}

const Search = ({ personal, field, takesFocus, onChoose }: SearchProps): ReactElement => {
  const message = useMessage()
  const search = useSearch({ personal, least: leastLetters, read: readFoundEmployees })
  const { id, label, error } = field('karyawan_id')
  useEffect(() => {
    if (takesFocus.current) document.getElementById(id)?.focus()
  }, [takesFocus, id])
  const canGoOn = search.hasMore || search.state === 'failed'
  return (
    <Stack gap="sm">
      <TextField
        id={id}
        // It is no field of the request: the id of who is chosen is.
        name="cari_karyawan"
        label={label}
        hint={message('web.company.referral.employee.hint')}
        error={error}
        onChange={search.ask}
      />
      <div role="status">
        <Words {...search} />
      </div>
      {search.entries.length > 0 && (
        <Stack as="ul" gap="xs">
          {search.entries.map((employee) => (
            <li key={employee.id}>
              <Button tone="secondary" wide onClick={() => onChoose(employee)}>
                {`${employee.name} (${employee.detail})`}
              </Button>
            </li>
          ))}
        </Stack>
      )}
      {canGoOn && (
        <Button tone="quiet" onClick={search.goOn}>
          {message(
            search.state === 'failed' ? 'web.company.referral.employee.again' : 'web.company.referral.employee.more',
          )}
        </Button>
      )}
    </Stack>
  )
}

const Words = ({ state, total }: Pick<SearchState<FoundEmployee>, 'state' | 'total'>): ReactElement => {
  const message = useMessage()
  const words = {
    idle: message('web.company.referral.employee.least', { count: leastLetters }),
    loading: message('web.company.referral.employee.loading'),
    failed: message('web.company.referral.employee.failed'),
    ready:
      total > 0
        ? message('web.company.referral.employee.found', { count: total })
        : message('web.company.referral.employee.none'),
  }
  return <Text tone={state === 'failed' ? undefined : 'muted'}>{words[state]}</Text>
}
