// Generated from the contracts in schemas/ by codegen.ts. Do not edit: change the contract.

import type { Call, OperationRoutes } from '../../client/contract.ts'
import type { operations } from './types.ts'

/** The route and bearer of each operation of member.openapi.yaml. */
export const memberRoutes = {
  login: { method: 'POST', path: '/login', bearer: 'empty' },
  checkEmail: { method: 'POST', path: '/check_email', bearer: 'empty' },
  changePassword: { method: 'POST', path: '/ganti_password', bearer: 'empty' },
  registerMobile: { method: 'POST', path: '/registrasi_mobile', bearer: 'empty' },
  verifyRegistrationCode: { method: 'POST', path: '/registrasi_mobile_token', bearer: 'empty' },
  resendRegistrationCode: { method: 'POST', path: '/kirim_ulang_sms_token', bearer: 'empty' },
  getProfile: { method: 'GET', path: '/profile/detail', bearer: 'token' },
  updateProfile: { method: 'POST', path: '/profile/update', bearer: 'token' },
  storeBpjsNumber: { method: 'POST', path: '/profile/nomor_bpjs', bearer: 'token' },
  getFamily: { method: 'GET', path: '/profile/family', bearer: 'token' },
  addNewFamilyMember: { method: 'POST', path: '/profile/add_family/add_new', bearer: 'token' },
  activateExistingFamilyMember: { method: 'POST', path: '/profile/add_family/direct_aktivasi', bearer: 'token' },
  renewFamilyConsent: { method: 'POST', path: '/profile/family/persetujuan', bearer: 'token' },
  removeFamilyMember: { method: 'POST', path: '/profile/family/hapus', bearer: 'token' },
  listFamilyAccess: { method: 'GET', path: '/profile/akses', bearer: 'token' },
  endFamilyAccess: { method: 'POST', path: '/profile/akses/hentikan', bearer: 'token' },
  listOpenAppointments: { method: 'POST', path: '/appointment/open', bearer: 'token', reads: true },
  listApprovedAppointments: { method: 'POST', path: '/appointment/approved', bearer: 'token', reads: true },
  listClosedAppointments: { method: 'POST', path: '/appointment/closed', bearer: 'token', reads: true },
  createAppointment: { method: 'POST', path: '/appointment/create', bearer: 'token' },
  getAppointmentQueue: { method: 'POST', path: '/appointment/antrian', bearer: 'token', reads: true },
  deleteAppointment: { method: 'POST', path: '/appointment/delete', bearer: 'token' },
  storeGuarantorDocument: { method: 'POST', path: '/appointment/dokumen_penjamin/store', bearer: 'token', form: true },
  listGuarantorDocuments: { method: 'POST', path: '/profile/dokumentasi_penjamin', bearer: 'token', reads: true },
  withdrawGuarantorDocument: { method: 'POST', path: '/profile/dokumentasi_penjamin/tarik', bearer: 'token' },
  getVisitHistory: { method: 'POST', path: '/dokter/history_kedatangan', bearer: 'token', reads: true },
  getDoctorSlots: { method: 'POST', path: '/jadwal_dokter/detail', bearer: 'empty', reads: true },
  listReligions: { method: 'GET', path: '/data/agama' },
  listBloodTypes: { method: 'GET', path: '/data/gol_darah' },
  listLanguages: { method: 'GET', path: '/data/bahasa' },
  listEthnicLanguages: { method: 'GET', path: '/data/suku-bahasa' },
  listMaritalStatuses: { method: 'GET', path: '/data/status_kawin' },
  listEducationLevels: { method: 'GET', path: '/data/pendidikan' },
  listOccupations: { method: 'GET', path: '/data/pekerjaan' },
  listGuarantors: { method: 'GET', path: '/data/list-penjamin' },
  listCompanies: { method: 'GET', path: '/data/list-perusahaan' },
  searchVillages: { method: 'GET', path: '/data/desa' },
  resolveRegion: { method: 'GET', path: '/data/wilayah-auto' },
} as const satisfies OperationRoutes

