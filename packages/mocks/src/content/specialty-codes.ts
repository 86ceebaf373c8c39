/** Code, name, name in English, picture. The order gives the ids, so new ones go last. */
export const specialtySeeds = [
  ['SPPD', 'Penyakit Dalam', 'Internal Medicine', 'penyakit-dalam'],
  ['SPA', 'Kesehatan Anak', 'Paediatrics', 'anak'],
  ['SPOG', 'Kebidanan dan Kandungan', 'Obstetrics and Gynaecology', 'kandungan'],
  ['SPJP', 'Jantung dan Pembuluh Darah', 'Cardiology', 'jantung'],
  ['SPB', 'Bedah Umum', 'General Surgery', 'bedah'],
  ['SPS', 'Saraf', 'Neurology', 'saraf'],
  ['SPKK', 'Kulit dan Kelamin', 'Dermatology and Venereology', 'kulit'],
  ['SPTHT', 'Telinga, Hidung, dan Tenggorok', 'Ear, Nose, and Throat', 'tht'],
  ['SPM', 'Mata', 'Ophthalmology', 'mata'],
  ['SPP', 'Paru', 'Pulmonology', 'paru'],
  ['SPKJ', 'Kesehatan Jiwa', 'Psychiatry', 'jiwa'],
  ['SPOT', 'Ortopedi dan Traumatologi', 'Orthopaedics and Traumatology', 'ortopedi'],
  ['SPU', 'Urologi', 'Urology', 'urologi'],
  ['SPRAD', 'Radiologi', 'Radiology', 'radiologi'],
  ['SPGIGI', 'Gigi dan Mulut', 'Dentistry', 'gigi'],
  ['SPKFR', 'Rehabilitasi Medik', null, 'rehabilitasi'],
  ['SPGK', 'Gizi Klinik', 'Clinical Nutrition', 'gizi'],
  ['SPBS', 'Bedah Saraf', 'Neurosurgery', 'bedah-saraf'],
  ['SPBTKV', 'Bedah Toraks, Kardiak, dan Vaskular', 'Thoracic, Cardiac, and Vascular Surgery', 'bedah-toraks'],
] as const

/** The code of a specialty at all hospitals of the group except one. */
export type SpecialtyCode = (typeof specialtySeeds)[number][0]

/** The hospital (its id) that joined the group with its own system, and the ending that this system adds to every code. */
const hospitalWithOwnCodes = 6
const ownEnding = '-SBG'

/** The code of a specialty at a hospital (its id). */
export const specialtyCodeAt = (code: SpecialtyCode, hospital: number): string =>
  hospital === hospitalWithOwnCodes ? `${code}${ownEnding}` : code

/** The group's code for a code of any hospital. */
export const groupCodeOf = (code: string): string => code.replace(ownEnding, '')
