import type { CallOptions } from '../../client/contract.ts'
import type { Result } from '../../client/errors.ts'
import {
  EmergencyContactsDocument,
  HospitalByIdDocument,
  HospitalBySlugDocument,
  HospitalProfilesDocument,
  HospitalsDocument,
  HospitalsWithFeaturedServiceDocument,
} from '../../generated/cms-graphql/graphql.ts'
import type { CmsClient } from '../client.ts'
import type { EmergencyContact, Hospital, HospitalCard, HospitalName, HospitalProfile } from '../entities.ts'
import type { CmsMedia } from '../normalized.ts'
import { readAll } from './read-all.ts'
import { field, mapResult, only } from './select.ts'
import { listFeaturedServices, listSpecialistServices } from './services.ts'

/** All hospitals of the group, without a limit. Contract: document `Hospitals`. */
export const listHospitals = async (cms: CmsClient, options?: CallOptions): Promise<Result<readonly HospitalCard[]>> =>
  field(await readAll(cms, HospitalsDocument, {}, options), 'rumahSakits')

/** All hospitals of the group with their descriptions, without a limit. Contract: document `HospitalProfiles`. */
export const listHospitalProfiles = async (
  cms: CmsClient,
  options?: CallOptions,
): Promise<Result<readonly HospitalProfile[]>> =>
  field(await readAll(cms, HospitalProfilesDocument, {}, options), 'rumahSakits')

/** The hospitals that offer a featured service (its slug). Contract: document `HospitalsWithFeaturedService`. */
export const listHospitalsWithFeaturedService = async (
  cms: CmsClient,
  slug: string,
  options?: CallOptions,
): Promise<Result<readonly HospitalCard[]>> =>
  field(await readAll(cms, HospitalsWithFeaturedServiceDocument, { slug }, options), 'rumahSakits')

interface Pictured {
  readonly id: string
  readonly gambar: CmsMedia | null
}

/** Services with their pictures from the lists of all services. */
const withPictures = <Service extends { readonly id: string }>(
  services: readonly Service[] | null,
  known: readonly Pictured[] = [],
) => {
  const pictures = new Map(known.map(({ id, gambar }) => [id, gambar]))
  return services?.map((service) => ({ ...service, gambar: pictures.get(service.id) ?? null })) ?? null
}

/**
 * One hospital with its services and visiting hours; `not-found` if none has the slug. Its services have no pictures if
 * the service lists fail. Contract: documents `HospitalBySlug`, `FeaturedServices`, `SpecialistServices`.
 */
export const findHospital = async (cms: CmsClient, slug: string, options?: CallOptions): Promise<Result<Hospital>> => {
  const [found, featured, specialist] = await Promise.all([
    cms.query(HospitalBySlugDocument, { slug }, options),
    listFeaturedServices(cms, options),
    listSpecialistServices(cms, options),
  ])
  return mapResult(only(field(found, 'rumahSakits')), (hospital) => ({
    ...hospital,
    layanan_unggulans: withPictures(hospital.layanan_unggulans, featured.data),
    layanan_spesialis: withPictures(hospital.layanan_spesialis, specialist.data),
  }))
}

/** Name and slug of the hospital with an id, for URLs that contain one. Contract: document `HospitalById`. */
export const findHospitalById = async (
  cms: CmsClient,
  id: string,
  options?: CallOptions,
): Promise<Result<HospitalName>> => only(field(await cms.query(HospitalByIdDocument, { id }, options), 'rumahSakits'))

/** Emergency contacts, of one hospital (its slug) or of all. Contract: document `EmergencyContacts`. */
export const listEmergencyContacts = async (
  cms: CmsClient,
  hospital?: string,
  options?: CallOptions,
): Promise<Result<readonly EmergencyContact[]>> =>
  field(
    await readAll(cms, EmergencyContactsDocument, hospital === undefined ? {} : { hospital }, options),
    'kontakDarurats',
  )