/** The calls of the contract. None of them throws: each resolves with `{ data }` or `{ error }`. */
export interface MemberClient {
  /**
   * Log a member in
   *
   * Exchanges email and password for a bearer token. A wrong pair of email and password, or a locked account, is a refusal inside a 200 (`process: false`), whose `detail` is shown to the user as a warning. It is never a 401.
   *
   * `POST /login`
   */
  login: Call<operations['login']>
  /**
   * Start password recovery
   *
   * Sends a one-time code by email if the address belongs to a member. The answer to an unknown address is the same, so that accounts cannot be probed. Calling it again sends a new code and ends the old one; before `kirim_ulang_pada` that is a 429.
   *
   * `POST /check_email`
   */
  checkEmail: Call<operations['checkEmail']>
  /**
   * Set a new password with the one-time code
   *
   * Second step of password recovery. A wrong or ended code is a refusal inside a 200; after five wrong codes the code is void and `checkEmail` must be called again. All sessions of the member end. The answer has no token: the member logs in with the new password.
   *
   * `POST /ganti_password`
   */
  changePassword: Call<operations['changePassword']>
  /**
   * Register a member account
   *
   * Creates an inactive account and sends a one-time code by SMS to `no_hp`. The account can log in only after `verifyRegistrationCode`. Invalid fields, and an email already in use, are a 422 with messages per field; a medical record that does not agree with name and birth date is a refusal.
   *
   * Assumed: a person whom the group knows already, by `no_pasien` or by `nik`, is sent the code to the telephone of their record, or else to its email address, since number, name and birth date are known to others too. A contact that the record shares with the main user of an account that has the person in its family does not count. A record without a contact of its own is refused: the person comes to the counter. A person of 17 years or more who is in the family of another account gets an account of their own this way; the other account keeps its access, which `listFamilyAccess` shows and `endFamilyAccess` ends. A child of another account is refused, and so is a person with an account of their own. A `nik` that is known under another name or birth date is a 422.
   *
   * `POST /registrasi_mobile`
   */
  registerMobile: Call<operations['registerMobile']>
  /**
   * Verify the registration code
   *
   * Activates the account and logs the member in. A wrong or ended code is a refusal inside a 200; after five wrong codes the code is void and must be sent again.
   *
   * `POST /registrasi_mobile_token`
   */
  verifyRegistrationCode: Call<operations['verifyRegistrationCode']>
  /**
   * Send the registration code again
   *
   * Sends a new code to the same contact and ends the old one. Before `kirim_ulang_pada` it answers 429 with `Retry-After`. `kode_registrasi` stays the same.
   *
   * `POST /kirim_ulang_sms_token`
   */
  resendRegistrationCode: Call<operations['resendRegistrationCode']>
  /**
   * Read a profile
   *
   * Gives the profile of the caller or of a person of the caller's family. Another person's id answers 403.
   *
   * `GET /profile/detail`
   */
  getProfile: Call<operations['getProfile']>
  /**
   * Change a profile
   *
   * Changes the profile of the caller or of a person of the caller's family and answers the whole profile as it is then. Full name and birth place must be set. The telephone number of an adult of the family is changed by that adult alone, since the codes that prove the person go there: 422 at `no_telp` for another number.
   *
   * `POST /profile/update`
   *
   * Assumed: not in the specification; confirm it with the back end.
   */
  updateProfile: Call<operations['updateProfile']>
  /**
   * Keep the BPJS number of a patient
   *
   * Keeps the number of the national health insurance (nomor peserta JKN) of the caller or of a person of the caller's family, and answers the whole profile as it is then. Appointments that BPJS pays for use it unless they name another one. An empty number removes the one that is kept.
   *
   * `POST /profile/nomor_bpjs`
   *
   * Assumed: not in the specification; confirm it with the back end.
   */
  storeBpjsNumber: Call<operations['storeBpjsNumber']>
  /**
   * Read the family of a user
   *
   * Gives all persons of the account, the main user first. A user without family gets a list of one.
   *
   * `GET /profile/family`
   *
   * Assumed: not in the specification; confirm it with the back end.
   */
  getFamily: Call<operations['getFamily']>
  /**
   * Add a new person to the family
   *
   * Adds a child who has never been a patient of the group. The child has no medical record number (`nopasien: null`) until the first registration at a hospital. The same NIK twice is a refusal.
   *
   * A person of 17 years or more is a 422 on `tgl_lahir`: an adult joins with their own word. One with a medical record joins by `activateExistingFamilyMember`, one without comes to the counter with an identity card.
   *
   * `POST /profile/add_family/add_new`
   */
  addNewFamilyMember: Call<operations['addNewFamilyMember']>
  /**
   * Add an existing patient to the family
   *
   * Joins a patient who already has a medical record number. If number, birth date and NIK do not agree with a record the call is refused, in the same words whether the number exists or not.
   *
   * A patient of 17 years or more joins with their own word: without `kode`, the call sends a code of six digits to the telephone of the record, or else to its email address, and answers where to. The same call with the code joins the patient; a wrong or late code is a 422 on `kode`. A record without either contact, or with only those of the caller or of another account that has the patient, is refused: the patient comes to the hospital. Another code may be asked for after a minute, a 429 before that. A call may leave out `kode` at any time. An adult may have an account of their own, and may be in more families than one; a child of another account is refused.
   *
   * `POST /profile/add_family/direct_aktivasi`
   */
  activateExistingFamilyMember: Call<operations['activateExistingFamilyMember']>
  /**
   * Ask a person of the family who has become an adult for their own consent
   *
   * A child is added with the consent of a parent or guardian. From the day in Jakarta on which they are 17 years old it holds no longer: `getFamily` gives `menunggu_persetujuan`, and other calls for their data are 403 until they agree themselves. Without `kode`, this call sends a code of six digits to the telephone of the record, or else to its email address, and answers where to. The same call with the code ends the wait; a wrong or late code is a 422 on `kode`. A record without either contact, or with only those of the caller or of another account that has the person, is refused: the person comes to the hospital. Another code may be asked for after a minute, a 429 before that. A person whose consent is not asked for is a refusal.
   *
   * `POST /profile/family/persetujuan`
   *
   * Assumed: not in the specification; confirm it with the back end.
   */
  renewFamilyConsent: Call<operations['renewFamilyConsent']>
  /**
   * Remove a person from the family
   *
   * Ends the caller's access to a person whom the caller's account has added. Their appointments stay. A person without medical record whom no other account has is deleted, and is refused as long as appointments of theirs are open or approved. The main user cannot be removed: that is a refusal.
   *
   * `POST /profile/family/hapus`
   *
   * Assumed: not in the specification; confirm it with the back end.
   */
  removeFamilyMember: Call<operations['removeFamilyMember']>
  /**
   * List who sees the caller's data
   *
   * Gives the other accounts that have the caller in their family, and so see and manage the caller's data, the latest first. One that waits for the caller's consent as an adult (`menunggu_persetujuan`) sees nothing, and is not among them. The names are shortened: the list tells whom the caller knows, and no more of them.
   *
   * `GET /profile/akses`
   *
   * Assumed: not in the specification; confirm it with the back end.
   */
  listFamilyAccess: Call<operations['listFamilyAccess']>
  /**
   * End another account's access to the caller's data
   *
   * Takes the caller out of another account's family. From then on that account's calls for the caller's data are 403. A 404 if that account does not have the caller.
   *
   * `POST /profile/akses/hentikan`
   *
   * Assumed: not in the specification; confirm it with the back end.
   */
  endFamilyAccess: Call<operations['endFamilyAccess']>
  /**
   * List the open appointments of a patient
   *
   * Appointments that await the hospital, the nearest first. The list is empty when there is none. Reads only, although it is a POST.
   *
   * `POST /appointment/open`
   */
  listOpenAppointments: Call<operations['listOpenAppointments']>
  /**
   * List the approved appointments of a patient
   *
   * Appointments that the hospital has confirmed, the nearest first. The list is empty when there is none. Reads only, although it is a POST.
   *
   * `POST /appointment/approved`
   */
  listApprovedAppointments: Call<operations['listApprovedAppointments']>
  /**
   * List the closed appointments of a patient
   *
   * Appointments that are over, cancelled or missed, the latest first, of the last 12 months. The list is empty when there is none. Reads only, although it is a POST.
   *
   * `POST /appointment/closed`
   */
  listClosedAppointments: Call<operations['listClosedAppointments']>
  /**
   * Ask for an appointment
   *
   * Books one place in a slot; the new appointment is open. Refused (`process: false`) when the slot has filled up meanwhile, the doctor is on leave, or the patient already has an appointment with this doctor on this day. Not idempotent: do not repeat it on a timeout without reading the open list first.
   *
   * `POST /appointment/create`
   */
  createAppointment: Call<operations['createAppointment']>
  /**
   * Read where the queue of an appointment is
   *
   * Tells which number the doctor calls now, and how long it takes until that of this appointment. It is asked about once a minute on the day of the visit. `data` is null where the doctor has no queue numbers. Reads only, although it is a POST.
   *
   * `POST /appointment/antrian`
   *
   * Assumed: not in the specification; confirm it with the back end.
   */
  getAppointmentQueue: Call<operations['getAppointmentQueue']>
  /**
   * Cancel an appointment
   *
   * Cancels an open or approved appointment and frees its place. It then shows in the closed list with `alasan_ditutup: dibatalkan_pasien`. Refused when it is closed already or begins in less than two hours (`dapat_dibatalkan: false`). With `kode_appointment_baru` it is moved: it closes as `dipindahkan`, and its guarantor documents belong to the new appointment.
   *
   * `POST /appointment/delete`
   */
  deleteAppointment: Call<operations['deleteAppointment']>
  /**
   * Store a guarantor document
   *
   * Uploads one file (JPEG, PNG or PDF, at most 5 MiB). Store documents before `createAppointment` and send their ids there, or name an existing open or approved appointment in `kode_appointment`.
   *
   * `POST /appointment/dokumen_penjamin/store`
   */
  storeGuarantorDocument: Call<operations['storeGuarantorDocument']>
  /**
   * List the guarantor documents of a patient
   *
   * All stored documents of one patient, with and without an appointment, the latest first. Empty list when there is none. Reads only, although it is a POST.
   *
   * `POST /profile/dokumentasi_penjamin`
   */
  listGuarantorDocuments: Call<operations['listGuarantorDocuments']>
  /**
   * Withdraw a guarantor document
   *
   * Takes back a document that the hospital has not accepted (`menunggu` or `ditolak`), such as a wrong or unreadable one: it is deleted, and no appointment has it any longer. An accepted one is refused.
   *
   * `POST /profile/dokumentasi_penjamin/tarik`
   *
   * Assumed: not in the specification; confirm it with the back end.
   */
  withdrawGuarantorDocument: Call<operations['withdrawGuarantorDocument']>
  /**
   * Read the visit history of a patient
   *
   * Head of the medical record and all visits to hospitals of the group, the latest first. Only for the caller and the caller's family (403 otherwise). `list_history` is empty for a patient who has not been there yet. The list of patients to choose from comes from `getFamily`. Reads only, although it is a POST.
   *
   * `POST /dokter/history_kedatangan`
   */
  getVisitHistory: Call<operations['getVisitHistory']>
  /**
   * Read the free slots of a doctor on a day
   *
   * Sessions of a doctor on one day at all hospitals, with slots, quota, places left, expected queue number and the state of the doctor. Open to anonymous visitors. A day without sessions answers `status: null` and an empty `sesi`; leave answers `cuti` with sessions that have no slots. Places may be taken at any moment: `createAppointment` has the last word. Reads only, although it is a POST.
   *
   * `POST /jadwal_dokter/detail`
   */
  getDoctorSlots: Call<operations['getDoctorSlots']>
  /**
   * List religions
   *
   * Religions. The whole list in one answer; it rarely changes and may be cached for a day.
   *
   * `GET /data/agama`
   */
  listReligions: Call<operations['listReligions']>
  /**
   * List blood types
   *
   * Blood types. The codes may be padded with spaces (`"A  "`): trim them before use and before sending. The whole list in one answer; it rarely changes and may be cached for a day.
   *
   * `GET /data/gol_darah`
   */
  listBloodTypes: Call<operations['listBloodTypes']>
  /**
   * List languages
   *
   * Languages that a patient may speak. Sent as `bahasa`, as an integer. The whole list in one answer; it rarely changes and may be cached for a day.
   *
   * `GET /data/bahasa`
   */
  listLanguages: Call<operations['listLanguages']>
  /**
   * List ethnic languages
   *
   * Regional and ethnic languages. Sent as `suku_bahasa`, as an integer. The whole list in one answer; it rarely changes and may be cached for a day.
   *
   * `GET /data/suku-bahasa`
   */
  listEthnicLanguages: Call<operations['listEthnicLanguages']>
  /**
   * List marital statuses
   *
   * Marital statuses. The whole list in one answer; it rarely changes and may be cached for a day.
   *
   * `GET /data/status_kawin`
   */
  listMaritalStatuses: Call<operations['listMaritalStatuses']>
  /**
   * List education levels
   *
   * Levels of education. The whole list in one answer; it rarely changes and may be cached for a day.
   *
   * `GET /data/pendidikan`
   */
  listEducationLevels: Call<operations['listEducationLevels']>
  /**
   * List occupations
   *
   * Occupations. The whole list in one answer; it rarely changes and may be cached for a day.
   *
   * `GET /data/pekerjaan`
   */
  listOccupations: Call<operations['listOccupations']>
  /**
   * List guarantors
   *
   * Active guarantors: BPJS, insurers and companies that pay for patients. The whole list in one answer; it rarely changes and may be cached for a day.
   *
   * `GET /data/list-penjamin`
   */
  listGuarantors: Call<operations['listGuarantors']>
  /**
   * List companies
   *
   * Active companies whose employees the group treats. Sent as `kd_perusahaan`. The whole list in one answer; it rarely changes and may be cached for a day.
   *
   * `GET /data/list-perusahaan`
   */
  listCompanies: Call<operations['listCompanies']>
  /**
   * Search villages by name
   *
   * Finds villages (desa and kelurahan) whose name contains the term, case-insensitive, with district, city or regency and province. At most 20; empty list when none was found.
   *
   * `GET /data/desa`
   */
  searchVillages: Call<operations['searchVillages']>
  /**
   * Resolve region codes or names
   *
   * Turns the regions of an older patient record into codes with names, to fill the registration form. Each parameter takes a code or a name; at least one is needed (422 otherwise). Levels above a resolved one are filled from it. The four levels are beside `process`, without a `data` envelope.
   *
   * `GET /data/wilayah-auto`
   */
  resolveRegion: Call<operations['resolveRegion']>
}

