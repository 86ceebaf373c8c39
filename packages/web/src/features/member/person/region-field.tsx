import type { ReactElement } from 'react'
import type { StepForm } from '../../../forms/steps/use-step-form.ts'
import { useMessage } from '../../../i18n/use-message.ts'
import { SearchedChoice } from '../../../personal-data/searched-choice.tsx'
import { usePublicData } from '../../../personal-data/use-personal-data.ts'
import { leastLetters, readVillages, regionName, regionSearch } from './region.ts'
import type { StepField } from './use-step-field.ts'

interface RegionFieldProps {
  readonly form: Pick<StepForm<string>, 'values' | 'set'>
  readonly field: StepField
}

const none = { kel: '', kec: '', kokab: '', prov: '', wilayah: '', [regionSearch]: '' }

/** The village of an address, found by its name; district, city and province follow from it. */
export const RegionField = ({ form, field }: RegionFieldProps): ReactElement => {
  const message = useMessage()
  return (
    <SearchedChoice
      personal={usePublicData()}
      field={field('kel')}
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
      chosen={form.values['wilayah'] || undefined}
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
  )
}
