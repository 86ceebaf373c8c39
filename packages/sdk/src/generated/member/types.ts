// Generated from the contracts in schemas/ by codegen.ts. Do not edit: change the contract.
export interface paths {
    "/login": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Log a member in
         * @description Exchanges email and password for a bearer token. A wrong pair of email and password, or a locked account, is a refusal inside a 200 (`process: false`), whose `detail` is shown to the user as a warning. It is never a 401.
         */
        post: operations["login"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/check_email": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Start password recovery
         * @description Sends a one-time code by email if the address belongs to a member. The answer to an unknown address is the same, so that accounts cannot be probed. Calling it again sends a new code and ends the old one; before `kirim_ulang_pada` that is a 429.
         */
        post: operations["checkEmail"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ganti_password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Set a new password with the one-time code
         * @description Second step of password recovery. A wrong or ended code is a refusal inside a 200; after five wrong codes the code is void and `checkEmail` must be called again. All sessions of the member end. The answer has no token: the member logs in with the new password.
         */
        post: operations["changePassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/registrasi_mobile": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Register a member account
         * @description Creates an inactive account and sends a one-time code by SMS to `no_hp`. The account can log in only after `verifyRegistrationCode`. Invalid fields, and an email already in use, are a 422 with messages per field; a medical record that does not agree with name and birth date is a refusal.
         *
         *     Assumed: a person whom the group knows already, by `no_pasien` or by `nik`, is sent the code to the telephone of their record, or else to its email address, since number, name and birth date are known to others too. A contact that the record shares with the main user of an account that has the person in its family does not count. A record without a contact of its own is refused: the person comes to the counter. A person of 17 years or more who is in the family of another account gets an account of their own this way; the other account keeps its access, which `listFamilyAccess` shows and `endFamilyAccess` ends. A child of another account is refused, and so is a person with an account of their own. A `nik` that is known under another name or birth date is a 422.
         */
        post: operations["registerMobile"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/registrasi_mobile_token": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Verify the registration code
         * @description Activates the account and logs the member in. A wrong or ended code is a refusal inside a 200; after five wrong codes the code is void and must be sent again.
         */
        post: operations["verifyRegistrationCode"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/kirim_ulang_sms_token": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send the registration code again
         * @description Sends a new code to the same contact and ends the old one. Before `kirim_ulang_pada` it answers 429 with `Retry-After`. `kode_registrasi` stays the same.
         */
        post: operations["resendRegistrationCode"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/profile/detail": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a profile
         * @description Gives the profile of the caller or of a person of the caller's family. Another person's id answers 403.
         */
        get: operations["getProfile"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/profile/update": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change a profile
         * @description Changes the profile of the caller or of a person of the caller's family and answers the whole profile as it is then. Full name and birth place must be set. The telephone number of an adult of the family is changed by that adult alone, since the codes that prove the person go there: 422 at `no_telp` for another number.
         */
        post: operations["updateProfile"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/profile/nomor_bpjs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Keep the BPJS number of a patient
         * @description Keeps the number of the national health insurance (nomor peserta JKN) of the caller or of a person of the caller's family, and answers the whole profile as it is then. Appointments that BPJS pays for use it unless they name another one. An empty number removes the one that is kept.
         */
        post: operations["storeBpjsNumber"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/profile/family": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the family of a user
         * @description Gives all persons of the account, the main user first. A user without family gets a list of one.
         */
        get: operations["getFamily"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/profile/add_family/add_new": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add a new person to the family
         * @description Adds a child who has never been a patient of the group. The child has no medical record number (`nopasien: null`) until the first registration at a hospital. The same NIK twice is a refusal.
         *
         *     A person of 17 years or more is a 422 on `tgl_lahir`: an adult joins with their own word. One with a medical record joins by `activateExistingFamilyMember`, one without comes to the counter with an identity card.
         */
        post: operations["addNewFamilyMember"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/profile/add_family/direct_aktivasi": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add an existing patient to the family
         * @description Joins a patient who already has a medical record number. If number, birth date and NIK do not agree with a record the call is refused, in the same words whether the number exists or not.
         *
         *     A patient of 17 years or more joins with their own word: without `kode`, the call sends a code of six digits to the telephone of the record, or else to its email address, and answers where to. The same call with the code joins the patient; a wrong or late code is a 422 on `kode`. A record without either contact, or with only those of the caller or of another account that has the patient, is refused: the patient comes to the hospital. Another code may be asked for after a minute, a 429 before that. A call may leave out `kode` at any time. An adult may have an account of their own, and may be in more families than one; a child of another account is refused.
         */
        post: operations["activateExistingFamilyMember"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/profile/family/persetujuan": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ask a person of the family who has become an adult for their own consent
         * @description A child is added with the consent of a parent or guardian. From the day in Jakarta on which they are 17 years old it holds no longer: `getFamily` gives `menunggu_persetujuan`, and other calls for their data are 403 until they agree themselves. Without `kode`, this call sends a code of six digits to the telephone of the record, or else to its email address, and answers where to. The same call with the code ends the wait; a wrong or late code is a 422 on `kode`. A record without either contact, or with only those of the caller or of another account that has the person, is refused: the person comes to the hospital. Another code may be asked for after a minute, a 429 before that. A person whose consent is not asked for is a refusal.
         */
        post: operations["renewFamilyConsent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/profile/family/hapus": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Remove a person from the family
         * @description Ends the caller's access to a person whom the caller's account has added. Their appointments stay. A person without medical record whom no other account has is deleted, and is refused as long as appointments of theirs are open or approved. The main user cannot be removed: that is a refusal.
         */
        post: operations["removeFamilyMember"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/profile/akses": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List who sees the caller's data
         * @description Gives the other accounts that have the caller in their family, and so see and manage the caller's data, the latest first. One that waits for the caller's consent as an adult (`menunggu_persetujuan`) sees nothing, and is not among them. The names are shortened: the list tells whom the caller knows, and no more of them.
         */
        get: operations["listFamilyAccess"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/profile/akses/hentikan": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * End another account's access to the caller's data
         * @description Takes the caller out of another account's family. From then on that account's calls for the caller's data are 403. A 404 if that account does not have the caller.
         */
        post: operations["endFamilyAccess"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/appointment/open": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * List the open appointments of a patient
         * @description Appointments that await the hospital, the nearest first. The list is empty when there is none. Reads only, although it is a POST.
         */
        post: operations["listOpenAppointments"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/appointment/approved": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * List the approved appointments of a patient
         * @description Appointments that the hospital has confirmed, the nearest first. The list is empty when there is none. Reads only, although it is a POST.
         */
        post: operations["listApprovedAppointments"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/appointment/closed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * List the closed appointments of a patient
         * @description Appointments that are over, cancelled or missed, the latest first, of the last 12 months. The list is empty when there is none. Reads only, although it is a POST.
         */
        post: operations["listClosedAppointments"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/appointment/create": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ask for an appointment
         * @description Books one place in a slot; the new appointment is open. Refused (`process: false`) when the slot has filled up meanwhile, the doctor is on leave, or the patient already has an appointment with this doctor on this day. Not idempotent: do not repeat it on a timeout without reading the open list first.
         */
        post: operations["createAppointment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/appointment/antrian": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Read where the queue of an appointment is
         * @description Tells which number the doctor calls now, and how long it takes until that of this appointment. It is asked about once a minute on the day of the visit. `data` is null where the doctor has no queue numbers. Reads only, although it is a POST.
         */
        post: operations["getAppointmentQueue"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/appointment/delete": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Cancel an appointment
         * @description Cancels an open or approved appointment and frees its place. It then shows in the closed list with `alasan_ditutup: dibatalkan_pasien`. Refused when it is closed already or begins in less than two hours (`dapat_dibatalkan: false`). With `kode_appointment_baru` it is moved: it closes as `dipindahkan`, and its guarantor documents belong to the new appointment.
         */
        post: operations["deleteAppointment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/appointment/dokumen_penjamin/store": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Store a guarantor document
         * @description Uploads one file (JPEG, PNG or PDF, at most 5 MiB). Store documents before `createAppointment` and send their ids there, or name an existing open or approved appointment in `kode_appointment`.
         */
        post: operations["storeGuarantorDocument"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/profile/dokumentasi_penjamin": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * List the guarantor documents of a patient
         * @description All stored documents of one patient, with and without an appointment, the latest first. Empty list when there is none. Reads only, although it is a POST.
         */
        post: operations["listGuarantorDocuments"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/profile/dokumentasi_penjamin/tarik": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Withdraw a guarantor document
         * @description Takes back a document that the hospital has not accepted (`menunggu` or `ditolak`), such as a wrong or unreadable one: it is deleted, and no appointment has it any longer. An accepted one is refused.
         */
        post: operations["withdrawGuarantorDocument"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/dokter/history_kedatangan": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Read the visit history of a patient
         * @description Head of the medical record and all visits to hospitals of the group, the latest first. Only for the caller and the caller's family (403 otherwise). `list_history` is empty for a patient who has not been there yet. The list of patients to choose from comes from `getFamily`. Reads only, although it is a POST.
         */
        post: operations["getVisitHistory"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/jadwal_dokter/detail": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Read the free slots of a doctor on a day
         * @description Sessions of a doctor on one day at all hospitals, with slots, quota, places left, expected queue number and the state of the doctor. Open to anonymous visitors. A day without sessions answers `status: null` and an empty `sesi`; leave answers `cuti` with sessions that have no slots. Places may be taken at any moment: `createAppointment` has the last word. Reads only, although it is a POST.
         */
        post: operations["getDoctorSlots"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/data/agama": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List religions
         * @description Religions. The whole list in one answer; it rarely changes and may be cached for a day.
         */
        get: operations["listReligions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/data/gol_darah": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List blood types
         * @description Blood types. The codes may be padded with spaces (`"A  "`): trim them before use and before sending. The whole list in one answer; it rarely changes and may be cached for a day.
         */
        get: operations["listBloodTypes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/data/bahasa": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List languages
         * @description Languages that a patient may speak. Sent as `bahasa`, as an integer. The whole list in one answer; it rarely changes and may be cached for a day.
         */
        get: operations["listLanguages"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/data/suku-bahasa": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List ethnic languages
         * @description Regional and ethnic languages. Sent as `suku_bahasa`, as an integer. The whole list in one answer; it rarely changes and may be cached for a day.
         */
        get: operations["listEthnicLanguages"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/data/status_kawin": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List marital statuses
         * @description Marital statuses. The whole list in one answer; it rarely changes and may be cached for a day.
         */
        get: operations["listMaritalStatuses"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/data/pendidikan": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List education levels
         * @description Levels of education. The whole list in one answer; it rarely changes and may be cached for a day.
         */
        get: operations["listEducationLevels"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/data/pekerjaan": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List occupations
         * @description Occupations. The whole list in one answer; it rarely changes and may be cached for a day.
         */
        get: operations["listOccupations"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/data/list-penjamin": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List guarantors
         * @description Active guarantors: BPJS, insurers and companies that pay for patients. The whole list in one answer; it rarely changes and may be cached for a day.
         */
        get: operations["listGuarantors"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/data/list-perusahaan": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List companies
         * @description Active companies whose employees the group treats. Sent as `kd_perusahaan`. The whole list in one answer; it rarely changes and may be cached for a day.
         */
        get: operations["listCompanies"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/data/desa": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Search villages by name
         * @description Finds villages (desa and kelurahan) whose name contains the term, case-insensitive, with district, city or regency and province. At most 20; empty list when none was found.
         */
        get: operations["searchVillages"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/data/wilayah-auto": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Resolve region codes or names
         * @description Turns the regions of an older patient record into codes with names, to fill the registration form. Each parameter takes a code or a name; at least one is needed (422 otherwise). Levels above a resolved one are filled from it. The four levels are beside `process`, without a `data` envelope.
         */
        get: operations["resolveRegion"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/profile/akun/email": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change the email address of the account
         * @description Asks for the password of the account, since a device that was left open must not be enough. Without `kode`, this call sends a code of six digits to the new address and answers where to; nothing is changed yet. The same call with the code changes it. A wrong password is a 422 on `password`, a wrong or late code one on `kode`, and an address that another account has one on `email`. Another code may be asked for after a minute, a 429 before that. The email address is the login name: the next log-in needs the new one. The old address is told of the change. Sessions go on.
         */
        post: operations["changeEmail"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/profile/akun/telepon": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change the telephone number of the account
         * @description Asks for the password of the account, since a device that was left open must not be enough. Without `kode`, this call sends a code of six digits to the new number by SMS and answers where to; nothing is changed yet. The same call with the code changes it. A wrong password is a 422 on `password`, a wrong or late code one on `kode`, and a number that another account has one on `no_telp`. Another code may be asked for after a minute, a 429 before that.
         */
        post: operations["changePhone"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/profile/akun/password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change the password while logged in
         * @description Sets a new password, with the one before. A wrong one is a 422 on `password`, a new one that breaks a rule or is the one before a 422 on `password_baru`. The other devices of the account are logged out; the session that calls goes on.
         */
        post: operations["changeOwnPassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/profile/akun/perangkat": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List where the account is logged in
         * @description Gives the sessions of the account, that of the caller first, then the latest used first.
         */
        get: operations["listDevices"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/profile/akun/perangkat/keluar": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Log another device out, or all others
         * @description Ends the session that `id_perangkat` names; without it all sessions but that of the caller. From then on their calls are 401. The session of the caller is ended by no call: the site forgets its token. Naming it is a refusal.
         */
        post: operations["logOutDevices"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/profile/akun/persetujuan": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the consents of the account
         * @description Gives the consents that UU 27/2022 on personal data asks for (`pelayanan`, `pemasaran`), each with whether it is on and since when. One that was never chosen is off, and its day is null. Texts about it are the site's.
         */
        get: operations["listConsents"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/profile/akun/persetujuan/ubah": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Give a consent or withdraw it
         * @description Records that a consent was given or withdrawn today. After the consent to `pelayanan` was withdrawn, the hospital stops what is founded on it alone within three days of 24 hours (UU 27/2022, article 40) and speaks to the patient; medical records are kept as the law asks. A kind that is no consent is a 422 on `jenis`.
         */
        post: operations["changeConsent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/profile/akun/pengingat": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List by which ways the member is reminded of appointments
         * @description Gives the ways in which the back end reminds of appointments (`email`, `sms`, `whatsapp`), each with whether it is on and since when. One that was never chosen is off, and its day is null. Texts about it are the site's.
         */
        get: operations["listReminders"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/profile/akun/pengingat/ubah": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Switch a way of reminding on or off
         * @description The back end sends the reminders, to the email address and the telephone of the account. A kind that is no way of reminding is a 422 on `jenis`.
         */
        post: operations["changeReminder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/profile/akun/penghapusan": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read whether the deletion of the account was asked for
         * @description Gives when it was asked for and the day on which the account is deleted; both null while it was not.
         */
        get: operations["getDeletion"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/profile/akun/penghapusan/ajukan": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ask for the deletion of the account
         * @description Asks for what UU 27/2022 (article 8) gives a right to. The account and what is founded on consent are deleted after 30 days, until which the request can be withdrawn; appointments stay as they are, and medical records are kept as the law asks (Permenkes 24/2022, article 39: at least 25 years). A wrong password is a 422 on `password`.
         */
        post: operations["requestDeletion"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/profile/akun/penghapusan/batalkan": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Withdraw the request for the deletion of the account
         * @description The account stays. Without a request it changes nothing.
         */
        post: operations["withdrawDeletion"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /** @description The back end understood the call and refused it for a reason that the user can read. Sent with HTTP status 200. */
        Rejected: {
            /**
             * @description Always false in a refusal.
             * @constant
             */
            process: false;
            /** @description Reason of the refusal, in Indonesian, fit to be shown to the user as it is. */
            detail: string;
        };
        /** @description Body of every error other than 422. */
        ErrorMessage: {
            /** @description What went wrong, in Indonesian. */
            message: string;
        };
        /** @description Body of a 422: at least one field broke a rule. */
        ValidationFailure: {
            /** @description Summary in Indonesian. */
            message: string;
            /** @description Messages per field. The key is the name of the request field; each field has at least one message, in Indonesian. */
            errors: {
                [key: string]: string[];
            };
        };
        /** @description Success without data. */
        Acknowledged: {
            /**
             * @description Always true in a successful answer.
             * @constant
             */
            process: true;
            /** @description Message for the user, in Indonesian. */
            detail: string;
        };
        /**
         * @description L (laki-laki) is male, P (perempuan) is female.
         * @enum {string}
         */
        Gender: "L" | "P";
        /**
         * @description wni is an Indonesian citizen, wna a foreign citizen.
         * @enum {string}
         */
        Citizenship: "wni" | "wna";
        /** @description A value that a list of values got after this contract was written. It occurs in answers only, where it changes no meaning; show it by a general name, such as that of `lainnya` (other). */
        LaterValue: string & {};
        /**
         * @description Relation of this person to the main user of the family: diri_sendiri (the main user), suami (husband), istri (wife), anak (child), ayah (father), ibu (mother), saudara (sibling), lainnya (other).
         * @enum {string}
         */
        FamilyRelation: "diri_sendiri" | "suami" | "istri" | "anak" | "ayah" | "ibu" | "saudara" | "lainnya";
        /**
         * @description NIK: the national identity number, 16 digits.
         * @example 3215014503870003
         */
        Nik: string;
        /**
         * @description Telephone number without spaces or punctuation. Of Indonesia as people type it: +62, 62 or 0, then 8 to 13 digits. Of another country, for foreigners: + and the country's code (E.164).
         * @example 081200001234
         */
        PhoneNumber: string;
        /**
         * @description Medical record number (nopasien) of the hospital group: four pairs of digits.
         * @example 00-12-34-56
         */
        MedicalRecordNumber: string;
        /**
         * @description Time of day in the time zone of the hospital (WIB, Asia/Jakarta), 24 hours, hours and minutes.
         * @example 09:30
         */
        ClockTime: string;
        /**
         * Format: date-time
         * @description Instant with offset; the back end writes Jakarta time, `+07:00`.
         * @example 2026-11-21T09:15:00+07:00
         */
        Timestamp: string;
        /**
         * @description One-time code of 6 digits. Valid for 5 minutes and for one use.
         * @example 123456
         */
        OneTimeCode: string;
        /**
         * Format: password
         * @description New password, 8 to 128 characters.
         */
        NewPassword: string;
        /**
         * Format: email
         * @description Email address.
         * @example siti.rahayu@contoh.example
         */
        EmailAddress: string;
        /** @description A member or a member of a family: one person. */
        MemberUser: {
            /** @description Member id. Called `id_pasien`, `user_id` or `userid` in the calls that take it. */
            id: number;
            /** @description Full name. One word is a valid name. */
            nama_lengkap: string;
            /**
             * Format: email
             * @description Email address; null for family members without one. The login name of the main user.
             */
            email: string | null;
            /** @description Mobile number as stored; null for family members without one. */
            no_telp: string | null;
            /** @description Sex. */
            gender: components["schemas"]["Gender"];
            /**
             * Format: uri
             * @description Absolute https address of the portrait; null when none, then show the default for the gender.
             */
            avatar: string | null;
            /** @description Relation to the main user. */
            status_family: components["schemas"]["FamilyRelation"] | components["schemas"]["LaterValue"];
            /**
             * Format: date
             * @description Birth date.
             */
            tgl_lahir: string;
            /** @description Medical record number; null until a hospital of the group has issued one. */
            nopasien: string | null;
            /**
             * @description Optional. The person was added as a child, is 17 years old or older, and has not agreed themselves yet: `renewFamilyConsent` asks them, and until then their data is closed to the account.
             * @constant
             */
            menunggu_persetujuan?: true;
        };
        /** @description All persons of one account. The main user is always first; then the others in the order in which they were added. */
        Family: components["schemas"]["MemberUser"][];
        /** @description Bearer token of the member session. */
        JwtToken: {
            /** @description The token. Send it as `Authorization: Bearer <value>`. */
            value: string;
            /** @description When the token ends. Absent when the back end does not tell; the session then lasts until a call answers 401. */
            expires_at?: components["schemas"]["Timestamp"];
        };
        /** @description Credentials of a member. */
        LoginRequest: {
            /** @description Login name. */
            email: components["schemas"]["EmailAddress"];
            /**
             * Format: password
             * @description Password.
             */
            password: string;
        };
        /** @description The member is logged in. */
        LoginSuccess: {
            /**
             * @description Always true in a successful answer.
             * @constant
             */
            process: true;
            /** @description Message for the user, in Indonesian. */
            detail: string;
            /** @description The person who logged in: the main user of the family. */
            users: components["schemas"]["MemberUser"];
            /** @description The family of the member, main user first. */
            family: components["schemas"]["Family"];
            /** @description Token of the new session. */
            jwt_token: components["schemas"]["JwtToken"];
        };
        /** @description Address of the account whose password is to be recovered. */
        CheckEmailRequest: {
            /** @description Email address. */
            email: components["schemas"]["EmailAddress"];
        };
        /** @description A one-time code is on its way by email. */
        PasswordRecoveryChallenge: {
            /** @description The address with most characters masked, to show where the code went. */
            email_tersamar: string;
            /** @description When the code ends. */
            kedaluwarsa_pada: components["schemas"]["Timestamp"];
            /** @description Earliest time at which another code may be asked for, by calling `checkEmail` again. */
            kirim_ulang_pada: components["schemas"]["Timestamp"];
        };
        /** @description The recovery was started. */
        CheckEmailSuccess: {
            /**
             * @description Always true in a successful answer.
             * @constant
             */
            process: true;
            /** @description Message for the user, in Indonesian. */
            detail: string;
            /** @description Where the code went and how long it holds. */
            data: components["schemas"]["PasswordRecoveryChallenge"];
        };
        /** @description New password, proved by the one-time code. */
        ChangePasswordRequest: {
            /** @description Email address. */
            email: components["schemas"]["EmailAddress"];
            /** @description The code that `checkEmail` sent. */
            token: components["schemas"]["OneTimeCode"];
            /** @description The password to set. */
            password: components["schemas"]["NewPassword"];
        };
        /** @description Consent per purpose, as UU 27/2022 on personal data asks for health data. */
        RegistrationConsent: {
            /**
             * @description Consent to the use of the data for care, billing and hospital registration. Registration is not possible without it.
             * @constant
             */
            pelayanan: true;
            /** @description Consent to receive health information and offers. */
            pemasaran: boolean;
        };
        /** @description A new member account. Send `no_pasien` for a person who is already a patient of the group: the account is then joined to that medical record, once name and birth date agree. */
        RegisterMobileRequest: {
            /** @description Full name as on the identity card. One word is a valid name. */
            nama: string;
            /** @description Town of birth. */
            tempat_lahir: string;
            /**
             * Format: date
             * @description Birth date, not after today.
             */
            tgl_lahir: string;
            /** @description Sex. */
            gender: components["schemas"]["Gender"];
            /** @description Login name of the new account; must not be in use. */
            email: components["schemas"]["EmailAddress"];
            /** @description Mobile number; receives the one-time code by SMS, unless the group knows the person already. */
            no_hp: components["schemas"]["PhoneNumber"];
            /** @description The password to set. */
            password: components["schemas"]["NewPassword"];
            /** @description National identity number. Needed for adult Indonesian citizens (the server answers 422 without it); leave out for a foreign citizen or a newborn without one. */
            nik?: components["schemas"]["Nik"];
            /** @description Passport number; needed when `warga_negara` is wna. */
            no_paspor?: string;
            /** @description Street, number, RT/RW. */
            alamat?: string;
            /** @description Village code (kelurahan or desa), as `searchVillages` gives it. */
            kel?: string;
            /** @description District code (kecamatan). */
            kec?: string;
            /** @description City or regency code (kota or kabupaten). */
            kokab?: string;
            /** @description Province code. */
            prov?: string;
            /** @description Taken as wni when left out. */
            warga_negara?: components["schemas"]["Citizenship"];
            /** @description Religion: `kode` of `listReligions`. */
            agama?: string;
            /** @description Blood type: `kode` of `listBloodTypes`, trimmed. */
            gol_darah?: string;
            /** @description Language: `kode` of `listLanguages`, sent as an integer. */
            bahasa?: number;
            /** @description Ethnic language: `kode` of `listEthnicLanguages`, sent as an integer. */
            suku_bahasa?: number;
            /** @description Marital status: `kode` of `listMaritalStatuses`. */
            status_kawin?: string;
            /** @description Education: `kode` of `listEducationLevels`. */
            pendidikan?: string;
            /** @description Occupation: `kode` of `listOccupations`. */
            pekerjaan?: string;
            /** @description Medical record number of an existing patient; leave out for a new one. */
            no_pasien?: components["schemas"]["MedicalRecordNumber"];
            /** @description Consent per purpose. */
            persetujuan: components["schemas"]["RegistrationConsent"];
        };
        /** @description A one-time code is on its way. The account stays unusable until the code is verified. */
        RegistrationChallenge: {
            /** @description Identifies this registration in `verifyRegistrationCode` and `resendRegistrationCode`. Not secret in itself, no personal data in it. */
            kode_registrasi: string;
            /** @description Telephone number or email address with most of it masked, to show where the code went. */
            kode_dikirim_ke: string;
            /** @description Whether that is the contact of a medical record, and not the `no_hp` of the request. */
            dari_rekam_medis: boolean;
            /** @description When the code ends. */
            kedaluwarsa_pada: components["schemas"]["Timestamp"];
            /** @description Earliest time at which the code may be sent again. */
            kirim_ulang_pada: components["schemas"]["Timestamp"];
        };
        /** @description The code was sent. */
        RegistrationChallengeSuccess: {
            /**
             * @description Always true in a successful answer.
             * @constant
             */
            process: true;
            /** @description Message for the user, in Indonesian. */
            detail: string;
            /** @description Where the code went and how long it holds. */
            data: components["schemas"]["RegistrationChallenge"];
        };
        /** @description The code from the SMS. */
        VerifyRegistrationCodeRequest: {
            /** @description From `registerMobile`. */
            kode_registrasi: string;
            /** @description The one-time code. */
            token: components["schemas"]["OneTimeCode"];
        };
        /** @description The account is active and the member is logged in; the same content as after a login. */
        VerifyRegistrationCodeSuccess: {
            /**
             * @description Always true in a successful answer.
             * @constant
             */
            process: true;
            /** @description Message for the user, in Indonesian. */
            detail: string;
            /** @description The person who logged in: the main user of the family. */
            users: components["schemas"]["MemberUser"];
            /** @description The family of the member, main user first. */
            family: components["schemas"]["Family"];
            /** @description Token of the new session. */
            jwt_token: components["schemas"]["JwtToken"];
        };
        /** @description Which registration needs a new code. */
        ResendRegistrationCodeRequest: {
            /** @description From `registerMobile`. */
            kode_registrasi: string;
        };
        /** @description Everything the group knows of one person, as far as the member may see it. Every property but `nomor_bpjs` is present; unknown values are null. Reference values carry the code; the names come from the reference-data calls. */
        MemberProfile: {
            /** @description Member id. Called `id_pasien`, `user_id` or `userid` in the calls that take it. */
            id: number;
            /** @description Full name. One word is a valid name. */
            nama_lengkap: string;
            /**
             * Format: email
             * @description Email address; null for family members without one. The login name of the main user.
             */
            email: string | null;
            /** @description Mobile number as stored; null for family members without one. */
            no_telp: string | null;
            /** @description Sex. */
            gender: components["schemas"]["Gender"];
            /**
             * Format: uri
             * @description Absolute https address of the portrait; null when none, then show the default for the gender.
             */
            avatar: string | null;
            /** @description Relation to the main user. */
            status_family: components["schemas"]["FamilyRelation"] | components["schemas"]["LaterValue"];
            /**
             * Format: date
             * @description Birth date.
             */
            tgl_lahir: string;
            /** @description Medical record number; null until a hospital of the group has issued one. */
            nopasien: string | null;
            /** @description Id of the family this person belongs to; null for an account without family. */
            family_id: number | null;
            /** @description Town of birth. */
            tempat_lahir: string | null;
            /** @description NIK (16 digits) of an Indonesian citizen, passport number of a foreign citizen. */
            no_identitas: string | null;
            /** @description BPJS number (nomor peserta JKN), kept by `storeBpjsNumber`; null when none is kept. Absent where the back end keeps none: then it is not asked for. */
            nomor_bpjs?: string | null;
            /** @description Street, number, RT/RW. */
            alamat: string | null;
            /** @description Village name, for display. */
            kelurahan: string | null;
            /** @description District name, for display. */
            kecamatan: string | null;
            /** @description City or regency name, for display. */
            kabupaten: string | null;
            /** @description Province name, for display. */
            provinsi: string | null;
            /** @description Village code. */
            kel: string | null;
            /** @description District code. */
            kec: string | null;
            /** @description City or regency code. */
            kokab: string | null;
            /** @description Province code. */
            prov: string | null;
            /** @description Blood-type code. May be padded with spaces; trim before use. */
            golongan_darah: string | null;
            /**
             * @description Citizenship, null when unknown.
             * @enum {string|null}
             */
            warga_negara: "wni" | "wna" | null;
            /** @description Language code. */
            bahasa: number | null;
            /** @description Ethnic-language code. */
            suku_bahasa: number | null;
            /** @description Marital-status code. */
            status_kawin: string | null;
            /** @description Occupation code. */
            pekerjaan: string | null;
            /** @description Education code. */
            pendidikan: string | null;
            /** @description Religion code. */
            agama: string | null;
        };
        /** @description A profile. */
        ProfileSuccess: {
            /**
             * @description Always true in a successful answer.
             * @constant
             */
            process: true;
            /** @description Message for the user, in Indonesian. */
            detail: string;
            /** @description The profile. */
            data: components["schemas"]["MemberProfile"];
        };
        /** @description The editable part of the profile of one person of the family. What is left out keeps its value; null is not accepted. Email, identity number and medical record number cannot be changed here. */
        UpdateProfileRequest: {
            /** @description Member id of the person to change. */
            id: number;
            /** @description Full name; must be set. */
            nama_lengkap: string;
            /** @description Town of birth; must be set. */
            tempat_lahir: string;
            /**
             * Format: date
             * @description Birth date, not after today.
             */
            tgl_lahir?: string;
            /** @description Sex. */
            gender?: components["schemas"]["Gender"];
            /** @description Telephone number. */
            no_telp?: components["schemas"]["PhoneNumber"];
            /** @description Street, number, RT/RW. */
            alamat?: string;
            /** @description Village code (kelurahan or desa), as `searchVillages` gives it. */
            kel?: string;
            /** @description District code (kecamatan). */
            kec?: string;
            /** @description City or regency code (kota or kabupaten). */
            kokab?: string;
            /** @description Province code. */
            prov?: string;
            /** @description Blood type: `kode` of `listBloodTypes`, trimmed. */
            golongan_darah?: string;
            /** @description Citizenship. */
            warga_negara?: components["schemas"]["Citizenship"];
            /** @description Language: `kode` of `listLanguages`, sent as an integer. */
            bahasa?: number;
            /** @description Ethnic language: `kode` of `listEthnicLanguages`, sent as an integer. */
            suku_bahasa?: number;
            /** @description Marital status: `kode` of `listMaritalStatuses`. */
            status_kawin?: string;
            /** @description Occupation: `kode` of `listOccupations`. */
            pekerjaan?: string;
            /** @description Education: `kode` of `listEducationLevels`. */
            pendidikan?: string;
            /** @description Religion: `kode` of `listReligions`. */
            agama?: string;
        };
        /** @description The BPJS number of one person of the family. */
        StoreBpjsNumberRequest: {
            /** @description Member id of the patient. */
            id_pasien: number;
            /** @description The 13 digits of the number, without blanks; empty to remove the one that is kept. */
            nomor_bpjs: string;
        };
        /** @description The family. */
        FamilySuccess: {
            /**
             * @description Always true in a successful answer.
             * @constant
             */
            process: true;
            /** @description Message for the user, in Indonesian. */
            detail: string;
            /** @description The family, main user first. */
            data: components["schemas"]["Family"];
        };
        /** @description A child who has never been a patient of the group. */
        AddNewFamilyMemberRequest: {
            /** @description Member id of the main user. */
            user_id: number;
            /** @description Relation to the main user; diri_sendiri is refused with 422. */
            status_family: components["schemas"]["FamilyRelation"];
            /** @description Full name as on the identity card. One word is a valid name. */
            nama: string;
            /** @description Town of birth. */
            tempat_lahir: string;
            /**
             * Format: date
             * @description Birth date, not after today.
             */
            tgl_lahir: string;
            /** @description Sex. */
            gender: components["schemas"]["Gender"];
            /** @description Email address. */
            email?: components["schemas"]["EmailAddress"];
            /** @description Mobile number; leave out to use that of the main user. */
            no_hp?: components["schemas"]["PhoneNumber"];
            /** @description National identity number; leave out for a foreign citizen or a child without one. */
            nik?: components["schemas"]["Nik"];
            /** @description Passport number; needed when `warga_negara` is wna. */
            no_paspor?: string;
            /** @description Street, number, RT/RW. */
            alamat?: string;
            /** @description Village code (kelurahan or desa), as `searchVillages` gives it. */
            kel?: string;
            /** @description District code (kecamatan). */
            kec?: string;
            /** @description City or regency code (kota or kabupaten). */
            kokab?: string;
            /** @description Province code. */
            prov?: string;
            /** @description Taken as wni when left out. */
            warga_negara?: components["schemas"]["Citizenship"];
            /** @description Religion: `kode` of `listReligions`. */
            agama?: string;
            /** @description Blood type: `kode` of `listBloodTypes`, trimmed. */
            gol_darah?: string;
            /** @description Language: `kode` of `listLanguages`, sent as an integer. */
            bahasa?: number;
            /** @description Ethnic language: `kode` of `listEthnicLanguages`, sent as an integer. */
            suku_bahasa?: number;
            /** @description Marital status: `kode` of `listMaritalStatuses`. */
            status_kawin?: string;
            /** @description Education: `kode` of `listEducationLevels`. */
            pendidikan?: string;
            /** @description Occupation: `kode` of `listOccupations`. */
            pekerjaan?: string;
            /**
             * @description Declaration that the main user, as parent or guardian, agrees for the child.
             * @constant
             */
            persetujuan: true;
        };
        /** @description A person who already has a medical record number. Number, birth date and (where the record has one) NIK must agree with the record. */
        ActivateExistingFamilyMemberRequest: {
            /** @description Member id of the main user. */
            user_id: number;
            /** @description Relation to the main user; diri_sendiri is refused with 422. */
            status_family: components["schemas"]["FamilyRelation"];
            /** @description Medical record number of the patient. */
            nopasien: components["schemas"]["MedicalRecordNumber"];
            /**
             * Format: date
             * @description Birth date, as proof.
             */
            tgl_lahir: string;
            /** @description National identity number, as proof; leave out only when the person has none. */
            nik?: components["schemas"]["Nik"];
            /**
             * @description Declaration that the person, or the person who may decide for them, agrees.
             * @constant
             */
            persetujuan: true;
            /** @description The code that an adult patient was sent, by which they agree themselves. */
            kode?: string;
        };
        /** @description An adult patient was sent a code; the patient has not joined the family yet. */
        FamilyCodeSent: {
            /** @description Telephone number or email address of the record, with most of it masked. */
            kode_dikirim_ke: string;
            /** @description Until when the code can be used. */
            kedaluwarsa_pada: components["schemas"]["Timestamp"];
        };
        /** @description The patient now belongs to the family, or was sent a code. */
        ExistingFamilyMemberSuccess: {
            /**
             * @description Always true in a successful answer.
             * @constant
             */
            process: true;
            /** @description Message for the user, in Indonesian. */
            detail: string;
            /** @description The person added, or where the code went. */
            data: components["schemas"]["MemberUser"] | components["schemas"]["FamilyCodeSent"];
        };
        /** @description A person of the family who has become an adult. */
        RenewFamilyConsentRequest: {
            /** @description Member id of the main user. */
            user_id: number;
            /** @description Member id of the person. */
            id_pasien: number;
            /** @description The code that the person was sent, by which they agree themselves. */
            kode?: string;
        };
        /** @description A person who is removed from the family. */
        RemoveFamilyMemberRequest: {
            /** @description Member id of the main user. */
            user_id: number;
            /** @description Member id of the person. */
            id_pasien: number;
        };
        /** @description Another account that sees and manages the caller's data. */
        FamilyAccess: {
            /** @description Names this access in `endFamilyAccess`; it is no member id. */
            id_akses: number;
            /** @description First name of the account's main user and the initial of their last one. */
            nama: string;
            /** @description Relation of the caller to that main user. */
            status_family: components["schemas"]["FamilyRelation"] | components["schemas"]["LaterValue"];
            /**
             * Format: date
             * @description Day since which the account has access.
             */
            sejak: string;
        };
        /** @description Who sees the caller's data. */
        FamilyAccessSuccess: {
            /**
             * @description Always true in a successful answer.
             * @constant
             */
            process: true;
            /** @description Message for the user, in Indonesian. */
            detail: string;
            /** @description The other accounts, the latest first. */
            data: components["schemas"]["FamilyAccess"][];
        };
        /** @description Whose access to the caller's data ends. */
        EndFamilyAccessRequest: {
            /** @description Member id of the main user. */
            user_id: number;
            /** @description The access, by `listFamilyAccess`. */
            id_akses: number;
        };
        /** @description A code was sent to the new address or number; nothing is changed yet. */
        AccountCodeSent: {
            /** @description The new address or number, with most of it masked. */
            kode_dikirim_ke: string;
            /** @description Until when the code can be used. */
            kedaluwarsa_pada: components["schemas"]["Timestamp"];
        };
        /** @description How the account is reached. */
        AccountContact: {
            /** @description Login name of the account. */
            email: components["schemas"]["EmailAddress"];
            /** @description Telephone number; null when there is none. */
            no_telp: components["schemas"]["PhoneNumber"] | null;
        };
        /** @description The contact was changed, or a code was sent. */
        AccountContactSuccess: {
            /**
             * @description Always true in a successful answer.
             * @constant
             */
            process: true;
            /** @description Message for the user, in Indonesian. */
            detail: string;
            /** @description How the account is reached now, or where the code went. */
            data: components["schemas"]["AccountContact"] | components["schemas"]["AccountCodeSent"];
        };
        /** @description Another email address. */
        ChangeEmailRequest: {
            /** @description Member id of the main user. */
            user_id: number;
            /** @description The new address. */
            email: components["schemas"]["EmailAddress"];
            /**
             * Format: password
             * @description The password of the account.
             */
            password: string;
            /** @description The code that the new address was sent. */
            kode?: string;
        };
        /** @description Another telephone number. */
        ChangePhoneRequest: {
            /** @description Member id of the main user. */
            user_id: number;
            /** @description The new number. */
            no_telp: components["schemas"]["PhoneNumber"];
            /**
             * Format: password
             * @description The password of the account.
             */
            password: string;
            /** @description The code that the new number was sent. */
            kode?: string;
        };
        /** @description Another password. */
        ChangeOwnPasswordRequest: {
            /** @description Member id of the main user. */
            user_id: number;
            /**
             * Format: password
             * @description The password of the account.
             */
            password: string;
            /** @description The password to set. */
            password_baru: components["schemas"]["NewPassword"];
        };
        /** @description A place where the account is logged in. */
        Device: {
            /** @description Names the device in `logOutDevices`. */
            id_perangkat: number;
            /** @description Browser and system in words. */
            nama: string;
            /** @description When it was logged in. */
            masuk_pada: components["schemas"]["Timestamp"];
            /** @description When it called last. */
            aktif_pada: components["schemas"]["Timestamp"];
            /** @description Whether the caller uses it. */
            perangkat_ini: boolean;
        };
        /** @description Where the account is logged in. */
        DevicesSuccess: {
            /**
             * @description Always true in a successful answer.
             * @constant
             */
            process: true;
            /** @description Message for the user, in Indonesian. */
            detail: string;
            /** @description That of the caller first. */
            data: components["schemas"]["Device"][];
        };
        /** @description Which devices are logged out. */
        LogOutDevicesRequest: {
            /** @description Member id of the main user. */
            user_id: number;
            /** @description The device, by `listDevices`; all but that of the caller when left out. */
            id_perangkat?: number;
        };
        /** @description Something that is on or off for an account. */
        AccountChoice: {
            /** @description Consents: pelayanan (use of the data for care, billing and registration), pemasaran (health information and offers). Ways of reminding: email, sms, whatsapp. */
            jenis: ("pelayanan" | "pemasaran" | "email" | "sms" | "whatsapp") | components["schemas"]["LaterValue"];
            /** @description Whether it is on. */
            aktif: boolean;
            /**
             * Format: date
             * @description Day of the last choice; null when never chosen.
             */
            sejak: string | null;
        };
        /** @description What is on and off. */
        AccountChoicesSuccess: {
            /**
             * @description Always true in a successful answer.
             * @constant
             */
            process: true;
            /** @description Message for the user, in Indonesian. */
            detail: string;
            /** @description In the order in which they are shown. */
            data: components["schemas"]["AccountChoice"][];
        };
        /** @description What is switched on or off. */
        ChangeAccountChoiceRequest: {
            /** @description Member id of the main user. */
            user_id: number;
            /**
             * @description As `AccountChoice` has it.
             * @enum {string}
             */
            jenis: "pelayanan" | "pemasaran" | "email" | "sms" | "whatsapp";
            /** @description Whether it is to be on. */
            aktif: boolean;
        };
        /** @description Whether the deletion of the account was asked for. */
        AccountDeletion: {
            /** @description When it was asked for; null while it was not. */
            diminta_pada: components["schemas"]["Timestamp"] | null;
            /**
             * Format: date
             * @description Day on which the account is deleted; null while that was not asked for.
             */
            dihapus_pada: string | null;
        };
        /** @description The state of the request. */
        AccountDeletionSuccess: {
            /**
             * @description Always true in a successful answer.
             * @constant
             */
            process: true;
            /** @description Message for the user, in Indonesian. */
            detail: string;
            /** @description The state of the request. */
            data: components["schemas"]["AccountDeletion"];
        };
        /** @description A request for the deletion of the account. */
        RequestDeletionRequest: {
            /** @description Member id of the main user. */
            user_id: number;
            /**
             * Format: password
             * @description The password of the account.
             */
            password: string;
        };
        /** @description The end of that request. */
        WithdrawDeletionRequest: {
            /** @description Member id of the main user. */
            user_id: number;
        };
        /** @description The person now belongs to the family. */
        FamilyMemberSuccess: {
            /**
             * @description Always true in a successful answer.
             * @constant
             */
            process: true;
            /** @description Message for the user, in Indonesian. */
            detail: string;
            /** @description The person added. */
            data: components["schemas"]["MemberUser"];
        };
        /** @description A code with its display name. */
        CodedName: {
            /** @description Code to send back. */
            kode: string;
            /** @description Name in Indonesian. */
            nama: string;
        };
        /**
         * @description open: asked for, awaiting the hospital. approved: confirmed by the hospital. closed: over, see `alasan_ditutup`.
         * @enum {string}
         */
        AppointmentState: "open" | "approved" | "closed";
        /** @description The patient of an appointment. */
        AppointmentPatient: {
            /** @description Member id. */
            id: number;
            /** @description Full name. */
            nama_lengkap: string;
            /** @description Medical record number; null until a hospital of the group has issued one. */
            nopasien: string | null;
            /**
             * Format: date
             * @description Birth date.
             */
            tgl_lahir: string;
            /** @description Sex. */
            gender: components["schemas"]["Gender"];
        };
        /** @description The doctor of an appointment. */
        AppointmentDoctor: {
            /** @description Doctor code. */
            kode: string;
            /** @description Name with titles. */
            nama: string;
            /** @description Slug of the doctor page; null when the doctor is no longer listed. */
            slug: string | null;
            /**
             * Format: uri
             * @description Absolute address of the portrait; null when none.
             */
            avatar: string | null;
        };
        /** @description The hospital of an appointment or a visit. */
        AppointmentHospital: {
            /** @description Hospital code. */
            kode_mapping_rs: string;
            /** @description Name. */
            nama: string;
            /** @description Slug of the hospital page; null when it has none. */
            slug: string | null;
        };
        /**
         * @description kartu_bpjs (BPJS card), kartu_asuransi (insurance card), kartu_karyawan (employee card), surat_rujukan (referral letter), surat_jaminan (letter of guarantee), ktp (identity card), kartu_keluarga (family card), lainnya (other).
         * @enum {string}
         */
        DocumentType: "kartu_bpjs" | "kartu_asuransi" | "kartu_karyawan" | "surat_rujukan" | "surat_jaminan" | "ktp" | "kartu_keluarga" | "lainnya";
        /** @description A document that is taken back. */
        WithdrawGuarantorDocumentRequest: {
            /** @description Member id of the patient. */
            id_pasien: number;
            /** @description Document id, by `listGuarantorDocuments`. */
            id: number;
        };
        /** @description A stored document that proves who pays. */
        GuarantorDocument: {
            /** @description Document id; send it in `dokumen` of `createAppointment`. */
            id: number;
            /** @description Member id of the patient. */
            id_pasien: number;
            /** @description Appointment the document belongs to; null while it belongs to none. */
            kode_appointment: string | null;
            /** @description What the document is. */
            jenis_dokumen: components["schemas"]["DocumentType"] | components["schemas"]["LaterValue"];
            /** @description File name as uploaded. */
            nama_file: string;
            /** @description Media type. */
            tipe_file: ("image/jpeg" | "image/png" | "application/pdf") | components["schemas"]["LaterValue"];
            /** @description Size in bytes, at most 5 MiB. */
            ukuran_byte: number;
            /**
             * Format: uri
             * @description Signed https address to read the file without a token, valid for 15 minutes after this answer. Never store it.
             */
            url: string;
            /**
             * @description menunggu: not yet checked. diterima: accepted. ditolak: refused, see `catatan`.
             * @enum {string}
             */
            status: "menunggu" | "diterima" | "ditolak";
            /** @description Remark of the hospital, such as the reason of a refusal; null when none. */
            catatan: string | null;
            /** @description When it was uploaded. */
            created_at: components["schemas"]["Timestamp"];
        };
        /** @description An outpatient appointment. Every property but `dipindahkan_ke` and `nomor_bpjs` is present. */
        Appointment: {
            /**
             * @description Appointment code, shown to the patient and at the counter.
             * @example APT-261124-0041
             */
            kode_appointment: string;
            /** @description State of the appointment. */
            status: components["schemas"]["AppointmentState"];
            /** @description Why a closed appointment is closed: selesai (the visit took place), dibatalkan_pasien (cancelled by the patient), dibatalkan_rs (cancelled by the hospital), tidak_hadir (the patient did not come), dipindahkan (moved by the patient, see `dipindahkan_ke`). Null while open or approved. */
            alasan_ditutup: ("selesai" | "dibatalkan_pasien" | "dibatalkan_rs" | "tidak_hadir" | "dipindahkan") | components["schemas"]["LaterValue"] | null;
            /** @description The appointment that takes the place of a moved one; null or absent for all others. */
            dipindahkan_ke?: components["schemas"]["AppointmentReplacement"] | null;
            /** @description The patient. */
            pasien: components["schemas"]["AppointmentPatient"];
            /** @description The hospital. */
            rumah_sakit: components["schemas"]["AppointmentHospital"];
            /** @description Specialty: code as in `kdspesial`. */
            spesialis: components["schemas"]["CodedName"];
            /** @description The doctor. */
            dokter: components["schemas"]["AppointmentDoctor"];
            /**
             * Format: date
             * @description Day of the visit.
             */
            tanggal: string;
            /** @description Start of the slot. */
            jam: components["schemas"]["ClockTime"];
            /** @description End of the slot. */
            jam_selesai: components["schemas"]["ClockTime"];
            /** @description Queue number with this doctor on this day. Provisional while open, final when approved; null for a doctor without queue numbers. */
            nomor_antrian: number | null;
            /** @description Appointment type, such as first visit or follow-up. */
            jenis_appointment: components["schemas"]["CodedName"];
            /** @description Payment method. */
            jenis_pembayaran: components["schemas"]["CodedName"];
            /** @description The guarantor who pays (insurance, company, BPJS), its code as in `kodept`; null when the patient pays. */
            penjamin: components["schemas"]["CodedName"] | null;
            /** @description The BPJS number that the appointment is made with; null or absent where none is. */
            nomor_bpjs?: string | null;
            /** @description Complaint or note of the patient; null when none. */
            keluhan: string | null;
            /** @description Note of the hospital to the patient, such as what to bring; null when none. */
            catatan_rs: string | null;
            /** @description Guarantor documents of this appointment; empty when none. */
            dokumen_penjamin: components["schemas"]["GuarantorDocument"][];
            /** @description Whether `deleteAppointment` would be accepted now. */
            dapat_dibatalkan: boolean;
            /** @description When it was created. */
            created_at: components["schemas"]["Timestamp"];
            /** @description When it last changed. */
            updated_at: components["schemas"]["Timestamp"];
        };
        /** @description The appointment that a patient moved another one to. */
        AppointmentReplacement: {
            /** @description Appointment code. */
            kode_appointment: string;
            /**
             * Format: date
             * @description Day of the visit.
             */
            tanggal: string;
            /** @description Start of the slot. */
            jam: components["schemas"]["ClockTime"];
        };
        /** @description Whose appointments to list. */
        ListAppointmentsRequest: {
            /** @description Member id of the patient: the caller or a person of the caller's family. */
            userid: number;
        };
        /** @description Appointments in one state. */
        AppointmentListSuccess: {
            /**
             * @description Always true in a successful answer.
             * @constant
             */
            process: true;
            /** @description Message for the user, in Indonesian. */
            detail: string;
            /** @description Open and approved: the nearest first. Closed: the latest first. Empty when there is none. */
            data: components["schemas"]["Appointment"][];
        };
        /** @description One appointment, as it is after the call. */
        AppointmentSuccess: {
            /**
             * @description Always true in a successful answer.
             * @constant
             */
            process: true;
            /** @description Message for the user, in Indonesian. */
            detail: string;
            /** @description The appointment. */
            data: components["schemas"]["Appointment"];
        };
        /** @description A wish for an appointment in a slot that `getDoctorSlots` showed as free. */
        CreateAppointmentRequest: {
            /** @description Member id of the patient. */
            id_pasien: number;
            /** @description Hospital code. */
            kode_mapping_rs: string;
            /** @description Doctor code. */
            kodedokter: string;
            /** @description Specialty code. */
            kdspesial: string;
            /**
             * Format: date
             * @description Day of the visit: from today up to 30 days ahead, by the date in Jakarta.
             */
            tanggal: string;
            /** @description Start of the chosen slot. */
            jam: components["schemas"]["ClockTime"];
            /** @description Code (`kode`) of the payment method, from the content API. */
            jenis_pembayaran: string;
            /** @description Guarantor code, from `listGuarantors`; needed when the payment method is paid by a guarantor, left out otherwise. */
            kodept?: string;
            /** @description Code (`kode`) of the appointment type, from the content API. */
            jenis_appointment: string;
            /** @description Complaint or note for the doctor. */
            keluhan?: string;
            /** @description Ids of guarantor documents of this patient, stored before with `storeGuarantorDocument`. Left out is the same as an empty list. An accepted card without appointment needs no mention: it counts for every appointment of its kind of guarantor, and belongs to none. */
            dokumen?: number[];
            /** @description BPJS number of the patient, where BPJS is the guarantor; 422 with another one. Left out is the number that `storeBpjsNumber` keeps. */
            nomor_bpjs?: string;
            /** @description Whether `nomor_bpjs` is kept for the next appointments, as by `storeBpjsNumber`. Left out is false. */
            simpan_nomor_bpjs?: boolean;
        };
        /** @description Whose queue to read. */
        GetAppointmentQueueRequest: {
            /** @description Appointment code. */
            kode_appointment: string;
            /** @description Member id of its patient; must agree with the appointment. */
            id_pasien: number;
        };
        /** @description Where the queue of a doctor is, as one appointment sees it. */
        AppointmentQueue: {
            /** @description belum_mulai: the doctor has not begun. berjalan: numbers are being called. dokter_terlambat: the doctor begins later than planned, see `jam_mulai`. selesai: no number is called any more. */
            status: ("belum_mulai" | "berjalan" | "dokter_terlambat" | "selesai") | components["schemas"]["LaterValue"];
            /** @description The number of this appointment. */
            nomor_antrian: number;
            /** @description The number that is being called; null before the first and after the last. */
            nomor_dipanggil: number | null;
            /** @description How many patients are before this one, the one who is being called included: 0 when it is this one. Null when its number has been called, and where it is not known. */
            sisa_antrian: number | null;
            /** @description When this number will probably be called; null where that is not known. */
            perkiraan_jam: components["schemas"]["ClockTime"] | null;
            /** @description When a doctor who is late begins; null otherwise. */
            jam_mulai: components["schemas"]["ClockTime"] | null;
            /** @description When this was known. */
            diperbarui_pada: components["schemas"]["Timestamp"];
        };
        /** @description The queue of an appointment. */
        AppointmentQueueSuccess: {
            /**
             * @description Always true in a successful answer.
             * @constant
             */
            process: true;
            /** @description Message for the user, in Indonesian. */
            detail: string;
            /** @description The queue; null where the doctor has no queue numbers. */
            data: components["schemas"]["AppointmentQueue"] | null;
        };
        /** @description Which appointment to cancel. */
        DeleteAppointmentRequest: {
            /** @description Appointment code. */
            kode_appointment: string;
            /** @description Member id of its patient; must agree with the appointment. */
            id_pasien: number;
            /** @description The open or approved appointment of the same patient that takes its place. Left out to cancel. Another code is a 422. */
            kode_appointment_baru?: string;
        };
        /** @description The file and what it is, as form fields. */
        StoreGuarantorDocumentRequest: {
            /**
             * Format: binary
             * @description The document: JPEG, PNG or PDF, at most 5 MiB (5,242,880 bytes). Another type or a larger file is a 422 with `errors.file`; far larger bodies end at the gateway with a 413.
             */
            file: Blob;
            /** @description Member id of the patient. */
            id_pasien: number;
            /** @description Appointment the document belongs to; leave out when it is stored ahead of one. */
            kode_appointment?: string;
            /** @description What the document is. */
            jenis_dokumen: components["schemas"]["DocumentType"];
        };
        /** @description The stored document. */
        GuarantorDocumentSuccess: {
            /**
             * @description Always true in a successful answer.
             * @constant
             */
            process: true;
            /** @description Message for the user, in Indonesian. */
            detail: string;
            /** @description The document. */
            data: components["schemas"]["GuarantorDocument"];
        };
        /** @description Whose documents to list. */
        ListGuarantorDocumentsRequest: {
            /** @description Member id of the patient. */
            id_pasien: number;
        };
        /** @description Documents of one patient. */
        GuarantorDocumentListSuccess: {
            /**
             * @description Always true in a successful answer.
             * @constant
             */
            process: true;
            /** @description Message for the user, in Indonesian. */
            detail: string;
            /** @description The latest first; empty when there is none. */
            data: components["schemas"]["GuarantorDocument"][];
        };
        /** @description One diagnosis of a visit. */
        Diagnosis: {
            /** @description ICD-10 code; null when not coded. */
            kode: string | null;
            /** @description Name in Indonesian. */
            nama: string;
            /**
             * @description utama: main diagnosis. sekunder: secondary.
             * @enum {string}
             */
            jenis: "utama" | "sekunder";
        };
        /** @description One prescribed medicine. */
        Prescription: {
            /** @description Name with strength. */
            nama_obat: string;
            /** @description Quantity, in `satuan`. */
            jumlah: number;
            /** @description Unit of the quantity, such as tablet or botol (bottle). */
            satuan: string;
            /** @description How to take it. */
            aturan_pakai: string;
        };
        /** @description One visit to a hospital of the group. Every property but `surat` is present. */
        Visit: {
            /** @description Registration number of the visit; unique. */
            no_registrasi: string;
            /** @description rawat_jalan (outpatient), rawat_inap (inpatient), igd (emergency room), penunjang (laboratory or radiology only), mcu (medical check-up). */
            jenis_kunjungan: ("rawat_jalan" | "rawat_inap" | "igd" | "penunjang" | "mcu") | components["schemas"]["LaterValue"];
            /**
             * Format: date
             * @description Day of arrival.
             */
            tanggal: string;
            /** @description Time of arrival (WIB, HH:mm); null when not recorded. */
            jam: string | null;
            /**
             * Format: date
             * @description Day of discharge of an inpatient; null otherwise or while still admitted.
             */
            tanggal_keluar: string | null;
            /** @description The hospital. */
            rumah_sakit: components["schemas"]["AppointmentHospital"];
            /** @description Specialty; null for visits without one. */
            spesialis: components["schemas"]["CodedName"] | null;
            /** @description Doctor in charge; null for visits without one. */
            dokter: components["schemas"]["AppointmentDoctor"] | null;
            /** @description Main complaint; null when not recorded. */
            keluhan_utama: string | null;
            /** @description Diagnoses released to the patient, the main one first; empty when none. */
            diagnosa: components["schemas"]["Diagnosis"][];
            /** @description Procedures, in words; empty when none. */
            tindakan: string[];
            /** @description Prescribed medicines; empty when none. */
            resep: components["schemas"]["Prescription"][];
            /** @description Guarantor who paid; null when the patient paid. */
            penjamin: components["schemas"]["CodedName"] | null;
            /**
             * Format: date
             * @description Day of the recommended follow-up; null when none.
             */
            kontrol_berikutnya: string | null;
            /** @description Whether laboratory results of this visit exist. */
            ada_hasil_laboratorium: boolean;
            /** @description Whether radiology results of this visit exist. */
            ada_hasil_radiologi: boolean;
            /** @description Letters that the hospital wrote at this visit and released to the patient, the latest first; empty when none, absent where letters are not given out online. */
            surat?: components["schemas"]["VisitLetter"][];
        };
        /** @description A letter about a visit, as a file. */
        VisitLetter: {
            /** @description surat_sakit (sick leave), resume_medis (discharge or medical summary), surat_kontrol (for the follow-up), surat_rujukan (referral). */
            jenis_surat: ("surat_sakit" | "resume_medis" | "surat_kontrol" | "surat_rujukan") | components["schemas"]["LaterValue"];
            /**
             * Format: date
             * @description The day that it bears.
             */
            tanggal: string;
            /** @description File name. */
            nama_file: string;
            /** @description Media type. */
            tipe_file: ("application/pdf" | "image/jpeg" | "image/png") | components["schemas"]["LaterValue"];
            /** @description Size in bytes. */
            ukuran_byte: number;
            /**
             * Format: uri
             * @description Signed https address to read the file without a token, valid for 15 minutes after this answer. Never store it.
             */
            url: string;
        };
        /** @description Head of a medical record. */
        MedicalRecordSummary: {
            /** @description Medical record number of the patient. */
            nopasien: components["schemas"]["MedicalRecordNumber"];
            /** @description Full name. */
            nama_lengkap: string;
            /**
             * Format: date
             * @description Birth date.
             */
            tgl_lahir: string;
            /** @description Sex. */
            gender: components["schemas"]["Gender"];
            /** @description Blood type in words, such as O+; null when unknown. */
            golongan_darah: string | null;
            /** @description Known allergies, in words; empty when none is recorded (which is not proof of none). */
            alergi: string[];
        };
        /** @description A person whose visits may be asked for. */
        HistoryPatient: {
            /** @description Medical record number; sent to ask for the visits. */
            nopasien: components["schemas"]["MedicalRecordNumber"];
            /** @description Full name. */
            nama_lengkap: string;
        };
        /** @description Medical record head and visits of one patient. */
        VisitHistory: {
            /** @description The persons of the caller's family who have a medical record, the main user first. The visits of each may be requested. */
            list_pasient: components["schemas"]["HistoryPatient"][];
            /** @description Head of the medical record. */
            pasient_medical_record: components["schemas"]["MedicalRecordSummary"];
            /** @description The latest visit first; empty when there is none. */
            list_history: components["schemas"]["Visit"][];
        };
        /** @description Whose visits to list. */
        VisitHistoryRequest: {
            /** @description Medical record number of the patient. */
            nopasien: components["schemas"]["MedicalRecordNumber"];
        };
        /** @description Visit history. */
        VisitHistorySuccess: {
            /**
             * @description Always true in a successful answer.
             * @constant
             */
            process: true;
            /** @description Message for the user, in Indonesian. */
            detail: string;
            /** @description Head of the medical record and visits. */
            data: components["schemas"]["VisitHistory"];
        };
        /**
         * @description praktik: practises and has free places. cuti: on leave. penuh: practises, no place left.
         * @enum {string}
         */
        DoctorDayState: "praktik" | "cuti" | "penuh";
        /** @description One slot of a session. */
        DoctorSlot: {
            /** @description Start; send it as `jam` of `createAppointment`. */
            jam: components["schemas"]["ClockTime"];
            /** @description End. */
            jam_selesai: components["schemas"]["ClockTime"];
            /** @description Number of patients the slot takes. */
            kuota: number;
            /** @description Places left; 0 means full, past or on leave. */
            sisa: number;
            /** @description Queue number that the next booking in this slot would probably get; null when no place is left or the doctor has no queue numbers. */
            estimasi_antrian: number | null;
        };
        /** @description One session of a doctor on the day, at one hospital. */
        DoctorSession: {
            /** @description The hospital. */
            rumah_sakit: components["schemas"]["AppointmentHospital"];
            /** @description Start of the session. */
            jam_mulai: components["schemas"]["ClockTime"];
            /** @description End of the session. */
            jam_selesai: components["schemas"]["ClockTime"];
            /** @description State of the doctor in this session. */
            status: components["schemas"]["DoctorDayState"];
            /** @description Places in the whole session. */
            kuota: number;
            /** @description Places left in the whole session. */
            sisa: number;
            /** @description Slots in order of time; empty when the doctor is on leave. */
            slot: components["schemas"]["DoctorSlot"][];
        };
        /** @description What a doctor does on one day. */
        DoctorSlots: {
            /**
             * Format: date
             * @description The day asked for.
             */
            tanggal: string;
            /** @description Doctor code. */
            kodedokter: string;
            /** @description Specialty code. */
            kdspesial: string;
            /**
             * @description State of the whole day; praktik when at least one session has a free place, null when the doctor has no session on this day.
             * @enum {string|null}
             */
            status: "praktik" | "cuti" | "penuh" | null;
            /** @description Remark for visitors, such as the period of leave or the substitute; null when none. */
            keterangan: string | null;
            /** @description Sessions of the day at all hospitals, in order of time; empty when there is none. */
            sesi: components["schemas"]["DoctorSession"][];
        };
        /** @description Which doctor on which day. */
        DoctorSlotsRequest: {
            /**
             * Format: date
             * @description Day, from today up to 30 days ahead, by the date in Jakarta.
             */
            tanggal: string;
            /** @description Doctor code. */
            kodedokter: string;
            /** @description Specialty code. */
            kdspesial: string;
        };
        /** @description Sessions and slots. */
        DoctorSlotsSuccess: {
            /**
             * @description Always true in a successful answer.
             * @constant
             */
            process: true;
            /** @description Message for the user, in Indonesian. */
            detail: string;
            /** @description Sessions and slots of the day. */
            data: components["schemas"]["DoctorSlots"];
        };
        /** @description One entry of a reference list. */
        ReferenceItem: {
            /** @description Code to send back. Codes of older tables may be padded with spaces: trim before use. */
            kode: string;
            /** @description Name in Indonesian. */
            nama: string;
        };
        /** @description A language. The code is a number in text; request bodies send it as an integer. */
        LanguageItem: {
            /** @description Code, digits only. */
            kode: string;
            /** @description Name in Indonesian. */
            nama: string;
        };
        /** @description A guarantor: who pays in place of the patient. */
        Guarantor: {
            /** @description Guarantor code; sent as `kodept`. */
            kode: string;
            /** @description Name. */
            nama: string;
            /** @description bpjs (national health insurance), asuransi (private insurance), perusahaan (company). */
            jenis: ("bpjs" | "asuransi" | "perusahaan") | components["schemas"]["LaterValue"];
        };
        /** @description A company whose employees the group treats. */
        EmployerCompany: {
            /** @description Company code; sent as `kd_perusahaan`. */
            kode: string;
            /** @description Name. */
            nama: string;
            /** @description Code of the guarantor that pays for its employees; null when the company guarantees no employee. */
            kodept: string | null;
        };
        /** @description An administrative region. */
        Region: {
            /** @description Region code of the Ministry of Home Affairs: province `32`, city or regency `32.15`, district `32.15.05`, village `32.15.05.1001`. */
            kode: string;
            /** @description Name. */
            nama: string;
        };
        /** @description A village with the regions above it. */
        Village: {
            /** @description Village (kelurahan or desa). */
            kel: components["schemas"]["Region"];
            /** @description District (kecamatan). */
            kec: components["schemas"]["Region"];
            /** @description City or regency (kota or kabupaten). */
            kokab: components["schemas"]["Region"];
            /** @description Province (provinsi). */
            prov: components["schemas"]["Region"];
        };
        /** @description A reference list. */
        ReferenceListSuccess: {
            /**
             * @description Always true in a successful answer.
             * @constant
             */
            process: true;
            /** @description Message for the user, in Indonesian. */
            detail: string;
            /** @description In the order of display. */
            data: components["schemas"]["ReferenceItem"][];
        };
        /** @description A list of languages. */
        LanguageListSuccess: {
            /**
             * @description Always true in a successful answer.
             * @constant
             */
            process: true;
            /** @description Message for the user, in Indonesian. */
            detail: string;
            /** @description In the order of display. */
            data: components["schemas"]["LanguageItem"][];
        };
        /** @description Active guarantors. */
        GuarantorListSuccess: {
            /**
             * @description Always true in a successful answer.
             * @constant
             */
            process: true;
            /** @description Message for the user, in Indonesian. */
            detail: string;
            /** @description By name. */
            data: components["schemas"]["Guarantor"][];
        };
        /** @description Active companies. */
        CompanyListSuccess: {
            /**
             * @description Always true in a successful answer.
             * @constant
             */
            process: true;
            /** @description Message for the user, in Indonesian. */
            detail: string;
            /** @description By name. */
            data: components["schemas"]["EmployerCompany"][];
        };
        /** @description Villages found. */
        VillageListSuccess: {
            /**
             * @description Always true in a successful answer.
             * @constant
             */
            process: true;
            /** @description Message for the user, in Indonesian. */
            detail: string;
            /** @description Best match first, at most 20; empty when none was found. */
            data: components["schemas"]["Village"][];
        };
        /** @description What each level was resolved to. All four are present; null where the level was not asked for and does not follow from another, or was not found. */
        ResolveRegionSuccess: {
            /**
             * @description Always true in a successful answer.
             * @constant
             */
            process: true;
            /** @description Message for the user, in Indonesian. */
            detail: string;
            /** @description Village, or null. */
            kel: components["schemas"]["Region"] | null;
            /** @description District, or null. */
            kec: components["schemas"]["Region"] | null;
            /** @description City or regency, or null. */
            kokab: components["schemas"]["Region"] | null;
            /** @description Province, or null. */
            prov: components["schemas"]["Region"] | null;
        };
    };
    responses: {
        /** @description The bearer token is missing, unknown or expired. */
        Unauthorized: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorMessage"];
            };
        };
        /** @description The token is valid but does not give access to what was asked for. */
        Forbidden: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorMessage"];
            };
        };
        /** @description There is no such record. */
        NotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorMessage"];
            };
        };
        /** @description The body is larger than the gateway takes. */
        PayloadTooLarge: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorMessage"];
            };
        };
        /** @description At least one field of the request broke a rule. */
        Invalid: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ValidationFailure"];
            };
        };
        /** @description Too many calls in a short time. */
        TooManyRequests: {
            headers: {
                /**
                 * @description Seconds to wait before the next attempt.
                 * @example 60
                 */
                "Retry-After": number;
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorMessage"];
            };
        };
        /** @description The server failed. */
        ServerError: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorMessage"];
            };
        };
        /** @description The service is down for maintenance or overloaded. */
        Unavailable: {
            headers: {
                /**
                 * @description Seconds to wait before the next attempt.
                 * @example 60
                 */
                "Retry-After"?: number;
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorMessage"];
            };
        };
    };
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    login: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description Email and password; both are needed. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["LoginRequest"];
            };
        };
        responses: {
            /** @description The call succeeded, or the back end refused it (`process: false`). */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LoginSuccess"] | components["schemas"]["Rejected"];
                };
            };
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    checkEmail: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description Address of the account. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["CheckEmailRequest"];
            };
        };
        responses: {
            /** @description The call succeeded, or the back end refused it (`process: false`). */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CheckEmailSuccess"] | components["schemas"]["Rejected"];
                };
            };
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    changePassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description Email, code and new password. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChangePasswordRequest"];
            };
        };
        responses: {
            /** @description The call succeeded, or the back end refused it (`process: false`). */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Acknowledged"] | components["schemas"]["Rejected"];
                };
            };
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    registerMobile: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description Personal data and password. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["RegisterMobileRequest"];
            };
        };
        responses: {
            /** @description The call succeeded, or the back end refused it (`process: false`). */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RegistrationChallengeSuccess"] | components["schemas"]["Rejected"];
                };
            };
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    verifyRegistrationCode: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description Registration and code. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["VerifyRegistrationCodeRequest"];
            };
        };
        responses: {
            /** @description The call succeeded, or the back end refused it (`process: false`). */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VerifyRegistrationCodeSuccess"] | components["schemas"]["Rejected"];
                };
            };
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    resendRegistrationCode: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description Registration. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["ResendRegistrationCodeRequest"];
            };
        };
        responses: {
            /** @description The call succeeded, or the back end refused it (`process: false`). */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RegistrationChallengeSuccess"] | components["schemas"]["Rejected"];
                };
            };
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getProfile: {
        parameters: {
            query: {
                /**
                 * @description Member id.
                 * @example 1001
                 */
                id: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The call succeeded, or the back end refused it (`process: false`). */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProfileSuccess"] | components["schemas"]["Rejected"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateProfile: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description New values. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateProfileRequest"];
            };
        };
        responses: {
            /** @description The call succeeded, or the back end refused it (`process: false`). */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProfileSuccess"] | components["schemas"]["Rejected"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    storeBpjsNumber: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The number. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["StoreBpjsNumberRequest"];
            };
        };
        responses: {
            /** @description The call succeeded, or the back end refused it (`process: false`). */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProfileSuccess"] | components["schemas"]["Rejected"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getFamily: {
        parameters: {
            query: {
                /**
                 * @description Member id of the main user.
                 * @example 1001
                 */
                user_id: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The call succeeded, or the back end refused it (`process: false`). */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FamilySuccess"] | components["schemas"]["Rejected"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    addNewFamilyMember: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The person. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["AddNewFamilyMemberRequest"];
            };
        };
        responses: {
            /** @description The call succeeded, or the back end refused it (`process: false`). */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FamilyMemberSuccess"] | components["schemas"]["Rejected"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    activateExistingFamilyMember: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The patient and the proof. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["ActivateExistingFamilyMemberRequest"];
            };
        };
        responses: {
            /** @description The call succeeded, or the back end refused it (`process: false`). */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ExistingFamilyMemberSuccess"] | components["schemas"]["Rejected"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    renewFamilyConsent: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The person, and the code that they were sent. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["RenewFamilyConsentRequest"];
            };
        };
        responses: {
            /** @description The call succeeded, or the back end refused it (`process: false`). */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ExistingFamilyMemberSuccess"] | components["schemas"]["Rejected"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    removeFamilyMember: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description Who is removed. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["RemoveFamilyMemberRequest"];
            };
        };
        responses: {
            /** @description The call succeeded, or the back end refused it (`process: false`). */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Acknowledged"] | components["schemas"]["Rejected"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listFamilyAccess: {
        parameters: {
            query: {
                /**
                 * @description Member id of the main user.
                 * @example 1001
                 */
                user_id: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The call succeeded, or the back end refused it (`process: false`). */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FamilyAccessSuccess"] | components["schemas"]["Rejected"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    endFamilyAccess: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description Whose access ends. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["EndFamilyAccessRequest"];
            };
        };
        responses: {
            /** @description The call succeeded, or the back end refused it (`process: false`). */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Acknowledged"] | components["schemas"]["Rejected"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listOpenAppointments: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The patient. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["ListAppointmentsRequest"];
            };
        };
        responses: {
            /** @description The call succeeded, or the back end refused it (`process: false`). */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AppointmentListSuccess"] | components["schemas"]["Rejected"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listApprovedAppointments: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The patient. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["ListAppointmentsRequest"];
            };
        };
        responses: {
            /** @description The call succeeded, or the back end refused it (`process: false`). */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AppointmentListSuccess"] | components["schemas"]["Rejected"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listClosedAppointments: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The patient. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["ListAppointmentsRequest"];
            };
        };
        responses: {
            /** @description The call succeeded, or the back end refused it (`process: false`). */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AppointmentListSuccess"] | components["schemas"]["Rejected"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createAppointment: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description Patient, slot and payment. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateAppointmentRequest"];
            };
        };
        responses: {
            /** @description The call succeeded, or the back end refused it (`process: false`). */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AppointmentSuccess"] | components["schemas"]["Rejected"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getAppointmentQueue: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The appointment. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["GetAppointmentQueueRequest"];
            };
        };
        responses: {
            /** @description The call succeeded, or the back end refused it (`process: false`). */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AppointmentQueueSuccess"] | components["schemas"]["Rejected"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteAppointment: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The appointment. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["DeleteAppointmentRequest"];
            };
        };
        responses: {
            /** @description The call succeeded, or the back end refused it (`process: false`). */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AppointmentSuccess"] | components["schemas"]["Rejected"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    storeGuarantorDocument: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The file and its data, as multipart form fields. */
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["StoreGuarantorDocumentRequest"];
            };
        };
        responses: {
            /** @description The call succeeded, or the back end refused it (`process: false`). */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GuarantorDocumentSuccess"] | components["schemas"]["Rejected"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listGuarantorDocuments: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The patient. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["ListGuarantorDocumentsRequest"];
            };
        };
        responses: {
            /** @description The call succeeded, or the back end refused it (`process: false`). */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GuarantorDocumentListSuccess"] | components["schemas"]["Rejected"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    withdrawGuarantorDocument: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The document. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["WithdrawGuarantorDocumentRequest"];
            };
        };
        responses: {
            /** @description The call succeeded, or the back end refused it (`process: false`). */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Acknowledged"] | components["schemas"]["Rejected"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getVisitHistory: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The patient. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["VisitHistoryRequest"];
            };
        };
        responses: {
            /** @description The call succeeded, or the back end refused it (`process: false`). */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VisitHistorySuccess"] | components["schemas"]["Rejected"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getDoctorSlots: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description Doctor, specialty and day. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["DoctorSlotsRequest"];
            };
        };
        responses: {
            /** @description The call succeeded, or the back end refused it (`process: false`). */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DoctorSlotsSuccess"] | components["schemas"]["Rejected"];
                };
            };
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listReligions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The call succeeded, or the back end refused it (`process: false`). */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReferenceListSuccess"] | components["schemas"]["Rejected"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listBloodTypes: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The call succeeded, or the back end refused it (`process: false`). */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReferenceListSuccess"] | components["schemas"]["Rejected"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listLanguages: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The call succeeded, or the back end refused it (`process: false`). */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LanguageListSuccess"] | components["schemas"]["Rejected"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listEthnicLanguages: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The call succeeded, or the back end refused it (`process: false`). */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LanguageListSuccess"] | components["schemas"]["Rejected"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listMaritalStatuses: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The call succeeded, or the back end refused it (`process: false`). */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReferenceListSuccess"] | components["schemas"]["Rejected"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listEducationLevels: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The call succeeded, or the back end refused it (`process: false`). */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReferenceListSuccess"] | components["schemas"]["Rejected"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listOccupations: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The call succeeded, or the back end refused it (`process: false`). */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReferenceListSuccess"] | components["schemas"]["Rejected"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listGuarantors: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The call succeeded, or the back end refused it (`process: false`). */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GuarantorListSuccess"] | components["schemas"]["Rejected"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listCompanies: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The call succeeded, or the back end refused it (`process: false`). */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CompanyListSuccess"] | components["schemas"]["Rejected"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    searchVillages: {
        parameters: {
            query: {
                /**
                 * @description Part of the name, at least 3 characters without surrounding spaces.
                 * @example karawang
                 */
                term: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The call succeeded, or the back end refused it (`process: false`). */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VillageListSuccess"] | components["schemas"]["Rejected"];
                };
            };
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    resolveRegion: {
        parameters: {
            query?: {
                /**
                 * @description Village, code or name.
                 * @example 32.15.01.1002
                 */
                kel?: string;
                /**
                 * @description District, code or name.
                 * @example Karawang Barat
                 */
                kec?: string;
                /**
                 * @description City or regency, code or name.
                 * @example 32.15
                 */
                kokab?: string;
                /**
                 * @description Province, code or name.
                 * @example Jawa Barat
                 */
                prov?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The call succeeded, or the back end refused it (`process: false`). */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ResolveRegionSuccess"] | components["schemas"]["Rejected"];
                };
            };
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    changeEmail: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The new address, the password, and the code that the new address was sent. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChangeEmailRequest"];
            };
        };
        responses: {
            /** @description The call succeeded, or the back end refused it (`process: false`). */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccountContactSuccess"] | components["schemas"]["Rejected"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    changePhone: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The new number, the password, and the code that the new number was sent. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChangePhoneRequest"];
            };
        };
        responses: {
            /** @description The call succeeded, or the back end refused it (`process: false`). */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccountContactSuccess"] | components["schemas"]["Rejected"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    changeOwnPassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description Both passwords. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChangeOwnPasswordRequest"];
            };
        };
        responses: {
            /** @description The call succeeded, or the back end refused it (`process: false`). */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Acknowledged"] | components["schemas"]["Rejected"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listDevices: {
        parameters: {
            query: {
                /**
                 * @description Member id of the main user.
                 * @example 1001
                 */
                user_id: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The call succeeded, or the back end refused it (`process: false`). */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DevicesSuccess"] | components["schemas"]["Rejected"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    logOutDevices: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description Which device. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["LogOutDevicesRequest"];
            };
        };
        responses: {
            /** @description The call succeeded, or the back end refused it (`process: false`). */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Acknowledged"] | components["schemas"]["Rejected"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listConsents: {
        parameters: {
            query: {
                /**
                 * @description Member id of the main user.
                 * @example 1001
                 */
                user_id: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The call succeeded, or the back end refused it (`process: false`). */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccountChoicesSuccess"] | components["schemas"]["Rejected"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    changeConsent: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description What is chosen. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChangeAccountChoiceRequest"];
            };
        };
        responses: {
            /** @description The call succeeded, or the back end refused it (`process: false`). */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccountChoicesSuccess"] | components["schemas"]["Rejected"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listReminders: {
        parameters: {
            query: {
                /**
                 * @description Member id of the main user.
                 * @example 1001
                 */
                user_id: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The call succeeded, or the back end refused it (`process: false`). */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccountChoicesSuccess"] | components["schemas"]["Rejected"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    changeReminder: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description What is chosen. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChangeAccountChoiceRequest"];
            };
        };
        responses: {
            /** @description The call succeeded, or the back end refused it (`process: false`). */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccountChoicesSuccess"] | components["schemas"]["Rejected"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getDeletion: {
        parameters: {
            query: {
                /**
                 * @description Member id of the main user.
                 * @example 1001
                 */
                user_id: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The call succeeded, or the back end refused it (`process: false`). */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccountDeletionSuccess"] | components["schemas"]["Rejected"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    requestDeletion: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The password of the account. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["RequestDeletionRequest"];
            };
        };
        responses: {
            /** @description The call succeeded, or the back end refused it (`process: false`). */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccountDeletionSuccess"] | components["schemas"]["Rejected"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    withdrawDeletion: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description Whose account. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["WithdrawDeletionRequest"];
            };
        };
        responses: {
            /** @description The call succeeded, or the back end refused it (`process: false`). */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccountDeletionSuccess"] | components["schemas"]["Rejected"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
}
