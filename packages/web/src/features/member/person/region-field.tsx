import { InlineAlert } from '@hospital/ui'
import type { ReactElement } from 'react'
import type { FormView } from '../../../forms/fields.ts'
import type { BoundField } from '../../../forms/use-field.ts'
import { useMessage } from '../../../i18n/use-message.ts'
import type { Message } from '../../../i18n/use-message.ts'
import { SearchedChoice } from '../../../personal-data/searched-choice.tsx'
import { usePublicData } from '../../../personal-data/use-personal-data.ts'
import { leastLetters, readVillages, regionName, regionSearch } from './region.ts'
import type { Village } from './region.ts'

interface RegionFieldProps {
  readonly form: FormView
  readonly field: BoundField
  /** Whether the person has a region whose codes could not be read. Default: false. */
  readonly isUnknown?: boolean | undefined
}

const none = { kel: '', kec: '', kokab: '', prov: '', wilayah: '', [regionSearch]: '' }

/** A chosen village as values of the form. */
const valuesOf = (village: Village) => ({
  kel: village.kel.kode,
  kec: village.kec.kode,
  kokab: village.kokab.kode,
  prov: village.prov.kode,
  wilayah: regionName(village),
  [regionSearch]: '',
})

const searchWords = (message: Message) => ({
  idle: () => undefined,
  loading: () => message('web.registration.region.loading'),
  failed: () => message('web.registration.region.failed'),
  ready: (count: number) =>
    count > 0
      ? message('web.registration.region.found', { count })
      : message('web.registration.region.none', { count: leastLetters }),
})

/** The village of an address, found by its name; district, city and province follow from it. */
export const RegionField = ({ form, field, isUnknown }: RegionFieldProps): ReactElement => {
  const message = useMessage()
  const personal = usePublicData()
  const chosen = form.values['wilayah'] || undefined
  return (
    <>
      {isUnknown && chosen === undefined && (
        <InlineAlert tone="warning">{message('web.registration.region.unknown')}</InlineAlert>
      )}
      <SearchedChoice
        personal={personal}
        field={field}
        name={regionSearch}
        hint={message('web.registration.region.hint')}
        optional
        least={leastLetters}
        read={readVillages}
        keyOf={({ kel }) => kel.kode}
        textOf={regionName}
        words={searchWords(message)}
        chosen={chosen}
        change={message('web.registration.region.change')}
        onChoose={(village) => form.set(valuesOf(village))}
        onChange={() => form.set(none)}
      />
    </>
  )
}