/** The route and bearer of each operation of member.openapi.yaml, of the client `account`. */
export const memberAccountRoutes = {
  changeEmail: { method: 'POST', path: '/profile/akun/email', bearer: 'token' },
  changePhone: { method: 'POST', path: '/profile/akun/telepon', bearer: 'token' },
  changeOwnPassword: { method: 'POST', path: '/profile/akun/password', bearer: 'token' },
  listDevices: { method: 'GET', path: '/profile/akun/perangkat', bearer: 'token' },
  logOutDevices: { method: 'POST', path: '/profile/akun/perangkat/keluar', bearer: 'token' },
  listConsents: { method: 'GET', path: '/profile/akun/persetujuan', bearer: 'token' },
  changeConsent: { method: 'POST', path: '/profile/akun/persetujuan/ubah', bearer: 'token' },
  listReminders: { method: 'GET', path: '/profile/akun/pengingat', bearer: 'token' },
  changeReminder: { method: 'POST', path: '/profile/akun/pengingat/ubah', bearer: 'token' },
  getDeletion: { method: 'GET', path: '/profile/akun/penghapusan', bearer: 'token' },
  requestDeletion: { method: 'POST', path: '/profile/akun/penghapusan/ajukan', bearer: 'token' },
  withdrawDeletion: { method: 'POST', path: '/profile/akun/penghapusan/batalkan', bearer: 'token' },
} as const satisfies OperationRoutes

