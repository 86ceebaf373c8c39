import type { CallOptions } from '../../client/contract.ts'
import {
  EmergencyContactsDocument,
  HospitalByIdDocument,
  HospitalBySlugDocument,
  HospitalProfilesDocument,
  HospitalsDocument,
} from '../../generated/cms-graphql/graphql.ts'
import type { CmsClient } from '../client.ts'
import { readAll } from './read-all.ts'
import { field, only } from './select.ts'

/** All hospitals of the group, without a limit. Contract: document `Hospitals`. */
export const listHospitals = async (cms: CmsClient, options?: CallOptions) =>
  field(await readAll(cms, HospitalsDocument, {}, options), 'rumahSakits')

/** All hospitals of the group with what each says of itself, without a limit. Contract: document `HospitalProfiles`. */
export const listHospitalProfiles = async (cms: CmsClient, options?: CallOptions) =>
  field(await readAll(cms, HospitalProfilesDocument, {}, options), 'rumahSakits')

/** One hospital with its services and visiting hours; `not-found` where none has the slug. Contract: document `HospitalBySlug`. */
export const findHospital = async (cms: CmsClient, slug: string, options?: CallOptions) =>
  only(field(await cms.query(HospitalBySlugDocument, { slug }, options), 'rumahSakits'))

/** Name and slug of the hospital with a number, for addresses that hold one. Contract: document `HospitalById`. */
export const findHospitalById = async (cms: CmsClient, id: string, options?: CallOptions) =>
  only(field(await cms.query(HospitalByIdDocument, { id }, options), 'rumahSakits'))

/** Emergency contacts, of one hospital (its slug) or of all. Contract: document `EmergencyContacts`. */
export const listEmergencyContacts = async (cms: CmsClient, hospital?: string, options?: CallOptions) =>
  field(await readAll(cms, EmergencyContactsDocument, hospital === undefined ? {} : { hospital }, options), 'kontakDarurats')
