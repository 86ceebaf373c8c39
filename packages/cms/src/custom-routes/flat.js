'use strict'

const { pick } = require('./entries')

// Flat objects: no envelope, relations and media in their place.

const hospitalFields = ['nama', 'slug', 'kode_mapping_rs']
const doctorFields = ['nama', 'kode', 'slug', 'avatar', 'status', 'kode_mapping_rs', 'kode_mapping_spesialis']

const flatHospital = (hospital) => pick(hospital, hospitalFields)
const flatDoctor = (doctor) => pick(doctor, doctorFields)

module.exports = { doctorFields, flatDoctor, flatHospital, hospitalFields }
