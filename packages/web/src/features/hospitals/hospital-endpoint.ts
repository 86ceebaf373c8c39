import { listHospitals } from '@hospital/sdk/cms'
import type { CmsClient } from '@hospital/sdk/cms'

/** The base address of a hospital's own API by its code (`kode_mapping_rs`), as the CMS has it. Not yet judged. */
export const findHospitalByCode = async (cms: CmsClient, code: string): Promise<string | null | undefined> => {
  const hospitals = await listHospitals(cms)
  return hospitals.data?.find(({ kode_mapping_rs }) => kode_mapping_rs === code)?.base_endpoint
}
