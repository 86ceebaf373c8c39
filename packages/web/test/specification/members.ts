import type { SpecifiedRule } from './specified-rule.ts'

const area = 'e2e/member-area.spec.ts'
const profile = 'e2e/member-profile.spec.ts'
const family = 'e2e/member-family.spec.ts'
const appointments = 'e2e/member-appointments.spec.ts'
const results = 'e2e/member-results.spec.ts'
const registration = 'e2e/registration.spec.ts'
const registrationRules = 'src/features/member/registration'
const entries = 'src/features/member/area/area-entries.test.ts'

/** Every sentence that concerns patients who are logged in, or are about to be. */
export const memberRules: readonly SpecifiedRule[] = [
  {
    section: '2 Routes',
    says: '/member-area/login, /register and /forgot-password',
    test: [area, 'leads to the profile, and with the keyboard alone'],
  },
  {
    section: '2 Routes',
    says: '/member-area/forgot-password: a code, then a new password',
    test: ['e2e/forgot-password.spec.ts', 'a forgotten password is replaced'],
  },
  {
    section: '2 Routes',
    says: '/member-area/profile, /keluarga, /keluarga/{pasien} and /detail',
    test: [area, 'is accessible in both languages, fits 320 px, and does not move'],
  },
  {
    section: '2 Routes',
    says: '/keluarga/tambah-keluarga',
    test: [family, 'grows by a new person, with the keyboard alone'],
  },
  {
    section: '2 Routes',
    says: '/keluarga/tambah-pasien-lama',
    test: [family, 'is told which proof of an existing patient does not fit'],
  },
  {
    section: '2 Routes',
    says: '/keluarga/{pasien}/dokumen and /histori-kunjungan, /history-kunjungan/{pasien}',
    test: [area, 'is accessible in both languages, fits 320 px, and does not move'],
  },
  {
    section: '2 Routes',
    says: '/list-hasil, /list-hasil/karyawan, /hasil-penunjang/laboratorium and /radiologi',
    test: [results, 'are listed, opened and left by keyboard, and no number is in the address'],
  },
  {
    section: '2 Routes',
    says: '/appointment/{pasien}/open, /approved and /closed',
    test: [
      appointments,
      'an appointment is booked for a person of the family, approved by the hospital, and cancelled',
    ],
  },
  {
    section: '2 Layout',
    says: 'Menu entries are profile, family, appointment (open, with the patient id) and visit history (with the patient id)',
    test: [
      entries,
      'the menu leads to the profile, the family, and the appointments, visits and results of the patient',
    ],
  },
  {
    section: '2 Layout',
    says: 'Menu items can be disabled by a status flag',
    test: [entries, 'a patient without a medical record has no visits and no results, and is told why'],
  },
  {
    section: '2 Layout',
    says: 'The layout shows name, email and phone',
    test: [area, 'an idle page is covered after ten minutes'],
  },
  {
    section: '2 Layout',
    says: 'Choosing a patient appends the patient id as route parameter pasien',
    test: [results, 'of a person of the family say what is critical, and are compared over time'],
  },
  {
    section: '2 Guards',
    says: 'One guard redirects to / when no user is logged in',
    test: ['test/handler/addresses.test.ts', 'is for logged-in users; others are redirected to the home page'],
  },
  {
    section: '2 Guards',
    says: 'One guard redirects to / when a token already exists',
    test: [area, 'a logged-in patient is redirected from the log-in and the registration'],
  },
  {
    section: '2 Redirects',
    says: 'Member login goes to /member-area/profile',
    test: [area, 'leads to the profile, and with the keyboard alone'],
  },
  {
    section: '2 Redirects',
    says: 'Logout goes to /',
    test: ['e2e/session.spec.ts', 'has an avatar menu with'],
  },
  {
    section: '3 Entities',
    says: 'Family: list of users, main user first',
    test: ['e2e/member-stage.spec.ts', 'acts for the family'],
  },
  {
    section: '3 Entities',
    says: 'Login response: process, detail, users, family, jwt_token.value',
    test: ['e2e/log-in.spec.ts', 'then warns with the server’s detail text, and closes after success'],
  },
  {
    section: '3 Entities',
    says: 'Registration form: every field, warga_negara wni or wna, kodepmr a list',
    test: [`${registrationRules}/care-values.test.ts`, 'is sent as the contract wants it'],
  },
  {
    section: '3 Entities',
    says: 'Mobile patient record fills the form',
    test: [`${registrationRules}/care-values.test.ts`, 'the mobile record: the blood group without blanks'],
  },
  {
    section: '3 Entities',
    says: 'Legacy patient record fills what the mobile one lacks',
    test: [`${registrationRules}/care-values.test.ts`, 'what only the older system knows'],
  },
  {
    section: '4 States',
    says: 'Appointment lists: Open, Approved, Closed, each with its own call',
    test: [
      appointments,
      'an appointment is booked for a person of the family, approved by the hospital, and cancelled',
    ],
  },
  {
    section: '4 States',
    says: 'Login modal: idle, loading with its button disabled, then a warning or authenticated',
    test: ['e2e/log-in.spec.ts', 'is idle, then loading with its button disabled'],
  },
  {
    section: '4 States',
    says: 'On server start the session is restored from the cookies auth and auth_family',
    test: ['src/session/session.test.ts', 'a patient with a family and a telephone'],
  },
  {
    section: '4 States',
    says: 'Logout clears the session',
    test: ['e2e/member-privacy.spec.ts', 'left behind after the log-out'],
  },
  {
    section: '4 States',
    says: 'Registration: a flag shows the OTP step, restored from a saved cookie',
    test: [registration, 'an Indonesian registers with an account, a code after a reload, and a hospital'],
  },
  {
    section: '4 States',
    says: "Another flag marks 'existing patient' registration",
    test: [registration, 'an existing patient whose number does not agree is told so'],
  },
  {
    section: '4 States',
    says: 'Additional-data tabs stay disabled until mobile data is autofilled',
    test: [`${registrationRules}/registration-entries.test.ts`, 'a locked step says what opens it'],
  },
  {
    section: '4 States',
    says: 'Forgot password: a flag shows the OTP step',
    test: ['e2e/forgot-password.spec.ts', 'across a reload'],
  },
  {
    section: '5 Validation',
    says: "Login needs email and password, else 'Email & Password harus diisi'",
    test: [area, "wrong: 'Email & Password harus diisi'"],
  },
  {
    section: '5 Validation',
    says: 'If process is false, detail is shown as a warning',
    test: [area, 'shows the detail of the server, and keeps what was typed'],
  },
  {
    section: '5 Validation',
    says: 'Profile: full name must be set and birth place must be set',
    test: [profile, 'what is wrong is said beside its field, and what was saved is shown at once'],
  },
  {
    section: '5 Validation',
    says: 'Birth date YYYY-MM-DD, blood group trimmed, bahasa and suku_bahasa as integers',
    test: [`${registrationRules}/care-values.test.ts`, 'is sent as the contract wants it'],
  },
  {
    section: '5 Validation',
    says: "HTTP 422 on registration: the server's errors object becomes field errors",
    test: [registration, 'what the server finds wrong is beside the fields and in the summary, in its words'],
  },
  {
    section: '6 Roles',
    says: 'Appointment, profile and patient-history calls carry the bearer of auth_user',
    test: ['src/personal-data/personal-data.test.ts', 'calls with its new token, and reads again what is shown'],
  },
  {
    section: '7 Calls',
    says: 'POST /check_email and /ganti_password',
    test: ['e2e/forgot-password.spec.ts', 'a forgotten password is replaced'],
  },
  {
    section: '7 Calls',
    says: 'POST /profile/add_family/add_new and /direct_aktivasi',
    test: [family, 'grows by a new person, with the keyboard alone'],
  },
  {
    section: '7 Calls',
    says: 'POST /appointment/delete with kode_appointment and id_pasien',
    test: [
      appointments,
      'an expired session asks to log in over the dialog, and then cancels what was to be cancelled',
    ],
  },
  {
    section: '7 Calls',
    says: 'POST /appointment/dokumen_penjamin/store and /profile/dokumentasi_penjamin',
    test: [appointments, 'a document is handed in for an appointment, and is being checked'],
  },
  {
    section: '7 Calls',
    says: 'POST /dokter/history_kedatangan',
    test: [appointments, 'visits are filtered, and print without controls'],
  },
  {
    section: '7 Calls',
    says: 'POST /registrasi_mobile, /registrasi_mobile_token, /kirim_ulang_sms_token, GET /data/{x}, POST /register',
    test: [registration, 'an Indonesian registers with an account, a code after a reload, and a hospital'],
  },
  {
    section: '9 Constants',
    says: 'Session cookies: 1 day (86400 s), same-site strict, path /',
    test: [
      'src/session/session-cookies.test.ts',
      'a session lasts a day, for this site alone, and comes back as it was',
    ],
  },
  {
    section: '9 Constants',
    says: 'Member token storage: local storage key auth_user',
    test: ['e2e/session.spec.ts', "localStorage.getItem('auth_user')"],
  },
]
