import { careersOf, department, hospital, pages, services } from './meant.ts'
import type { SearchQuery } from './meant.ts'

/**
 * Patients' queries and their intended results. The author had read neither the synonyms nor the other queries. 47 of the 50 led there at
 * first; three words were added for the others.
 */
export const blindQueries: readonly SearchQuery[] = [
  // Complaints in plain words.
  ['id', 'anak demam tinggi', [...department('SPA'), '/*/*demam*']],
  ['id', 'susah tidur', [...department('SPKJ'), ...department('SPS'), '/*/*tidur*']],
  ['id', 'nyeri lutut', [...department('SPOT'), ...department('SPKFR'), '/*/*lutut*', '/*/*sendi*']],
  ['id', 'kontrol hamil', department('SPOG')],
  ['id', 'imunisasi bayi', [...department('SPA'), '/paket/*', '/*/*imunisasi*']],
  ['id', 'gatal gatal', department('SPKK')],
  ['id', 'mata merah', department('SPM')],
  ['id', 'sakit pinggang', [...department('SPOT'), ...department('SPS'), ...department('SPKFR')]],
  ['id', 'kencing batu', department('SPU')],
  ['id', 'batuk lama', department('SPP')],
  ['id', 'vertigo', [...department('SPS'), ...department('SPTHT')]],
  ['id', 'diabetes', [...department('SPPD'), '/*/*diabetes*', '/*/*gula*']],
  ['id', 'asma', [...department('SPP'), '/*/*asma*']],
  ['id', 'benjolan payudara', department('SPB')],
  ['id', 'usus buntu', [...department('SPB'), ...department('SPPD')]],
  ['id', 'stroke', [...department('SPS'), ...services('unit-stroke-terpadu'), '/*/*stroke*']],
  ['id', 'cuci darah', services('hemodialisis')],
  ['id', 'sesak napas', [...department('SPP'), ...department('SPJP'), '/*/*sesak*']],
  ['id', 'keputihan', department('SPOG')],
  ['id', 'telinga berdenging', department('SPTHT')],
  // Tasks.
  ['id', 'harga mcu', ['/paket/*medical-check-up*', '/paket/*mcu*']],
  ['id', 'promo scaling gigi', ['/paket/*scaling*']],
  ['id', 'lowongan perawat', careersOf],
  ['id', 'nomor ambulan cikampek', [...pages.ambulance, '/rumah-sakit/rs-kawung-cikampek*']],
  ['id', 'ugd 24 jam', pages.emergency],
  ['id', 'alamat rs purwakarta', hospital('rs-kawung-purwakarta')],
  ['id', 'cara daftar pasien baru', [...pages.registration, '/informasi/forms/pendaftaran']],
  ['id', 'lihat hasil lab online', pages.laboratory],
  ['id', 'ubah jadwal janji temu', [...pages.booking, '/member-area/*appointment*', '/member-area/*janji*']],
  ['id', 'komplain pelayanan', pages.contact],
  ['id', 'biaya melahirkan', [...department('SPOG'), '/paket/*', '/layanan-unggulan/*persalinan*']],
  ['id', 'konsultasi menyusui', [...services('klinik-laktasi'), '/*/*menyusui*']],
  ['id', 'senam jantung', ['/informasi/event-community/*']],
  ['id', 'kartu bpjs', pages.insurance],
  // English.
  ['en', 'chest pain', [...department('SPJP'), '/kesehatan-jantung/*']],
  ['en', 'pregnancy check up', [...department('SPOG'), '/paket/*']],
  ['en', 'broken arm', department('SPOT')],
  ['en', 'eye doctor', department('SPM')],
  ['en', 'skin rash', department('SPKK')],
  ['en', 'toothache', department('SPGIGI')],
  ['en', 'dengue fever', ['/*/*demam-berdarah*']],
  ['en', 'visitor hours', pages.visiting],
  ['en', 'job vacancy', careersOf],
  ['en', 'kidney dialysis', services('hemodialisis')],
  ['en', 'children doctor', department('SPA')],
  ['en', 'lab results', pages.laboratory],
  ['en', 'emergency room near me', pages.emergency],
  ['en', 'back pain', [...department('SPOT'), ...department('SPS'), ...department('SPKFR')]],
  ['en', 'mental health', [...department('SPKJ'), '/kesehatan-mental/*']],
  ['en', 'physiotherapy', department('SPKFR')],
]
