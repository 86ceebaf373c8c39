// Generated from the contracts in schemas/ by codegen.ts. Do not edit: change the contract.
export interface paths {
    "/register": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Register a patient with this hospital
         * @description Registers a new or existing patient, with the whole form and photos of the cards. Optional fields are left out, never sent empty; numbers travel as text. Field errors come as 422. The registration number is in `detail.detail.no_reg`.
         */
        post: operations["registerPatient"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/registrasi_mobile_web": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Register a member of a family as a patient
         * @description Registers a person of a member's family with this hospital, from the data of the mobile registration (`getMobilePatient`). The same fields as `registerPatient` without photos, as JSON; `family_id` is needed.
         */
        post: operations["registerPatientFromMobile"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/get_data_mobile_web": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the mobile-registration data of a patient
         * @description What the mobile registration knows of a patient, to fill the registration form of this hospital. Only for the caller and the caller's family.
         */
        get: operations["getMobilePatient"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/drive-thru/v1/get_user_old": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Find a patient of the older system
         * @description Finds an existing patient in the hospital's older system, to fill the form of an existing patient's registration. All given values must agree with the record, so that a stranger cannot look up another person by number alone. No match is a refusal, without saying which value did not agree.
         */
        get: operations["getLegacyPatient"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/mobile/v1/dokter/history_kedatangan": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the visit history of a patient at this hospital
         * @description Head of the medical record and the visits of one patient to this hospital, the latest first. The member API's `getVisitHistory` answers the same for the whole group. Only for the caller and the caller's family.
         */
        get: operations["getMobileVisitHistory"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/mobile/v1/hasil/laboratorium": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * List laboratory results of a patient
         * @description All laboratory results of one patient at this hospital, the latest first, unfinished ones among them. Only for the caller and the caller's family (403 otherwise). Empty for a patient who has none. Reads only, although it is a POST: the number of a medical record belongs in no address.
         */
        post: operations["listLabResults"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/mobile/v1/hasil/laboratorium/{no_lab}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a laboratory result
         * @description Every released value with unit, reference and flag. A value is shown as reported (`nilai`); the number is for charts. Only for the caller and the caller's family (403 otherwise); 404 for an unknown number.
         */
        get: operations["getLabResult"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/mobile/v1/hasil/radiologi": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * List radiology results of a patient
         * @description All radiology results of one patient at this hospital, the latest first, unfinished ones among them. Only for the caller and the caller's family (403 otherwise). Empty for a patient who has none. Reads only, although it is a POST: the number of a medical record belongs in no address.
         */
        post: operations["listRadiologyResults"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/mobile/v1/hasil/radiologi/{no_radiologi}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a radiology result
         * @description The report and personal, expiring links to the images. Only for the caller and the caller's family (403 otherwise); 404 for an unknown number.
         */
        get: operations["getRadiologyResult"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/mcu/v1/hasil": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * List medical check-ups of a patient
         * @description All medical check-ups of one patient at this hospital, the latest first, unfinished ones among them. Only for the caller and the caller's family (403 otherwise). Empty for a patient who has none. Reads only, although it is a POST: the number of a medical record belongs in no address.
         */
        post: operations["listMcuResults"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/mcu/v1/hasil/{no_mcu}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a medical check-up
         * @description All parts of a check-up with values, conclusions, advice and fitness for work. Only for the caller and the caller's family (403 otherwise); 404 for an unknown number.
         */
        get: operations["getMcuResult"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/mobile/v1/hasil/{jenis}/{nomor}/pdf": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Download the report of a result
         * @description The signed report as a PDF, in Indonesian. 404 for an unknown number and while there is no report (`ada_pdf` is false). Only for the caller and the caller's family; not to be stored by caches.
         */
        get: operations["downloadResultPdf"];
        put?: never;
        post?: never;
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
        /**
         * @description L (laki-laki) is male, P (perempuan) is female.
         * @enum {string}
         */
        Gender: "L" | "P";
        /**
         * @description Medical record number (nopasien) of the hospital group: four pairs of digits.
         * @example 00-12-34-56
         */
        MedicalRecordNumber: string;
        /** @description A value that a list of values got after this contract was written. It occurs in answers only, where it changes no meaning; show it by a general name, such as that of `lainnya` (other). */
        LaterValue: string & {};
        /**
         * @description Number of a result; unique within the hospital.
         * @example LAB-261022-0033
         */
        ResultNumber: string;
        /**
         * @description laboratorium (laboratory), radiologi (radiology), mcu (medical check-up).
         * @enum {string}
         */
        ResultKind: "laboratorium" | "radiologi" | "mcu";
        /**
         * @description proses: nothing released yet. sebagian: some values released, more will follow. selesai: complete and validated. dikoreksi: a released value was corrected; the correction is what is shown.
         * @enum {string}
         */
        ResultStatus: "proses" | "sebagian" | "selesai" | "dikoreksi";
        /**
         * @description A value against its reference: normal, rendah (below), tinggi (above), abnormal (outside, where there is no below or above, such as `Positif` for `Negatif`), kritis (critical: needs a doctor at once, whichever side). Null where no judgement is made.
         * @enum {string|null}
         */
        Flag: "normal" | "rendah" | "tinggi" | "abnormal" | "kritis" | null;
        /** @description The registration form. The field names are known; which of them are needed, and the limits, are assumed. */
        RegistrationForm: {
            /** @description Full name as on the identity card. One word is a valid name. */
            nama: string;
            /** @description Town of birth. */
            tempat_lahir: string;
            /**
             * Format: date
             * @description Birth date, not after today.
             */
            tgl_lahir: string;
            gender: components["schemas"]["Gender"];
            /** @description National identity number (NIK), 16 digits. Needed for adult Indonesian citizens (the server answers 422 without it); left out for a foreign citizen or a newborn without one. */
            nik?: string;
            /** @description Street, number, RT/RW. */
            alamat: string;
            /** @description Village (kelurahan or desa). Code of the Ministry of Home Affairs, with dots. */
            kel?: string;
            /** @description District (kecamatan). Code of the Ministry of Home Affairs, with dots. */
            kec?: string;
            /** @description City or regency (kota or kabupaten). Code of the Ministry of Home Affairs, with dots. */
            kokab?: string;
            /** @description Province (provinsi). Code of the Ministry of Home Affairs, with dots. */
            prov?: string;
            /**
             * Format: email
             * @description Email address.
             */
            email?: string;
            /** @description Mobile number, as typed: `08…`, `62…` or `+62…`; of another country `+` and its code. */
            no_hp: string;
            /**
             * Format: binary
             * @description Photo of the identity card (KTP). JPEG, PNG or WebP, at most 5 MiB.
             */
            foto_ktp?: Blob;
            /**
             * Format: binary
             * @description Photo of the employee or insurance card. JPEG, PNG or WebP, at most 5 MiB.
             */
            foto_id_card?: Blob;
            /** @description Code of the guarantor who pays; left out when the patient pays. */
            kodept?: string;
            /** @description Code of the employer; left out when none. */
            kd_perusahaan?: string;
            /** @description Blood-group code, without spaces around it. */
            gol_darah?: string;
            /**
             * @description Citizenship: `wni` Indonesian, `wna` foreign.
             * @enum {string}
             */
            warga_negara: "wni" | "wna";
            /** @description Code of the language spoken, as an integer. */
            bahasa?: number;
            /** @description Code of the ethnic language, as an integer. */
            suku_bahasa?: number;
            /** @description Marital-status code. */
            status_kawin?: string;
            /** @description Education code. */
            pendidikan?: string;
            /** @description Religion code. */
            agama?: string;
            /** @description Occupation code. */
            pekerjaan?: string;
            /** @description Id of the patient's family, or of the one that a new child joins; left out for no family. An adult does not join a family by a registration. */
            family_id?: number;
            /** @description Codes that go with the guarantor, one form field per code, all named `kodepmr`. What the codes stand for is to be confirmed; left out when there are none. */
            kodepmr?: string[];
            /** @description Member id of the patient whose appointment makes the registration necessary; left out when there is none. */
            id_pasien_appointment?: number;
            /**
             * @description Relation to the main user of the family: diri_sendiri (the main user), suami (husband), istri (wife), anak (child), ayah (father), ibu (mother), saudara (sibling), lainnya (other). The words are assumed.
             * @enum {string}
             */
            status_family?: "diri_sendiri" | "suami" | "istri" | "anak" | "ayah" | "ibu" | "saudara" | "lainnya";
            /** @description Registration number that an earlier registration returned, when this one continues it. */
            no_reg_new?: string;
            /** @description Medical record number, when the person is a patient already; left out for a new patient. */
            no_pasien?: components["schemas"]["MedicalRecordNumber"];
        };
        /** @description The registration data without photos, for a member of a family. */
        MobileRegistrationRequest: {
            /** @description Full name as on the identity card. One word is a valid name. */
            nama: string;
            /** @description Town of birth. */
            tempat_lahir: string;
            /**
             * Format: date
             * @description Birth date, not after today.
             */
            tgl_lahir: string;
            gender: components["schemas"]["Gender"];
            /** @description National identity number (NIK), 16 digits. Needed for adult Indonesian citizens (the server answers 422 without it); left out for a foreign citizen or a newborn without one. */
            nik?: string;
            /** @description Street, number, RT/RW. */
            alamat: string;
            /** @description Village (kelurahan or desa). Code of the Ministry of Home Affairs, with dots. */
            kel?: string;
            /** @description District (kecamatan). Code of the Ministry of Home Affairs, with dots. */
            kec?: string;
            /** @description City or regency (kota or kabupaten). Code of the Ministry of Home Affairs, with dots. */
            kokab?: string;
            /** @description Province (provinsi). Code of the Ministry of Home Affairs, with dots. */
            prov?: string;
            /**
             * Format: email
             * @description Email address.
             */
            email?: string;
            /** @description Mobile number, as typed: `08…`, `62…` or `+62…`; of another country `+` and its code. */
            no_hp: string;
            /** @description Code of the guarantor who pays; left out when the patient pays. */
            kodept?: string;
            /** @description Code of the employer; left out when none. */
            kd_perusahaan?: string;
            /** @description Blood-group code, without spaces around it. */
            gol_darah?: string;
            /**
             * @description Citizenship: `wni` Indonesian, `wna` foreign.
             * @enum {string}
             */
            warga_negara: "wni" | "wna";
            /** @description Code of the language spoken, as an integer. */
            bahasa?: number;
            /** @description Code of the ethnic language, as an integer. */
            suku_bahasa?: number;
            /** @description Marital-status code. */
            status_kawin?: string;
            /** @description Education code. */
            pendidikan?: string;
            /** @description Religion code. */
            agama?: string;
            /** @description Occupation code. */
            pekerjaan?: string;
            /** @description Id of the patient's family, or of the one that a new child joins. An adult does not join a family by a registration. */
            family_id: number;
            /** @description Codes that go with the guarantor, one form field per code, all named `kodepmr`. What the codes stand for is to be confirmed; left out when there are none. */
            kodepmr?: string[];
            /** @description Member id of the patient whose appointment makes the registration necessary; left out when there is none. */
            id_pasien_appointment?: number;
            /**
             * @description Relation to the main user of the family: diri_sendiri (the main user), suami (husband), istri (wife), anak (child), ayah (father), ibu (mother), saudara (sibling), lainnya (other). The words are assumed.
             * @enum {string}
             */
            status_family?: "diri_sendiri" | "suami" | "istri" | "anak" | "ayah" | "ibu" | "saudara" | "lainnya";
            /** @description Registration number that an earlier registration returned, when this one continues it. */
            no_reg_new?: string;
            /** @description Medical record number, when the person is a patient already; left out for a new patient. */
            no_pasien?: components["schemas"]["MedicalRecordNumber"];
        };
        /** @description What a registration led to. */
        RegistrationReceipt: {
            /** @description Registration number, to be shown at the counter. */
            no_reg: string;
            /** @description Member id of the patient; null until the hospital has matched the person with a member. */
            id_pasien: number | null;
            /** @description Medical record number; null until the hospital has issued one. */
            nopasien: string | null;
        };
        /** @description Message and outcome. */
        RegistrationDetail: {
            /** @description Message for the user, in Indonesian. */
            message: string;
            detail: components["schemas"]["RegistrationReceipt"];
        };
        /** @description The registration was taken. Known: the number is in `detail.detail.no_reg`. */
        RegistrationSuccess: {
            /**
             * @description Always true in a successful answer.
             * @constant
             */
            process: true;
            detail: components["schemas"]["RegistrationDetail"];
        };
        /** @description A patient as the mobile registration knows the person. The names are known; types, and that every property is present with null for unknown values, are assumed. */
        MobilePatient: {
            /** @description Member id. */
            id: number;
            /** @description Medical record number; null until the hospital has issued one. */
            nopasien: string | null;
            /** @description Full name. One word is a valid name. */
            nama_lengkap: string;
            /** @description Town of birth. */
            tempat_lahir: string | null;
            /**
             * Format: date
             * @description Birth date.
             */
            tgl_lahir: string;
            gender: components["schemas"]["Gender"];
            /** @description NIK (16 digits) of an Indonesian citizen, passport number of a foreign citizen. */
            no_identitas: string | null;
            /** @description Street, number, RT/RW. */
            alamat: string | null;
            /** @description Village, code or name. */
            kelurahan: string | null;
            /** @description District, code or name. */
            kecamatan: string | null;
            /** @description City or regency, code or name. */
            kabupaten: string | null;
            /** @description Province, code or name. */
            provinsi: string | null;
            /** @description Email address. */
            email: string | null;
            /** @description Mobile number as stored. */
            no_telp: string | null;
            /** @description Blood-group code. May be padded with spaces; trim before use. */
            golongan_darah: string | null;
            /** @description Id of the family; null for none. */
            family_id: number | null;
            /**
             * @description Citizenship: `wni` Indonesian, `wna` foreign.
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
            /** @description Relation to the main user of the family. */
            status_family: string | null;
            /** @description Religion code. */
            agama: string | null;
        };
        /** @description A patient of the mobile registration. */
        MobilePatientSuccess: {
            /**
             * @description Always true in a successful answer.
             * @constant
             */
            process: true;
            /** @description Message for the user, in Indonesian. */
            detail: string;
            data: components["schemas"]["MobilePatient"];
        };
        /** @description A patient of the hospital's older system, to fill the registration form. The names, in capitals, are known; types, and that every property is present with null for unknown values, are assumed. Texts may be padded with spaces. */
        LegacyPatient: {
            /** @description Medical record number. */
            NOPASIEN: string;
            /** @description Full name, often in capitals. */
            NAMAPASIEN: string;
            /** @description Town of birth. */
            TMPLAHIR: string | null;
            /**
             * Format: date
             * @description Birth date.
             */
            TGLLAHIR: string | null;
            /**
             * @description Gender: L male, P female.
             * @enum {string|null}
             */
            JNSKELAMIN: "L" | "P" | null;
            /** @description Number of the identity card. */
            NOKTP: string | null;
            /** @description Address. */
            ALM1PASIEN: string | null;
            /** @description Village code. */
            KDDESA: string | null;
            /** @description District code. */
            KDKECAMATAN: string | null;
            /** @description City or regency code. */
            KDKOTA: string | null;
            /** @description Province code. */
            KDPROPINSI: string | null;
            /** @description Email address. */
            EMAIL: string | null;
            /** @description Phone number. */
            TLPPASIEN: string | null;
        };
        /** @description A patient of the older system. */
        LegacyPatientSuccess: {
            /**
             * @description Always true in a successful answer.
             * @constant
             */
            process: true;
            /** @description Message for the user, in Indonesian. */
            detail: string;
            data: components["schemas"]["LegacyPatient"];
        };
        /** @description A code with its display name. */
        CodedName: {
            /** @description Code to send back. */
            kode: string;
            /** @description Name in Indonesian. */
            nama: string;
        };
        /** @description A doctor. */
        DoctorReference: {
            /** @description Doctor code. */
            kode: string;
            /** @description Name with titles. */
            nama: string;
            /** @description Slug of the doctor page; null when the doctor is not listed. */
            slug: string | null;
            /**
             * Format: uri
             * @description Absolute address of the portrait; null when none.
             */
            avatar: string | null;
        };
        /** @description A hospital. */
        HospitalReference: {
            /** @description Hospital code. */
            kode_mapping_rs: string;
            /** @description Name. */
            nama: string;
            /** @description Slug of the hospital page; null when it has none. */
            slug: string | null;
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
        /** @description One visit to this hospital. Every property is present. */
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
            rumah_sakit: components["schemas"]["HospitalReference"];
            /** @description Specialty; null for visits without one. */
            spesialis: components["schemas"]["CodedName"] | null;
            /** @description Doctor in charge; null for visits without one. */
            dokter: components["schemas"]["DoctorReference"] | null;
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
        };
        /** @description Head of a medical record. */
        MedicalRecordSummary: {
            nopasien: components["schemas"]["MedicalRecordNumber"];
            /** @description Full name. */
            nama_lengkap: string;
            /**
             * Format: date
             * @description Birth date.
             */
            tgl_lahir: string;
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
            pasient_medical_record: components["schemas"]["MedicalRecordSummary"];
            /** @description The latest visit first; empty when there is none. */
            list_history: components["schemas"]["Visit"][];
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
            data: components["schemas"]["VisitHistory"];
        };
        /** @description Whose results to list. */
        ResultsRequest: {
            /** @description Medical record number of the patient, who is the caller or of the caller's family. */
            nopasien: components["schemas"]["MedicalRecordNumber"];
        };
        /** @description Whose result it is. To be shown with every result, so that it is not read as another person's. */
        ResultPatient: {
            nopasien: components["schemas"]["MedicalRecordNumber"];
            /** @description Full name. */
            nama_lengkap: string;
            /**
             * Format: date
             * @description Birth date.
             */
            tgl_lahir: string;
            gender: components["schemas"]["Gender"];
        };
        /** @description What counts as normal for this patient (age and gender are taken into account). */
        ReferenceRange: {
            /** @description Lower limit, in `satuan`; null when there is none. */
            batas_bawah: number | null;
            /** @description Upper limit, in `satuan`; null when there is none. */
            batas_atas: number | null;
            /** @description The range in words, such as `11,7 - 15,5`, `< 5,7` or `Negatif`. Where it and the limits differ, the words stand (they say whether a limit itself still counts). Null when there is none. */
            teks: string | null;
        };
        /** @description The value of the same test, in the same unit and by the same method, of another result of the patient at this hospital. Results that only a doctor may explain have none. */
        OtherValue: {
            /** @description Result as reported. */
            nilai: string;
            /** @description The same as a number; null when the result is no plain number. */
            nilai_angka: number | null;
            penanda: components["schemas"]["Flag"];
            /**
             * Format: date-time
             * @description When its specimen was taken, or its result released where that is not recorded. With the offset of Jakarta, `+07:00`.
             */
            waktu: string;
        };
        /** @description Whom the laboratory told of a critical value, and when. */
        CriticalReport: {
            /** @description Name of the doctor, or the unit, such as `dokter jaga IGD`. */
            kepada: string;
            /**
             * Format: date-time
             * @description With the offset of Jakarta, `+07:00`.
             */
            waktu: string;
        };
        /** @description A critical value, what came after it, and who knows of it. */
        CriticalValue: {
            /** @description Name of the test. */
            nama: string;
            /** @description Result as reported. */
            nilai: string;
            /** @description Unit; null when it has none. */
            satuan: string | null;
            /** @description The newest value after it; null when there is none. */
            sesudahnya: components["schemas"]["OtherValue"] | null;
            /** @description Who was told of it; null when no report is recorded. */
            dilaporkan: components["schemas"]["CriticalReport"] | null;
        };
        /** @description One test with its result. Every property is present, but for `sebelumnya`, `sesudahnya` and `dilaporkan`, which are absent where the hospital does not say. */
        LabTest: {
            /** @description Code of the test in the laboratory's own list; null when it has none. */
            kode: string | null;
            /** @description Name of the test. */
            nama: string;
            /** @description Result as reported, with a decimal comma: `11,2`, `< 0,1`, `Negatif`, `+1`. This is what is shown. */
            nilai: string;
            /** @description The same as a number, in `satuan`, for charts; null when the result is no plain number. */
            nilai_angka: number | null;
            /** @description Unit, such as `g/dL`, `10^3/µL`, `mg/dL` or `mmHg`; null when it has none. */
            satuan: string | null;
            /** @description Reference; null when the test has none. */
            rujukan: components["schemas"]["ReferenceRange"] | null;
            penanda: components["schemas"]["Flag"];
            /** @description Remark on this value; null when none. */
            keterangan: string | null;
            /** @description Method, such as `Impedansi`; null when not stated. */
            metode: string | null;
            /** @description The value of the time before; null when there is none. */
            sebelumnya?: components["schemas"]["OtherValue"] | null;
            /** @description The newest value, where it is newer than this one; null when there is none. */
            sesudahnya?: components["schemas"]["OtherValue"] | null;
            /** @description Who was told of a critical value; null for every other value, and when no report is recorded. */
            dilaporkan?: components["schemas"]["CriticalReport"] | null;
        };
        /** @description A group of tests, such as haematology. */
        LabTestGroup: {
            /** @description Name of the group. */
            nama: string;
            /** @description Specimen, such as `Darah EDTA` (EDTA blood) or `Urin sewaktu` (random urine); null when not stated. */
            spesimen: string | null;
            /** @description Tests, in the order of the report. Tests of an unfinished result are missing until released. */
            pemeriksaan: components["schemas"]["LabTest"][];
        };
        /** @description A laboratory result as lists show it. */
        LabResultSummary: {
            /** @description Number of the result. */
            no_lab: components["schemas"]["ResultNumber"];
            nopasien: components["schemas"]["MedicalRecordNumber"];
            status: components["schemas"]["ResultStatus"];
            rumah_sakit: components["schemas"]["HospitalReference"];
            /**
             * Format: date-time
             * @description When the specimen was taken; null when not recorded. With the offset of Jakarta, `+07:00`.
             */
            waktu_sampel: string | null;
            /**
             * Format: date-time
             * @description When the result was released, or last corrected; null while nothing is. With the offset of Jakarta, `+07:00`.
             */
            waktu_hasil: string | null;
            /** @description Name of the referring doctor; null when the patient came without referral. */
            dokter_pengirim: string | null;
            /** @description Names of its groups of tests. */
            kelompok: string[];
            /** @description Number of tests. */
            jumlah_pemeriksaan: number;
            /** @description Number of released values that are flagged other than normal. */
            jumlah_tidak_normal: number;
            /** @description Whether a value is critical. */
            ada_kritis: boolean;
            /** @description Its critical values, in the order of the report. Absent where the hospital does not say. */
            nilai_kritis?: components["schemas"]["CriticalValue"][];
            /** @description Whether `downloadResultPdf` has the report. */
            ada_pdf: boolean;
            /** @description Whether only the doctor may explain it, so that `getLabResult` refuses it. Absent where the hospital does not say. */
            hanya_lisan?: boolean;
        };
        /** @description A laboratory result. Every property is present. */
        LabResult: {
            /** @description Number of the result. */
            no_lab: components["schemas"]["ResultNumber"];
            status: components["schemas"]["ResultStatus"];
            rumah_sakit: components["schemas"]["HospitalReference"];
            /**
             * Format: date-time
             * @description When the specimen was taken; null when not recorded. With the offset of Jakarta, `+07:00`.
             */
            waktu_sampel: string | null;
            /**
             * Format: date-time
             * @description When the result was released, or last corrected; null while nothing is. With the offset of Jakarta, `+07:00`.
             */
            waktu_hasil: string | null;
            /** @description Name of the referring doctor; null when the patient came without referral. */
            dokter_pengirim: string | null;
            pasien: components["schemas"]["ResultPatient"];
            /** @description Groups of tests, in the order of the report; empty while nothing is released. */
            kelompok: components["schemas"]["LabTestGroup"][];
            /** @description Name of the doctor who validated the result; null until then. */
            dokter_validasi: string | null;
            /** @description Remark on the whole result; null when none. */
            catatan: string | null;
            /** @description Whether `downloadResultPdf` has the report. */
            ada_pdf: boolean;
        };
        /** @description Laboratory results of a patient. */
        LabResultListSuccess: {
            /**
             * @description Always true in a successful answer.
             * @constant
             */
            process: true;
            /** @description Message for the user, in Indonesian. */
            detail: string;
            /** @description The latest first; empty when there is none. */
            data: components["schemas"]["LabResultSummary"][];
        };
        /** @description A laboratory result. */
        LabResultSuccess: {
            /**
             * @description Always true in a successful answer.
             * @constant
             */
            process: true;
            /** @description Message for the user, in Indonesian. */
            detail: string;
            data: components["schemas"]["LabResult"];
        };
        /** @description A link to one image of an examination. Links are personal and expire; they are not to be stored. */
        RadiologyImage: {
            /** @description What the image shows, such as `Proyeksi PA`. */
            judul: string;
            /**
             * Format: uri
             * @description Address of the image in full size, https.
             */
            url: string;
            /**
             * Format: uri
             * @description Address of a small copy, https; null when there is none.
             */
            thumbnail_url: string | null;
            /** @description Media type of both: no viewer for DICOM is needed. */
            mime: ("image/jpeg" | "image/png" | "image/webp") | components["schemas"]["LaterValue"];
            /** @description Width in pixels. */
            lebar: number;
            /** @description Height in pixels. */
            tinggi: number;
            /**
             * Format: date-time
             * @description Until when the links work; ask for the result again after that. With the offset of Jakarta, `+07:00`.
             */
            berlaku_sampai: string;
        };
        /** @description A radiology result as lists show it. */
        RadiologyResultSummary: {
            /** @description Number of the result. */
            no_radiologi: components["schemas"]["ResultNumber"];
            nopasien: components["schemas"]["MedicalRecordNumber"];
            status: components["schemas"]["ResultStatus"];
            rumah_sakit: components["schemas"]["HospitalReference"];
            /**
             * @description How it was made: rontgen (X-ray), usg (ultrasound), ct_scan (CT), mri (MRI), mamografi (mammography), lainnya (other).
             * @enum {string}
             */
            modalitas: "rontgen" | "usg" | "ct_scan" | "mri" | "mamografi" | "lainnya";
            /** @description What was examined, such as `Foto toraks PA` (chest X-ray). */
            pemeriksaan: string;
            /**
             * Format: date-time
             * @description When it was examined. With the offset of Jakarta, `+07:00`.
             */
            waktu_pemeriksaan: string;
            /**
             * Format: date-time
             * @description When the report was released, or last corrected; null until then. With the offset of Jakarta, `+07:00`.
             */
            waktu_hasil: string | null;
            /** @description Name of the referring doctor; null when there is none. */
            dokter_pengirim: string | null;
            /** @description Number of images that may be seen; 0 when none is released. */
            jumlah_gambar: number;
            /** @description Whether `downloadResultPdf` has the report. */
            ada_pdf: boolean;
            /** @description Whether only the doctor may explain it, so that `getRadiologyResult` refuses it. Absent where the hospital does not say. */
            hanya_lisan?: boolean;
        };
        /** @description A radiology result: the report and links to its images. Every property is present. */
        RadiologyResult: {
            /** @description Number of the result. */
            no_radiologi: components["schemas"]["ResultNumber"];
            pasien: components["schemas"]["ResultPatient"];
            status: components["schemas"]["ResultStatus"];
            rumah_sakit: components["schemas"]["HospitalReference"];
            /**
             * @description How it was made: rontgen (X-ray), usg (ultrasound), ct_scan (CT), mri (MRI), mamografi (mammography), lainnya (other).
             * @enum {string}
             */
            modalitas: "rontgen" | "usg" | "ct_scan" | "mri" | "mamografi" | "lainnya";
            /** @description What was examined, such as `Foto toraks PA` (chest X-ray). */
            pemeriksaan: string;
            /**
             * Format: date-time
             * @description When it was examined. With the offset of Jakarta, `+07:00`.
             */
            waktu_pemeriksaan: string;
            /**
             * Format: date-time
             * @description When the report was released, or last corrected; null until then. With the offset of Jakarta, `+07:00`.
             */
            waktu_hasil: string | null;
            /** @description Name of the referring doctor; null when there is none. */
            dokter_pengirim: string | null;
            /** @description Number of images that may be seen; 0 when none is released. */
            jumlah_gambar: number;
            /** @description Whether `downloadResultPdf` has the report. */
            ada_pdf: boolean;
            /** @description Clinical question of the referring doctor; null when not stated. */
            klinis: string | null;
            /** @description How the examination was done; null when not stated. */
            teknik: string | null;
            /** @description Findings, plain text with line breaks; null until the report is released. */
            temuan: string | null;
            /** @description Impression: the conclusion of the report; null until released. */
            kesan: string | null;
            /** @description Advice; null when none. */
            saran: string | null;
            /** @description Name of the radiologist who signed; null until then. */
            dokter_radiologi: string | null;
            /** @description Images, in the order of the examination; empty when none is released. */
            gambar: components["schemas"]["RadiologyImage"][];
        };
        /** @description Radiology results of a patient. */
        RadiologyResultListSuccess: {
            /**
             * @description Always true in a successful answer.
             * @constant
             */
            process: true;
            /** @description Message for the user, in Indonesian. */
            detail: string;
            /** @description The latest first; empty when there is none. */
            data: components["schemas"]["RadiologyResultSummary"][];
        };
        /** @description A radiology result. */
        RadiologyResultSuccess: {
            /**
             * @description Always true in a successful answer.
             * @constant
             */
            process: true;
            /** @description Message for the user, in Indonesian. */
            detail: string;
            data: components["schemas"]["RadiologyResult"];
        };
        /**
         * @description layak (fit), layak_dengan_catatan (fit with remarks), tidak_layak_sementara (temporarily unfit), tidak_layak (unfit). Null where it was not asked for or is not decided yet.
         * @enum {string|null}
         */
        FitnessForWork: "layak" | "layak_dengan_catatan" | "tidak_layak_sementara" | "tidak_layak" | null;
        /** @description One line of a medical check-up. Every property is present. */
        McuItem: {
            /** @description Code of the test in the laboratory's own list; null when it has none. */
            kode: string | null;
            /** @description Name of the test. */
            nama: string;
            /** @description Result as reported, with a decimal comma: `11,2`, `< 0,1`, `Negatif`, `+1`. This is what is shown. */
            nilai: string;
            /** @description The same as a number, in `satuan`, for charts; null when the result is no plain number. */
            nilai_angka: number | null;
            /** @description Unit, such as `g/dL`, `10^3/µL`, `mg/dL` or `mmHg`; null when it has none. */
            satuan: string | null;
            /** @description Reference; null when the test has none. */
            rujukan: components["schemas"]["ReferenceRange"] | null;
            penanda: components["schemas"]["Flag"];
            /** @description Remark on this value; null when none. */
            keterangan: string | null;
        };
        /** @description A part of a medical check-up. */
        McuSection: {
            /**
             * @description anamnesis (history), tanda_vital (vital signs), fisik (physical examination), laboratorium (laboratory), radiologi (radiology), penunjang (further tests such as ECG, spirometry, audiometry).
             * @enum {string}
             */
            jenis: "anamnesis" | "tanda_vital" | "fisik" | "laboratorium" | "radiologi" | "penunjang";
            /** @description Heading. */
            nama: string;
            /** @description Lines, in the order of the report; empty when the part has a conclusion only. */
            pemeriksaan: components["schemas"]["McuItem"][];
            /** @description Conclusion of this part; null when none. */
            kesimpulan: string | null;
        };
        /** @description A medical check-up as lists show it. */
        McuResultSummary: {
            /** @description Number of the result. */
            no_mcu: components["schemas"]["ResultNumber"];
            nopasien: components["schemas"]["MedicalRecordNumber"];
            status: components["schemas"]["ResultStatus"];
            rumah_sakit: components["schemas"]["HospitalReference"];
            /** @description Name of the check-up package. */
            paket: string;
            /**
             * Format: date
             * @description Day of the check-up.
             */
            tanggal: string;
            /**
             * Format: date-time
             * @description When the result was released, or last corrected; null until then. With the offset of Jakarta, `+07:00`.
             */
            waktu_hasil: string | null;
            /** @description Company that ordered it; null when the patient did. */
            perusahaan: components["schemas"]["CodedName"] | null;
            kelayakan_kerja: components["schemas"]["FitnessForWork"];
            /** @description Whether `downloadResultPdf` has the report. */
            ada_pdf: boolean;
            /** @description Number of released values that are flagged other than normal. */
            jumlah_tidak_normal: number;
            /** @description Whether only the doctor may explain it, so that `getMcuResult` refuses it. Absent where the hospital does not say. */
            hanya_lisan?: boolean;
        };
        /** @description A medical check-up. Every property is present. */
        McuResult: {
            /** @description Number of the result. */
            no_mcu: components["schemas"]["ResultNumber"];
            pasien: components["schemas"]["ResultPatient"];
            status: components["schemas"]["ResultStatus"];
            rumah_sakit: components["schemas"]["HospitalReference"];
            /** @description Name of the check-up package. */
            paket: string;
            /**
             * Format: date
             * @description Day of the check-up.
             */
            tanggal: string;
            /**
             * Format: date-time
             * @description When the result was released, or last corrected; null until then. With the offset of Jakarta, `+07:00`.
             */
            waktu_hasil: string | null;
            /** @description Company that ordered it; null when the patient did. */
            perusahaan: components["schemas"]["CodedName"] | null;
            kelayakan_kerja: components["schemas"]["FitnessForWork"];
            /** @description Whether `downloadResultPdf` has the report. */
            ada_pdf: boolean;
            /** @description Parts, in the order of the report; empty while nothing is released. */
            bagian: components["schemas"]["McuSection"][];
            /** @description Overall conclusions, one per finding; empty until released. */
            kesimpulan: string[];
            /** @description Advice, one per item; empty when none. */
            saran: string[];
            /** @description Name of the doctor who signed; null until then. */
            dokter_penanggung_jawab: string | null;
        };
        /** @description Medical check-ups of a patient. */
        McuResultListSuccess: {
            /**
             * @description Always true in a successful answer.
             * @constant
             */
            process: true;
            /** @description Message for the user, in Indonesian. */
            detail: string;
            /** @description The latest first; empty when there is none. */
            data: components["schemas"]["McuResultSummary"][];
        };
        /** @description A medical check-up. */
        McuResultSuccess: {
            /**
             * @description Always true in a successful answer.
             * @constant
             */
            process: true;
            /** @description Message for the user, in Indonesian. */
            detail: string;
            data: components["schemas"]["McuResult"];
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
        /** @description The token is valid but does not give access to what was asked for: a patient outside the caller's family. */
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
        /** @description The photos are too large. */
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
    registerPatient: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["RegistrationForm"];
            };
        };
        responses: {
            /** @description The call succeeded, or the back end refused it (`process: false`). */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RegistrationSuccess"] | components["schemas"]["Rejected"];
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    registerPatientFromMobile: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MobileRegistrationRequest"];
            };
        };
        responses: {
            /** @description The call succeeded, or the back end refused it (`process: false`). */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RegistrationSuccess"] | components["schemas"]["Rejected"];
                };
            };
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getMobilePatient: {
        parameters: {
            query: {
                /**
                 * @description Member id of the patient.
                 * @example 1001
                 */
                id_pasien: number;
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
                    "application/json": components["schemas"]["MobilePatientSuccess"] | components["schemas"]["Rejected"];
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
    getLegacyPatient: {
        parameters: {
            query: {
                /**
                 * @description Medical record number.
                 * @example 00-07-88-12
                 */
                no_pasien: components["schemas"]["MedicalRecordNumber"];
                /**
                 * @description Birth date.
                 * @example 1954-11-30
                 */
                tgl_lahir: string;
                /** @description National identity number, 16 digits, if the patient has one. */
                nik?: string;
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
                    "application/json": components["schemas"]["LegacyPatientSuccess"] | components["schemas"]["Rejected"];
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
    getMobileVisitHistory: {
        parameters: {
            query: {
                /** @description Always 1: the answer in the form for mobile use. */
                mobile: 1;
                /** @description Medical record number of the patient. Without it, the caller's own. */
                nopasien?: components["schemas"]["MedicalRecordNumber"];
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
    listLabResults: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The patient. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["ResultsRequest"];
            };
        };
        responses: {
            /** @description The call succeeded, or the back end refused it (`process: false`). */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LabResultListSuccess"] | components["schemas"]["Rejected"];
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
    getLabResult: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Number of the result, as the list gives it.
                 * @example LAB-261022-0033
                 */
                no_lab: components["schemas"]["ResultNumber"];
            };
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
                    "application/json": components["schemas"]["LabResultSuccess"] | components["schemas"]["Rejected"];
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
    listRadiologyResults: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The patient. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["ResultsRequest"];
            };
        };
        responses: {
            /** @description The call succeeded, or the back end refused it (`process: false`). */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RadiologyResultListSuccess"] | components["schemas"]["Rejected"];
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
    getRadiologyResult: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Number of the result, as the list gives it.
                 * @example RAD-261022-0004
                 */
                no_radiologi: components["schemas"]["ResultNumber"];
            };
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
                    "application/json": components["schemas"]["RadiologyResultSuccess"] | components["schemas"]["Rejected"];
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
    listMcuResults: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The patient. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["ResultsRequest"];
            };
        };
        responses: {
            /** @description The call succeeded, or the back end refused it (`process: false`). */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["McuResultListSuccess"] | components["schemas"]["Rejected"];
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
    getMcuResult: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Number of the result, as the list gives it.
                 * @example MCU-260815-0012
                 */
                no_mcu: components["schemas"]["ResultNumber"];
            };
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
                    "application/json": components["schemas"]["McuResultSuccess"] | components["schemas"]["Rejected"];
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
    downloadResultPdf: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Which kind of result it is.
                 * @example laboratorium
                 */
                jenis: components["schemas"]["ResultKind"];
                /**
                 * @description Number of the result, as the list gives it.
                 * @example LAB-261022-0033
                 */
                nomor: components["schemas"]["ResultNumber"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The report. */
            200: {
                headers: {
                    /**
                     * @description Suggested file name.
                     * @example attachment; filename="hasil-LAB-261022-0033.pdf"
                     */
                    "Content-Disposition"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": Blob;
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
}
