import { expect, test } from 'vitest'
import { matchPath } from '../routes/match.ts'
import { contractSite } from '../testing/contract-context.ts'
import { loadPageState } from './page.ts'

const site = contractSite(new Date('2026-11-21T05:00:00Z'))

const doctor = '/dokter/dr-ratna-widyaningsih-sp-jp-k-fiha'
const hospital = '/rumah-sakit/rs-kawung-karawang'

test.each([
  // A 404 of the CMS itself: its address is wrong, or something stands before it.
  [doctor, 'DoctorBySlug=404', 502],
  ['/dokter', 'DoctorSearch=404', 502],
  ['/jadwal-dokter', 'listDoctorSchedules=404', 502],
  ['/paket', 'Packages=404', 502],
  ['/paket/medical-check-up-dasar', 'PackageBySlug=404', 502],
  ['/layanan-unggulan', 'FeaturedServices=404', 502],
  ['/layanan-unggulan/pusat-jantung-terpadu', 'FeaturedServiceBySlug=404', 502],
  ['/rumah-sakit', 'Hospitals=404', 502],
  ['/rumah-sakit/4', 'HospitalById=404', 502],
  [hospital, 'HospitalBySlug=404', 502],
  [`${hospital}/layanan/mata`, 'SpecialistServiceBySlug=404', 502],
  ['/artikel', 'Articles=404', 502],
  ['/kesehatan-jantung', 'ArticleCategories=404', 502],
  ['/kesehatan-jantung', 'ArticlesByCategory=404', 502],
  ['/informasi/artikel-kesehatan?spesialis=SPJP', 'listArticlesBySpecialty=404', 502],
  ['/informasi/event-community', 'Events=404', 502],
  ['/about-us', 'HospitalProfiles=404', 502],
  [doctor, '*=404', 502],
  // An entry that the CMS does not have.
  ['/dokter/siapa-saja', undefined, 404],
  ['/paket/entah', undefined, 404],
  ['/layanan-unggulan/entah', undefined, 404],
  ['/rumah-sakit/99', undefined, 404],
  [`${hospital}/layanan/entah`, undefined, 404],
  ['/entah', undefined, 404],
  ['/kesehatan-jantung/entah', undefined, 404],
  ['/dokter/appointment?dokter=siapa-saja', undefined, 404],
  // Parts that are not found, whose pages stand.
  [doctor, 'getDoctors=404,listArticlesBySpecialty=404', 200],
  ['/informasi/artikel-kesehatan', 'ArticlesByCategory=404', 200],
])('%s, where the CMS answers with %s, is a %i', async (address, fault, status) => {
  const { pathname, search } = new URL(address, 'https://rs.example')
  const loaded = await loadPageState(matchPath(pathname), { path: pathname, search }, site.contextOf(address, fault))
  expect(loaded.status).toBe(status)
})
