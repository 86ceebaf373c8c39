import { href } from '../../../routes/href.ts'
import type { LoaderContext } from '../../../shared/loading/context.ts'
import type { Loaded, PageLoader } from '../../../shared/loading/loaded.ts'

/** Who is logged in, as the shell of the patient area shows it before any personal data is read. */
export interface AreaMember {
  readonly id: number
  readonly name: string
  readonly gender: 'male' | 'female'
  readonly email: string | undefined
  readonly phone: string | undefined
  /** How many persons the family has, the member among them. */
  readonly familySize: number
}

/** What every page of the patient area is made of on the server. It comes from the session's cookies; no back end is asked. */
export interface AreaData {
  readonly member: AreaMember
  /** The patient that the address names; the member without one. */
  readonly patient: number
}

/** Loads a page that needs no more of the server. */
export type AreaLoader = PageLoader<AreaData>

const idOf = (text: string | undefined): number | undefined =>
  text !== undefined && /^[1-9]\d{0,14}$/.test(text) ? Number(text) : undefined

/**
 * A page of the patient area with its title, which names no person. `further` is what else the page shows. There is no such page for
 * an address whose patient is not a number; without a session the visitor is redirected to the home page, as by the guard.
 */
export const areaPage = <Further extends object>(
  { session: { member }, parameters, locale }: LoaderContext,
  title: string,
  further: Further,
): Loaded<AreaData & Further> => {
  if (!member) return { kind: 'redirect', status: 302, to: href(locale, 'home') }
  const { pasien = '' } = parameters
  const patient = pasien === '' ? member.id : idOf(pasien)
  if (patient === undefined) return { kind: 'missing' }
  const { id, name, gender, email, phone, family } = member
  return {
    kind: 'page',
    data: {
      ...further,
      member: {
        id,
        name,
        gender: gender === 'L' ? 'male' : 'female',
        email,
        phone,
        familySize: Math.max(1, family.length),
      },
      patient,
    },
    meta: { title, description: title, indexed: false },
  }
}
