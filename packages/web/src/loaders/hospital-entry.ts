import { findHospital, findHospitalById } from '@hospital/sdk/cms'
import type { LoaderContext } from './context.ts'
import { fromResult, without } from './loaded.ts'
import type { Loaded } from './loaded.ts'

/** A hospital with all that its page shows. */
export type Hospital = NonNullable<Awaited<ReturnType<typeof findHospital>>['data']>

/** A hospital that can be shown: it has a name and an address. */
export type NamedHospital = Hospital & { readonly nama: string; readonly slug: string }

const isNumber = (key: string) => /^\d+$/.test(key)

/**
 * Finds the hospital of an address. One with a number in its place has moved to the address with the hospital's
 * slug, which `addressOf` tells.
 */
export const fromHospital = async <Data>(
  key: string,
  { cms }: LoaderContext,
  addressOf: (slug: string) => string,
  choose: (hospital: NamedHospital) => Loaded<Data> | Promise<Loaded<Data>>,
): Promise<Loaded<Data>> => {
  if (isNumber(key)) {
    const found = await findHospitalById(cms, key)
    if (found.error) return without(found.error)
    return found.data.slug ? { kind: 'moved', to: addressOf(found.data.slug) } : { kind: 'missing' }
  }
  return fromResult(await findHospital(cms, key), (hospital) => {
    const { nama, slug } = hospital
    return nama && slug ? choose({ ...hospital, nama, slug }) : { kind: 'missing' }
  })
}
