import { listHospitals } from '@hospital/sdk/cms'
import type { PageLoader } from '../../../shared/loading/loaded.ts'
import { toPart } from '../../../shared/loading/part.ts'
import type { Part } from '../../../shared/loading/part.ts'
import type { Place } from '../../../shared/map-link.ts'
import { areaPage } from '../area/area-page.ts'
import type { AreaData } from '../area/area-page.ts'

/** A hospital that the home asks for results, and that a visit leads to. */
export interface HomeHospital extends Place {
  /** `kode_mapping_rs`. */
  readonly code: string
}

/** The home's data from the server. None of it is personal: only the hospitals to ask and to link to. */
export interface HomeData extends AreaData {
  readonly hospitals: Part<readonly HomeHospital[]>
}

/** Loads the shell of the home, which includes the profile. Contract: document `Hospitals`. */
export const loadHome: PageLoader<HomeData> = async (context) => {
  const hospitals = toPart(await listHospitals(context.cms), (list) =>
    list.flatMap(({ kode_mapping_rs: code, nama: name, alamat: address }): readonly HomeHospital[] =>
      code ? [{ code, name: name ?? code, address: address ?? '' }] : [],
    ),
  )
  return areaPage(context, context.message('web.member.profile.title'), { hospitals })
}
