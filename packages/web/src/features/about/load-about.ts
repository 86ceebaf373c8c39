import { listHospitalProfiles } from '@hospital/sdk/cms'
import type { HospitalProfile } from '@hospital/sdk/cms'
import type { ContactButtonsProps, ImageSource, Localizable, RichTextNode } from '@hospital/ui'
import { href } from '../../routes/href.ts'
import { contactOf } from '../../shared/contact-of.ts'
import type { LoaderContext } from '../../shared/loading/context.ts'
import { toImage } from '../../shared/loading/image.ts'
import { fromResult } from '../../shared/loading/loaded.ts'
import type { PageLoader } from '../../shared/loading/loaded.ts'
import { toRichText } from '../../shared/rich-text/rich-text.ts'
import { openingOfText } from '../../shared/rich-text/text-opening.ts'

/** A hospital, with the data that the page about the group shows. */
export interface GroupHospital {
  readonly name: string
  readonly href: string
  readonly image: ImageSource | undefined
  readonly address: string | undefined
  readonly contact: ContactButtonsProps
  /** The hospital's description of itself: one or two sentences, and a longer text. */
  readonly lead: Localizable | undefined
  readonly about: readonly RichTextNode[]
}

/** The group, described by the data of its hospitals. */
export interface AboutData {
  readonly hospitals: readonly GroupHospital[]
}

const groupHospital = (hospital: HospitalProfile, context: LoaderContext): readonly GroupHospital[] => {
  const { locale, message } = context
  const { nama, slug, alamat, gambar_profil: picture, tentang_kami: text } = hospital
  if (!nama || !slug) return []
  const { lead, rest } = openingOfText(undefined, toRichText({ text: text ?? '', lang: 'id' }, context, 3), 'id')
  return [
    {
      name: nama,
      href: href(locale, 'hospital', { slug }),
      image: toImage(picture),
      address: alamat ?? undefined,
      contact: contactOf(hospital, message),
      lead,
      about: rest,
    },
  ]
}

/** Loads the page about the group. Contract: document `HospitalProfiles`. */
export const loadAbout: PageLoader<AboutData> = async (context) => {
  const { cms, config, message, origin } = context
  return fromResult(await listHospitalProfiles(cms), (list) => {
    const hospitals = list.flatMap((hospital) => groupHospital(hospital, context))
    const title = message('web.about.title', { site: config.siteName })
    const departments = hospitals.map(({ name, href: to }) => ({ '@type': 'Hospital', name, url: `${origin}${to}` }))
    const about = [{ '@type': 'MedicalOrganization', name: config.siteName, url: origin, department: departments }]
    return {
      kind: 'page',
      data: { hospitals },
      meta: { title, description: message('web.about.intro', { count: hospitals.length }), about },
    }
  })
}
