'use strict'

const { pick } = require('./entries')

// Turns entries into flat objects without envelopes. Relations and media are values of their fields.

const hospitalFields = ['nama', 'slug', 'kode_mapping_rs']
const doctorFields = ['nama', 'kode', 'slug', 'avatar', 'status', 'kode_mapping_rs', 'kode_mapping_spesialis']

const flatHospital = (hospital) => pick(hospital, hospitalFields)
const flatDoctor = (doctor) => pick(doctor, doctorFields)

module.exports = { doctorFields, flatDoctor, flatHospital, hospitalFields }
