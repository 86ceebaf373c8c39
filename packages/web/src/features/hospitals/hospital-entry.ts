import { findHospital, findHospitalById, listHospitals } from '@hospital/sdk/cms'
import type { Hospital, CmsClient } from '@hospital/sdk/cms'
import type { LoaderContext } from '../../shared/loading/context.ts'
import { fromResult, without } from '../../shared/loading/loaded.ts'
import type { Loaded } from '../../shared/loading/loaded.ts'

/** A hospital that a page can show: it has a name and an address. */
export type NamedHospital = Hospital & { readonly nama: string; readonly slug: string }

/** Returns the page of a hospital, or "not found". */
export type FromHospital<Data> = (
  choose: (hospital: NamedHospital) => Loaded<Data> | Promise<Loaded<Data>>,
) => Promise<Loaded<Data>>

const isNumber = (key: string) => /^\d+$/.test(key)

const find = async <Data>(
  cms: CmsClient,
  slug: string,
  choose: Parameters<FromHospital<Data>>[0],
): Promise<Loaded<Data>> =>
  fromResult(await findHospital(cms, slug), (hospital) =>
    hospital.nama && hospital.slug
      ? choose({ ...hospital, nama: hospital.nama, slug: hospital.slug })
      : { kind: 'missing' },
  )

/**
 * Finds the hospital of an address. An address with a number redirects to the one with the hospital's slug, which `addressOf` gives. `load`
 * gets the slug, so that it can start its reads at the same time.
 */
export const atHospital = async <Data>(
  key: string,
  { cms }: LoaderContext,
  addressOf: (slug: string) => string,
  load: (slug: string, fromHospital: FromHospital<Data>) => Promise<Loaded<Data>>,
): Promise<Loaded<Data>> => {
  if (!isNumber(key)) return load(key, (choose) => find(cms, key, choose))
  const found = await findHospitalById(cms, key)
  if (found.error) return without(found.error)
  return found.data.slug ? { kind: 'redirect', status: 301, to: addressOf(found.data.slug) } : { kind: 'missing' }
}

/** The code of a hospital from the list of all hospitals, which is usually cached before the hospital itself; null if it has none. */
export const hospitalCode = async (cms: CmsClient, slug: string): Promise<string | null> => {
  const { data = [] } = await listHospitals(cms)
  return data.find((entry) => entry.slug === slug)?.kode_mapping_rs ?? null
}
