import { Button, InlineAlert, LocalizedText, Stack, Text, TextField } from '@hospital/ui'
import type { Localizable } from '@hospital/ui'
import { useEffect, useRef } from 'react'
import type { ReactElement } from 'react'
import type { StepForm } from '../../../forms/steps/use-step-form.ts'
import { useMessage } from '../../../i18n/use-message.ts'
import { usePublicData } from '../../../personal-data/use-personal-data.ts'
import { useSearch } from '../../../personal-data/use-search.ts'
import type { Search } from '../../../personal-data/use-search.ts'
import { leastLetters, readVillages, regionName, regionSearch } from './region.ts'
import type { Village } from './region.ts'
import type { StepField } from './use-step-field.ts'

interface RegionFieldProps {
  readonly form: Pick<StepForm<string>, 'values' | 'set'>
  readonly field: StepField
}

const none = { kel: '', kec: '', kokab: '', prov: '', wilayah: '', [regionSearch]: '' }

/** The village of an address, found by its name; district, city and province follow from it. */
export const RegionField = ({ form, field }: RegionFieldProps): ReactElement => {
  const { wilayah = '' } = form.values
  // Whether the button or the field was pressed here: what replaces it takes the focus.
  const isPressed = useRef(false)
  const set = (changes: Readonly<Record<string, string>>) => {
    isPressed.current = true
    form.set(changes)
  }
  return wilayah === '' ? (
    <VillageField
      field={field}
      takesFocus={isPressed}
      onChoose={(village) =>
        set({
          kel: village.kel.kode,
          kec: village.kec.kode,
          kokab: village.kokab.kode,
          prov: village.prov.kode,
          wilayah: regionName(village),
          [regionSearch]: '',
        })
      }
    />
  ) : (
    <ChosenRegion
      id={field('kel').id}
      error={field('kel').error}
      name={wilayah}
      takesFocus={isPressed}
      onChange={() => set(none)}
    />
  )
}

interface FocusProps {
  readonly takesFocus: { readonly current: boolean }
}

interface ChosenRegionProps extends FocusProps {
  readonly id: string
  readonly error: Localizable | undefined
  readonly name: string
  readonly onChange: () => void
}

const ChosenRegion = ({ id, error, name, takesFocus, onChange }: ChosenRegionProps): ReactElement => {
  const message = useMessage()
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (takesFocus.current) button.current?.focus()
  }, [takesFocus])
  return (
    <Stack gap="xs">
      <Text as="strong">{message('web.registration.region')}</Text>
      <Stack gap="xs" align="start">
        <span id={`${id}-name`}>{name}</span>
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
          {message('web.registration.region.change')}
        </Button>
      </Stack>
    </Stack>
  )
}

const VillageField = ({
  field,
  takesFocus,
  onChoose,
}: FocusProps & {
  readonly field: StepField
  readonly onChoose: (village: Village) => void
}): ReactElement => {
  const message = useMessage()
  const search = useSearch({ personal: usePublicData(), least: leastLetters, read: readVillages })
  const { id, label, error } = field('kel')
  useEffect(() => {
    if (takesFocus.current) document.getElementById(id)?.focus()
  }, [takesFocus, id])
  return (
    <Stack gap="sm">
      <TextField
        id={id}
        name={regionSearch}
        label={label}
        hint={message('web.registration.region.hint')}
        error={error}
        optional
        onChange={search.ask}
      />
      <div role="status">
        <SearchWords {...search} />
      </div>
      {search.entries.length > 0 && (
        <Stack as="ul" gap="xs">
          {search.entries.map((village) => (
            <li key={village.kel.kode}>
              <Button tone="secondary" wide onClick={() => onChoose(village)}>
                {regionName(village)}
              </Button>
            </li>
          ))}
        </Stack>
      )}
    </Stack>
  )
}

const SearchWords = ({ state, total }: Pick<Search<Village>, 'state' | 'total'>): ReactElement | null => {
  const message = useMessage()
  if (state === 'idle') return null
  const words = {
    loading: message('web.registration.region.loading'),
    failed: message('web.registration.region.failed'),
    ready:
      total > 0
        ? message('web.registration.region.found', { count: total })
        : message('web.registration.region.none', { count: leastLetters }),
  }
  return <Text tone={state === 'failed' ? undefined : 'muted'}>{words[state]}</Text>
}