/** The calls of the contract, of the client `account`. None of them throws: each resolves with `{ data }` or `{ error }`. */
export interface MemberAccountClient {
  /**
   * Change the email address of the account
   *
   * Asks for the password of the account, since a device that was left open must not be enough. Without `kode`, this call sends a code of six digits to the new address and answers where to; nothing is changed yet. The same call with the code changes it. A wrong password is a 422 on `password`, a wrong or late code one on `kode`, and an address that another account has one on `email`. Another code may be asked for after a minute, a 429 before that. The email address is the login name: the next log-in needs the new one. The old address is told of the change. Sessions go on.
   *
   * `POST /profile/akun/email`
   *
   * Assumed: not in the specification; confirm it with the back end.
   */
  changeEmail: Call<operations['changeEmail']>
  /**
   * Change the telephone number of the account
   *
   * Asks for the password of the account, since a device that was left open must not be enough. Without `kode`, this call sends a code of six digits to the new number by SMS and answers where to; nothing is changed yet. The same call with the code changes it. A wrong password is a 422 on `password`, a wrong or late code one on `kode`, and a number that another account has one on `no_telp`. Another code may be asked for after a minute, a 429 before that.
   *
   * `POST /profile/akun/telepon`
   *
   * Assumed: not in the specification; confirm it with the back end.
   */
  changePhone: Call<operations['changePhone']>
  /**
   * Change the password while logged in
   *
   * Sets a new password, with the one before. A wrong one is a 422 on `password`, a new one that breaks a rule or is the one before a 422 on `password_baru`. The other devices of the account are logged out; the session that calls goes on.
   *
   * `POST /profile/akun/password`
   *
   * Assumed: not in the specification; confirm it with the back end.
   */
  changeOwnPassword: Call<operations['changeOwnPassword']>
  /**
   * List where the account is logged in
   *
   * Gives the sessions of the account, that of the caller first, then the latest used first.
   *
   * `GET /profile/akun/perangkat`
   *
   * Assumed: not in the specification; confirm it with the back end.
   */
  listDevices: Call<operations['listDevices']>
  /**
   * Log another device out, or all others
   *
   * Ends the session that `id_perangkat` names; without it all sessions but that of the caller. From then on their calls are 401. The session of the caller is ended by no call: the site forgets its token. Naming it is a refusal.
   *
   * `POST /profile/akun/perangkat/keluar`
   *
   * Assumed: not in the specification; confirm it with the back end.
   */
  logOutDevices: Call<operations['logOutDevices']>
  /**
   * List the consents of the account
   *
   * Gives the consents that UU 27/2022 on personal data asks for (`pelayanan`, `pemasaran`), each with whether it is on and since when. One that was never chosen is off, and its day is null. Texts about it are the site's.
   *
   * `GET /profile/akun/persetujuan`
   *
   * Assumed: not in the specification; confirm it with the back end.
   */
  listConsents: Call<operations['listConsents']>
  /**
   * Give a consent or withdraw it
   *
   * Records that a consent was given or withdrawn today. After the consent to `pelayanan` was withdrawn, the hospital stops what is founded on it alone within three days of 24 hours (UU 27/2022, article 40) and speaks to the patient; medical records are kept as the law asks. A kind that is no consent is a 422 on `jenis`.
   *
   * `POST /profile/akun/persetujuan/ubah`
   *
   * Assumed: not in the specification; confirm it with the back end.
   */
  changeConsent: Call<operations['changeConsent']>
  /**
   * List by which ways the member is reminded of appointments
   *
   * Gives the ways in which the back end reminds of appointments (`email`, `sms`, `whatsapp`), each with whether it is on and since when. One that was never chosen is off, and its day is null. Texts about it are the site's.
   *
   * `GET /profile/akun/pengingat`
   *
   * Assumed: not in the specification; confirm it with the back end.
   */
  listReminders: Call<operations['listReminders']>
  /**
   * Switch a way of reminding on or off
   *
   * The back end sends the reminders, to the email address and the telephone of the account. A kind that is no way of reminding is a 422 on `jenis`.
   *
   * `POST /profile/akun/pengingat/ubah`
   *
   * Assumed: not in the specification; confirm it with the back end.
   */
  changeReminder: Call<operations['changeReminder']>
  /**
   * Read whether the deletion of the account was asked for
   *
   * Gives when it was asked for and the day on which the account is deleted; both null while it was not.
   *
   * `GET /profile/akun/penghapusan`
   *
   * Assumed: not in the specification; confirm it with the back end.
   */
  getDeletion: Call<operations['getDeletion']>
  /**
   * Ask for the deletion of the account
   *
   * Asks for what UU 27/2022 (article 8) gives a right to. The account and what is founded on consent are deleted after 30 days, until which the request can be withdrawn; appointments stay as they are, and medical records are kept as the law asks (Permenkes 24/2022, article 39: at least 25 years). A wrong password is a 422 on `password`.
   *
   * `POST /profile/akun/penghapusan/ajukan`
   *
   * Assumed: not in the specification; confirm it with the back end.
   */
  requestDeletion: Call<operations['requestDeletion']>
  /**
   * Withdraw the request for the deletion of the account
   *
   * The account stays. Without a request it changes nothing.
   *
   * `POST /profile/akun/penghapusan/batalkan`
   *
   * Assumed: not in the specification; confirm it with the back end.
   */
  withdrawDeletion: Call<operations['withdrawDeletion']>
}
