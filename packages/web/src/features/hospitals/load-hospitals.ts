import { listHospitals } from '@hospital/sdk/cms'
import type { HospitalCardProps } from '@hospital/ui'
import { hospitalCard } from '../../shared/cards.ts'
import { fromResult } from '../../shared/loading/loaded.ts'
import type { PageLoader } from '../../shared/loading/loaded.ts'

/** All hospitals of the group. */
export interface HospitalsData {
  readonly hospitals: readonly HospitalCardProps[]
}

/** Loads the list of hospitals. Contract: document `Hospitals`. */
export const loadHospitals: PageLoader<HospitalsData> = async ({ cms, locale, message }) =>
  fromResult(await listHospitals(cms), (list) => ({
    kind: 'page',
    data: { hospitals: list.flatMap((hospital) => hospitalCard(hospital, locale)) },
    meta: { title: message('web.hospitals.title'), description: message('web.hospitals.intro') },
  }))
