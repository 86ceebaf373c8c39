import type { SpecialtyCode } from '../specialties.ts'

/** L for men, P for women, as in the member area. */
export type Gender = 'L' | 'P'

/**
 * A doctor before the titles: name, gender, specialty and hospital (id). Sub-specialists have their own degree.
 * The order gives the codes `DR0101` and so on, so new ones go last.
 */
export type DoctorName = readonly [name: string, gender: Gender, specialty: SpecialtyCode, hospital: number, degree?: string]

/** The fictitious doctors of the group. */
export const doctorNames: readonly DoctorName[] = [
  ['Ratna Widyaningsih', 'P', 'SPJP', 1, 'Sp.JP(K), FIHA'],
  ['Bagus Prasetyo', 'L', 'SPJP', 3],
  ['Hendra Gunawan Lesmana', 'L', 'SPJP', 4],
  ['Sulastri', 'P', 'SPA', 1],
  ['Yohanes Kristianto', 'L', 'SPA', 4],
  ['Nurul Fadhilah', 'P', 'SPA', 5, 'Sp.A(K)'],
  ['Maya Kusumawardani', 'P', 'SPA', 2],
  ['Cecep Hidayat', 'L', 'SPA', 3],
  ['Anisa Putri Lestari', 'P', 'SPA', 6],
  ['Dewi Sartika Handayani', 'P', 'SPOG', 1],
  ['Agung Nugroho', 'L', 'SPOG', 5, 'Sp.OG(K)'],
  ['Rini Marlina', 'P', 'SPOG', 5],
  ['Fitri Rahmawati', 'P', 'SPOG', 2],
  ['Iwan Setiawan', 'L', 'SPOG', 3],
  ['Lusiana Simanjuntak', 'P', 'SPOG', 4],
  ['Siti Aminah', 'P', 'SPOG', 6],
  ['Budi Santoso', 'L', 'SPPD', 1, 'Sp.PD-KGEH'],
  ['Eko Wahyudi', 'L', 'SPPD', 1, 'Sp.PD-KGH'],
  ['Ayu Wulandari', 'P', 'SPPD', 2],
  ['Ahmad Fauzi', 'L', 'SPPD', 3],
  ['Theresia Wijaya', 'P', 'SPPD', 4],
  ['Ujang Sutisna', 'L', 'SPPD', 6],
  ['Kartika', 'P', 'SPPD', 4, 'Sp.PD-KEMD'],
  ['Rizal Mahendra', 'L', 'SPB', 1],
  ['Togar Hutapea', 'L', 'SPB', 2],
  ['Asep Suryana', 'L', 'SPB', 3],
  ['Wulan Permatasari', 'P', 'SPB', 4],
  ['Deni Ramdani', 'L', 'SPB', 6],
  ['Indah Purnamasari', 'P', 'SPS', 1],
  ['Gede Wirawan', 'L', 'SPS', 4],
  ['Lina Herlina', 'P', 'SPS', 2],
  ['Surya Darmawan', 'L', 'SPS', 3],
  ['Clara Anindita', 'P', 'SPKK', 1],
  ['Mega Safitri', 'P', 'SPKK', 5],
  ['Stefanus Tanuwijaya', 'L', 'SPKK', 4],
  ['Hasan Basri', 'L', 'SPTHT', 1],
  ['Yuliana Pratiwi', 'P', 'SPTHT', 3],
  ['Arief Budiman', 'L', 'SPTHT', 5],
  ['Citra Maharani', 'P', 'SPM', 1],
  ['Dimas Aryo Wicaksono', 'L', 'SPM', 2],
  ['Neneng Komariah', 'P', 'SPM', 3],
  ['Fajar Ramadhan', 'L', 'SPP', 1],
  ['Melati Oktaviani', 'P', 'SPP', 2],
  ['Sugiharto', 'L', 'SPP', 4],
  ['Ririn Andriani', 'P', 'SPKJ', 1],
  ['Bayu Adhitama', 'L', 'SPKJ', 4],
  ['Teguh Prakoso', 'L', 'SPOT', 1, 'Sp.OT(K)'],
  ['Made Sudarsana', 'L', 'SPOT', 4],
  ['Rahmat Hidayatullah', 'L', 'SPOT', 2],
  ['Galih Permana', 'L', 'SPU', 1],
  ['Irwan Syahputra', 'L', 'SPU', 3],
  ['Novita Anggraini', 'P', 'SPRAD', 1],
  ['Lukman Hakim', 'L', 'SPRAD', 4],
  ['Putri Ayuningtyas', 'P', 'SPGIGI', 1, 'Sp.KG'],
  ['Vina Melinda', 'P', 'SPGIGI', 5, 'Sp.KGA'],
  ['Rangga Saputra', 'L', 'SPGIGI', 6, 'Sp.Ort'],
  ['Endang Sulistyowati', 'P', 'SPKFR', 1],
  ['Hafizh Alamsyah', 'L', 'SPGK', 5],
  ['Ignatius Hartono', 'L', 'SPBS', 1],
  ['Zulkifli Nasution', 'L', 'SPBTKV', 1],
]
