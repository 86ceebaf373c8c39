import { jakartaDate, localize } from '@hospital/sdk'
import type { Result } from '@hospital/sdk'
import {
  listAllArticleHits,
  listAllDoctorHits,
  listAllEventHits,
  listAllPackageHits,
  listFeaturedServices,
  listFormSlugs,
  listHospitals,
  listOpenCareerSlugs,
  listSpecialistServices,
} from '@hospital/sdk/cms'
import type { CmsClient } from '@hospital/sdk/cms'

/** A list of the CMS; undefined where it could not be read. */
type List<Entity> = readonly Entity[] | undefined

const listOf = <Entity>({ data }: Result<readonly Entity[]>): List<Entity> => data

/**
 * What the CMS has that can be found; a list that fails costs itself only. The lists have the specification's conditions: active doctors,
 * packages that have not ended. Contract: documents `AllArticleHits`, `AllPackageHits`, `AllDoctorHits`, `AllEventHits`, `Hospitals`,
 * `SpecialistServices`, `FeaturedServices`, `OpenCareerSlugs`, `FormSlugs`.
 */
export const readSearchContent = async (cms: CmsClient, now: Date) => {
  const today = jakartaDate(now)
  const [articles, packages, doctors, events, hospitals, specialties, services, careers, forms] = await Promise.all([
    listAllArticleHits(cms),
    listAllPackageHits(cms, today),
    listAllDoctorHits(cms),
    listAllEventHits(cms),
    listHospitals(cms),
    listSpecialistServices(cms),
    listFeaturedServices(cms),
    listOpenCareerSlugs(cms, today),
    listFormSlugs(cms),
  ])
  return {
    articles: listOf(articles),
    packages: listOf(packages),
    doctors: listOf(doctors),
    events: listOf(events),
    hospitals: listOf(hospitals),
    specialties: listOf(specialties),
    services: listOf(services),
    careers: listOf(careers),
    forms: listOf(forms),
  }
}

/** See readSearchContent. */
export type SearchContent = Awaited<ReturnType<typeof readSearchContent>>

/** The other language's text of a field: patients mix the languages. */
export const inBoth = <Entity extends object>(entity: Entity, field: Parameters<typeof localize<Entity>>[1]): string =>
  [...new Set([localize(entity, field, 'id').text, localize(entity, field, 'en').text])].join(' ')
