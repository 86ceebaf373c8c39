import { InlineAlert } from '@hospital/ui'
import type { ReactElement } from 'react'
import type { FormView } from '../../../forms/fields.ts'
import type { BoundField } from '../../../forms/use-field.ts'
import { useMessage } from '../../../i18n/use-message.ts'
import { SearchedChoice } from '../../../personal-data/searched-choice.tsx'
import { usePublicData } from '../../../personal-data/use-personal-data.ts'
import { leastLetters, readVillages, regionName, regionSearch } from './region.ts'

interface RegionFieldProps {
  readonly form: FormView
  readonly field: BoundField
  /** Whether a region is known whose codes could not be read. Default: false. */
  readonly isUnknown?: boolean | undefined
}

const none = { kel: '', kec: '', kokab: '', prov: '', wilayah: '', [regionSearch]: '' }

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
        words={{
          idle: () => undefined,
          loading: () => message('web.registration.region.loading'),
          failed: () => message('web.registration.region.failed'),
          ready: (count) =>
            count > 0
              ? message('web.registration.region.found', { count })
              : message('web.registration.region.none', { count: leastLetters }),
        }}
        chosen={chosen}
        change={message('web.registration.region.change')}
        onChoose={(village) => {
          const { kel, kec, kokab, prov } = village
          form.set({
            kel: kel.kode,
            kec: kec.kode,
            kokab: kokab.kode,
            prov: prov.kode,
            wilayah: regionName(village),
            [regionSearch]: '',
          })
        }}
        onChange={() => form.set(none)}
      />
    </>
  )
}
