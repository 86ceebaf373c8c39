import { href } from '../../../routes/href.ts'
import type { LoaderContext } from '../../../shared/loading/context.ts'
import type { Loaded, PageLoader } from '../../../shared/loading/loaded.ts'

/** The logged-in member, as the shell of the patient area shows them before it reads any personal data. */
export interface AreaMember {
  readonly id: number
  readonly name: string
  readonly gender: 'male' | 'female'
  readonly email: string | undefined
  readonly phone: string | undefined
  /** The number of persons in the family, the member included. */
  readonly familySize: number
}

/**
 * The data that every page of the patient area gets from the server. The server takes it from the session's cookies and asks no back end.
 */
export interface AreaData {
  readonly member: AreaMember
  /** The patient that the address names. Without one, the member. */
  readonly patient: number
}

/** Loads a page that needs no further data from the server. */
export type AreaLoader = PageLoader<AreaData>

const idOf = (text: string | undefined): number | undefined =>
  text !== undefined && /^[1-9]\d{0,14}$/.test(text) ? Number(text) : undefined

/**
 * A page of the patient area with its title, which names no person. `further` is what else the page shows. An address whose patient is not
 * a number has no page. Without a session the visitor is redirected to the home page, as the guard does.
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
