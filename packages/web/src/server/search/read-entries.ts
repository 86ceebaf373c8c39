import { jakartaDate, localize } from '@hospital/sdk'
import type { Result } from '@hospital/sdk'
import {
  listFeaturedServices,
  listFormSlugs,
  listHospitals,
  listOpenCareerSlugs,
  listSlugs,
  listSpecialistServices,
} from '@hospital/sdk/cms'
import type { CmsClient } from '@hospital/sdk/cms'

/** A list of the CMS; undefined where it could not be read. */
type List<Entity> = readonly Entity[] | undefined

const listOf = <Entity>({ data }: Result<readonly Entity[]>): List<Entity> => data

/**
 * The content of the CMS that the search covers. If one list fails, only its entries are missing. The lists have the specification's
 * conditions: active doctors, packages that have not ended. The site map uses the same answer about slugs. Contract: documents `AllSlugs`,
 * `Hospitals`, `SpecialistServices`, `FeaturedServices`, `OpenCareerSlugs`, `FormSlugs`.
 */
export const readSearchContent = async (cms: CmsClient, now: Date) => {
  const today = jakartaDate(now)
  const [{ data: slugs }, hospitals, specialties, services, careers, forms] = await Promise.all([
    listSlugs(cms, today),
    listHospitals(cms),
    listSpecialistServices(cms),
    listFeaturedServices(cms),
    listOpenCareerSlugs(cms, today),
    listFormSlugs(cms),
  ])
  return {
    articles: slugs?.artikels ?? undefined,
    packages: slugs?.pakets ?? undefined,
    doctors: slugs?.dokters ?? undefined,
    events: slugs?.eventCommunities ?? undefined,
    hospitals: listOf(hospitals),
    specialties: listOf(specialties),
    services: listOf(services),
    careers: listOf(careers),
    forms: listOf(forms),
  }
}

/** See readSearchContent. */
export type SearchContent = Awaited<ReturnType<typeof readSearchContent>>

/** A field's text in the other language too: patients mix the languages. */
export const inBoth = <Entity extends object>(entity: Entity, field: Parameters<typeof localize<Entity>>[1]): string =>
  [...new Set([localize(entity, field, 'id').text, localize(entity, field, 'en').text])].join(' ')
