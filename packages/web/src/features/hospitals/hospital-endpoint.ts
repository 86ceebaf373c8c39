import type { Result } from '@hospital/sdk'
import { listHospitals } from '@hospital/sdk/cms'
import type { CmsClient } from '@hospital/sdk/cms'

/** The base address of a hospital's own API by its code (`kode_mapping_rs`), from the CMS; null if it has none. Not validated yet. */
export const findHospitalEndpoint = async (cms: CmsClient, code: string): Promise<Result<string | null>> => {
  const hospitals = await listHospitals(cms)
  if (hospitals.error) return hospitals
  return { data: hospitals.data.find(({ kode_mapping_rs }) => kode_mapping_rs === code)?.base_endpoint ?? null }
}
