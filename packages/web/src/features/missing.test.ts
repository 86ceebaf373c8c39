import { expect, test } from 'vitest'
import { matchPath } from '../routes/match.ts'
import { loadPageState } from '../server/documents/page-state.ts'
import { contractSite } from '../testing/contract-context.ts'

const site = contractSite(new Date('2026-11-21T05:00:00Z'))

const doctor = '/dokter/dr-ratna-widyaningsih-sp-jp-k-fiha'
const hospital = '/rumah-sakit/rs-kawung-karawang'

test.each([
  // A 404 of the CMS itself: its address is wrong, or a proxy answered.
  [doctor, 'DoctorBySlug=404', 'failed'],
  ['/dokter', 'DoctorSearch=404', 'failed'],
  ['/jadwal-dokter', 'listDoctorSchedules=404', 'failed'],
  ['/paket', 'Packages=404', 'failed'],
  ['/paket/medical-check-up-dasar', 'PackageBySlug=404', 'failed'],
  ['/layanan-unggulan', 'FeaturedServices=404', 'failed'],
  ['/layanan-unggulan/pusat-jantung-terpadu', 'FeaturedServiceBySlug=404', 'failed'],
  ['/rumah-sakit', 'Hospitals=404', 'failed'],
  ['/rumah-sakit/4', 'HospitalById=404', 'failed'],
  [hospital, 'HospitalBySlug=404', 'failed'],
  [`${hospital}/layanan/mata`, 'SpecialistServiceBySlug=404', 'failed'],
  ['/artikel', 'Articles=404', 'failed'],
  ['/kesehatan-jantung', 'ArticleCategories=404', 'failed'],
  ['/kesehatan-jantung', 'ArticlesByCategory=404', 'failed'],
  ['/informasi/artikel-kesehatan?spesialis=SPJP', 'listArticlesBySpecialty=404', 'failed'],
  ['/informasi/event-community', 'Events=404', 'failed'],
  ['/about-us', 'HospitalProfiles=404', 'failed'],
  [doctor, '*=404', 'failed'],
  // An entry that the CMS does not have.
  ['/dokter/siapa-saja', undefined, 'not-found'],
  ['/paket/entah', undefined, 'not-found'],
  ['/layanan-unggulan/entah', undefined, 'not-found'],
  ['/rumah-sakit/99', undefined, 'not-found'],
  [`${hospital}/layanan/entah`, undefined, 'not-found'],
  ['/entah', undefined, 'not-found'],
  ['/kesehatan-jantung/entah', undefined, 'not-found'],
  ['/dokter/appointment?dokter=siapa-saja', undefined, 'not-found'],
  // Parts that are not found. The page is shown without them.
  [doctor, 'getDoctors=404,listArticlesBySpecialty=404', 'page'],
  ['/informasi/artikel-kesehatan', 'ArticlesByCategory=404', 'page'],
])('%s, where the CMS answers with %s, is %s', async (address, fault, kind) => {
  const { pathname, search } = new URL(address, 'https://rs.example')
  const match = matchPath(pathname)
  const loaded = match
    ? await loadPageState(match, { path: pathname, search }, site.contextOf(address, fault))
    : undefined
  expect(loaded?.kind).toBe(kind)
})
