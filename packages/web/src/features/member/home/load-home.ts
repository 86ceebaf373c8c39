import { listHospitals } from '@hospital/sdk/cms'
import type { PageLoader } from '../../../shared/loading/loaded.ts'
import { toPart } from '../../../shared/loading/part.ts'
import type { Part } from '../../../shared/loading/part.ts'
import { areaPage } from '../area/area-page.ts'
import type { AreaData } from '../area/area-page.ts'
import type { HomeHospital } from '../home/home-hospital.ts'

/** What the profile has from the server: nothing personal, but the hospitals that the home of members asks and leads to. */
export interface ProfileData extends AreaData {
  readonly hospitals: Part<readonly HomeHospital[]>
}

/** Loads the shell of the profile. Contract: document `Hospitals`. */
export const loadProfile: PageLoader<ProfileData> = async (context) => {
  const hospitals = toPart(await listHospitals(context.cms), (list) =>
    list.flatMap(({ kode_mapping_rs: code, nama: name, alamat: address }): readonly HomeHospital[] =>
      code ? [{ code, name: name ?? code, address: address ?? '' }] : [],
    ),
  )
  return areaPage(context, context.message('web.member.profile.title'), { hospitals })
}
