'use strict'

// Flat objects: no envelope, relations and media in their place.

const hospitalFields = ['nama', 'slug', 'kode_mapping_rs']
const doctorFields = ['nama', 'kode', 'slug', 'avatar', 'status', 'kode_mapping_rs', 'kode_mapping_spesialis']

/** The fields of an entry that an answer has, with both of its identities. */
const pick = (entry, fields) =>
  Object.fromEntries(['id', 'documentId', ...fields].map((field) => [field, entry[field] ?? null]))

const flatHospital = (hospital) => pick(hospital, hospitalFields)
const flatDoctor = (doctor) => pick(doctor, doctorFields)

module.exports = { doctorFields, flatDoctor, flatHospital, hospitalFields }
