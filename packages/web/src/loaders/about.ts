import { findHospital, listHospitals } from '@hospital/sdk/cms'
import type { ContactButtonsProps, ImageSource, RichTextNode } from '@hospital/ui'
import { href } from '../routes/href.ts'
import { contactOf } from './contact.ts'
import type { LoaderContext } from './context.ts'
import { toImage } from './image.ts'
import { fromResult } from './loaded.ts'
import type { PageLoader } from './loaded.ts'
import { toPart } from './part.ts'
import type { Part } from './part.ts'
import type { HospitalEntry } from './specialties.ts'
import { toRichText } from './rich-text.ts'

/** A hospital as the page about the group tells of it. */
export interface GroupHospital {
  readonly name: string
  readonly href: string
  readonly image: ImageSource | undefined
  readonly address: string | undefined
  readonly contact: ContactButtonsProps
  /** What it says of itself. */
  readonly about: Part<readonly RichTextNode[]>
}

/** The group, told from the data of its hospitals. */
export interface AboutData {
  readonly hospitals: readonly GroupHospital[]
}

const groupHospital = async (hospital: HospitalEntry, context: LoaderContext): Promise<readonly GroupHospital[]> => {
  const { cms, locale, message } = context
  const { nama, slug, alamat, gambar_profil: picture } = hospital
  if (!nama || !slug) return []
  const about = toPart(await findHospital(cms, slug), ({ tentang_kami: text }) => toRichText({ text: text ?? '', lang: 'id' }, context, 3))
  return [{ name: nama, href: href(locale, 'hospital', { slug }), image: toImage(picture), address: alamat ?? undefined, contact: contactOf(hospital, message), about }]
}

/** Loads the page about the group. Contract: documents `Hospitals`, and `HospitalBySlug` for each. */
export const loadAbout: PageLoader<AboutData> = async (context) => {
  const { cms, config, message, origin } = context
  return fromResult(await listHospitals(cms), async (list) => {
    const hospitals = (await Promise.all(list.map((hospital) => groupHospital(hospital, context)))).flat()
    const title = message('web.about.title', { site: config.siteName })
    const departments = hospitals.map(({ name, href: to }) => ({ '@type': 'Hospital', name, url: `${origin}${to}` }))
    const about = [{ '@type': 'MedicalOrganization', name: config.siteName, url: origin, department: departments }]
    return { kind: 'page', data: { hospitals }, meta: { title, description: message('web.about.intro', { count: hospitals.length }), about } }
  })
}
