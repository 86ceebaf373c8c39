// Generated from the contracts in schemas/ by codegen.ts. Do not edit: change the contract.
export interface paths {
    "/company/login": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Log a company user in
         * @description Exchanges email and password for a bearer token. Role 1 is accepted here too; the site then leads to the admin-corporate page. Wrong credentials, an account that is not yet activated or is switched off, and an ended contract are refusals inside a 200, never a 401.
         */
        post: operations["companyLogin"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/company/admin/login": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Log a corporate admin in
         * @description Like `companyLogin`, but only for role 1. Any other user is refused, in the same words as for a wrong password.
         */
        post: operations["companyAdminLogin"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/company/activation/undangan": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Read an invitation
         * @description What the page of an invitation shows before a password is set. The link in the invitation is `{site}/company-area/activation#undangan={token}`: the token is a secret, so it is in the fragment, which no server and no log gets. A token that never was, or was replaced by a newer invitation, is a 404.
         */
        post: operations["getActivationInvitation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/company/activation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Activate an invited company user
         * @description Sets a password with the token of the invitation, once: the first one, or another in place of a forgotten one, which ends the user's sessions. The answer has no session: the user logs in afterwards. An expired or used invitation is a refusal inside a 200, an unknown one a 404.
         */
        post: operations["activateCompanyUser"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/company/profile": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the company profile
         * @description Gives the company of the caller. A corporate admin (role 1) belongs to no company and gets 403.
         */
        get: operations["getCompanyProfile"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/company/profile/update": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change the company profile
         * @description Changes contact data of the company of the caller and answers the whole profile as it is then. A corporate admin uses `updateCorporateClient` instead and gets 403 here.
         */
        post: operations["updateCompanyProfile"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/company/karyawan": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * List registered employees
         * @description Registered employees, ordered and filtered as asked for, with the sites and departments that there are to filter by. Paged. The list is empty, with `total: 0`, when nothing was found. Rows with the same value, or without one, are by name and then by id, so that no row is on two pages; without a value they come last in both directions, but for the latest check-up: who was never examined is before the earliest day, since their check-up is due most. Reads only, although it is a POST: names of people belong in no address.
         */
        post: operations["listCompanyEmployees"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/company/karyawan/detail": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read an employee
         * @description One employee with check-up conclusions and consent. An employee of another company answers 404, so that ids cannot be probed.
         */
        get: operations["getCompanyEmployee"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/company/mcu": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * List MCU results
         * @description Finished check-ups of the employees, the latest first, with the conclusion alone, and the years and departments that there are to filter by. Paged. The list is empty, with `total: 0`, when nothing was found. `faktor_risiko` finds only check-ups whose employee lets the employer see risk factors today (scope saran): a filter must not tell what the result itself withholds. Reads only, although it is a POST: names of people belong in no address.
         */
        post: operations["listCompanyMcuResults"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/company/mcu/detail": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read an MCU result
         * @description One check-up: conclusion and restrictions of work, and the medical details that the employee lets the employer see. `detail_medis` is null without a valid consent; parts outside its scope are null. `mcu_sebelumnya` has the same employee's check-up before this one to compare with, withheld by the same consent. A corporate admin sees no more than the company does. A result of another company answers 404.
         */
        get: operations["getCompanyMcuResult"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/company/mcu/rangkuman": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the health summary
         * @description Chart data of one company and one year: counts per conclusion, risk factor, department, and class of blood pressure, blood sugar, blood fat and body mass index, and per year. **Nothing in it depends on a medical detail of an employee who does not let the employer see it**:
         *
         *     1. Who was examined and each conclusion of fitness are counted exactly, for all employees: the company is shown both by name anyway.
         *     2. Findings are counted among those employees only whose consent opens them today: risk factors with the scope `saran`, blood pressure and body mass index with `pengukuran`, blood sugar and blood fat with `laboratorium`. `jumlah_setuju` says how many these are. So an answer stays the same whatever was found with anybody else, and no comparison of answers, lists, filters and years tells anything about them.
         *     3. Counts of findings are rounded down to a multiple of 5; 0 means "fewer than 5". Where fewer than 5 employees agreed, their lists are empty.
         *
         *     At most one of `lokasi`, `departemen`, `kelompok_usia` and `gender` in a call; two are a 422. `pilihan` has the groups of the year. A group without results, and a year without results, answer zeros.
         */
        get: operations["getCompanyMcuSummary"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/company/rujukan_kecelakaan": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List work-accident referrals
         * @description Referrals after work accidents, the latest accident first. Paged. The list is empty, with `total: 0`, when nothing was found.
         */
        get: operations["listAccidentReferrals"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/company/rujukan_kecelakaan/detail": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a work-accident referral
         * @description One referral with its history and what it means for work. Diagnosis and treatment only with consent (`detail_medis` is null otherwise). A referral of another company answers 404.
         */
        get: operations["getAccidentReferral"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/company/rujukan_kecelakaan/create": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Refer an employee after a work accident
         * @description Announces an injured employee to a hospital; the referral starts as diajukan. It is no emergency call: in danger of life call the emergency number first. Refused when the employee is inactive or the same accident was referred already. A field error when the accident is in the future or more than 30 days ago, or when the guarantor's number is missing: `no_kpj` for bpjs_ketenagakerjaan, `nama_asuransi` and `no_polis` for asuransi. Not idempotent: read the list before repeating it after a timeout. The guarantee letter follows by `storeReferralLetter`.
         */
        post: operations["createAccidentReferral"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/company/rujukan_kecelakaan/surat_jaminan": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Store the guarantee letter of a work-accident referral
         * @description Uploads the letter by which the company or the insurer guarantees payment: one file (JPEG, PNG or PDF, at most 5 MiB). It follows the referral, so that a slow or failed upload never delays the announcement of an injured person. A second letter replaces the first, so sending it again after a timeout does no harm. Refused once the referral is selesai, ditolak or dibatalkan.
         */
        post: operations["storeReferralLetter"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/company/rujukan_kecelakaan/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Cancel a work-accident referral
         * @description Cancels a referral that is still diajukan or diterima (`dapat_dibatalkan: true`); refused otherwise. It stays in the list as dibatalkan.
         */
        post: operations["cancelAccidentReferral"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/company/admin/perusahaan": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * List companies
         * @description Only for role 1; others get 403. All companies, by name. Paged. The list is empty, with `total: 0`, when nothing was found. Reads only, although it is a POST: what is searched for belongs in no address.
         */
        post: operations["listCorporateClients"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/company/admin/perusahaan/create": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create a company
         * @description Only for role 1; others get 403. A code already in use is a 422 with `errors.kd_perusahaan`.
         */
        post: operations["createCorporateClient"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/company/admin/perusahaan/update": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change a company
         * @description Only for role 1; others get 403. Answers the whole company as it is then.
         */
        post: operations["updateCorporateClient"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/company/admin/users": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * List company users
         * @description Only for role 1; others get 403. Users of all companies or of one, by name. Paged. The list is empty, with `total: 0`, when nothing was found. Reads only, although it is a POST: names and addresses of people belong in no address.
         */
        post: operations["listCorporateUsers"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/company/admin/users/create": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create a company user
         * @description Only for role 1; others get 403. The user starts as menunggu_aktivasi; send the invitation with `sendCompanyActivation`. An email already in use is a 422 with `errors.email`.
         */
        post: operations["createCorporateUser"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/company/admin/users/update": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change a company user
         * @description Only for role 1; others get 403. Answers the whole user as it is then. Refused for the own account when it would be switched off.
         */
        post: operations["updateCorporateUser"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/company/admin/users/kirim_aktivasi": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send an activation invitation
         * @description Only for role 1; others get 403. Emails a link to set a password, valid for 7 days, and ends the one before; a present password holds until the new one is set. Refused for a user who is nonaktif. More than once a minute per user is a 429.
         */
        post: operations["sendCompanyActivation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/company/admin/karyawan/impor": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Register many employees
         * @description Only for role 1; others get 403. Checks (`periksa`) or registers (`simpan`) a batch of employees of one company. Each row is judged by itself: those without mistakes are registered, the others are answered with their mistakes. A whole file is sent in several batches; to register all rows or none, check every batch first and register only when no row was refused. Rows that break the schema make the whole batch a 422, and nothing is registered.
         *     `kunci` makes repeats safe: while it is stored, for at least 24 hours, a second `simpan` of the same user with the same key, company and rows registers nothing and gets the first answer again. The same key with another company or other rows is a 422 with `errors.kunci`. A `periksa` registers nothing and is not stored. An unknown company is a 404, one that is nonaktif is refused.
         */
        post: operations["importEmployees"];
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
         * Format: date-time
         * @description Instant with offset; the back end writes Jakarta time, `+07:00`.
         * @example 2026-11-21T09:15:00+07:00
         */
        Timestamp: string;
        /**
         * Format: email
         * @description Email address.
         * @example hrd@nusantara-tekstil.example
         */
        EmailAddress: string;
        /**
         * @description Indonesian telephone number: starts with +62, 62 or 0, then 8 to 13 digits, no spaces or punctuation.
         * @example 0267400123
         */
        PhoneNumber: string;
        /**
         * @description L (laki-laki) is male, P (perempuan) is female.
         * @enum {string}
         */
        Gender: "L" | "P";
        /** @description A value that a list of values got after this contract was written. It occurs in answers only, where it changes no meaning; show it by a general name, such as that of `lainnya` (other). */
        LaterValue: string & {};
        /**
         * @description Role of a company user. 1: corporate admin of the hospital group, who sees all companies and the admin-corporate page. 2: user of one company.
         * @enum {integer}
         */
        RoleId: 1 | 2;
        /**
         * @description aktif (active) or nonaktif (switched off, cannot log in or be chosen).
         * @enum {string}
         */
        ActiveState: "aktif" | "nonaktif";
        /** @description Paging metadata. */
        Pagination: {
            /** @description This page, from 1. */
            page: number;
            /** @description Rows per page. */
            pageSize: number;
            /** @description Number of pages; 0 when there is no row. */
            pageCount: number;
            /** @description Number of rows on all pages. */
            total: number;
        };
        /** @description Metadata of a paged list. */
        PageMeta: {
            /** @description Position in the list. */
            pagination: components["schemas"]["Pagination"];
        };
        /** @description A company, in short. */
        CompanyReference: {
            /** @description Company id. */
            id: number;
            /** @description Company code. */
            kd_perusahaan: string;
            /** @description Name. */
            nama: string;
        };
        /** @description A hospital of the group, in short. */
        HospitalReference: {
            /** @description Hospital code. */
            kode_mapping_rs: string;
            /** @description Name. */
            nama: string;
        };
        /** @description The company user who is logged in. */
        CompanyUser: {
            /** @description User id. */
            id: number;
            /** @description Full name. */
            name: string;
            /** @description Email address, the login name. */
            email: components["schemas"]["EmailAddress"];
            /** @description Role. */
            role_id: components["schemas"]["RoleId"];
            /**
             * Format: uri
             * @description Absolute https address of the portrait; null when none.
             */
            avatar: string | null;
            /** @description The company of the user; null for a corporate admin. */
            perusahaan: components["schemas"]["CompanyReference"] | null;
        };
        /** @description A company session. */
        CompanySession: {
            /** @description Bearer token. Send it as `Authorization: Bearer <token>`. */
            token: string;
            /** @description When the token ends. Absent when the back end does not tell; the session then lasts until a call answers 401. */
            expires_at?: components["schemas"]["Timestamp"];
            /** @description The user of this session. */
            user: components["schemas"]["CompanyUser"];
        };
        /** @description Credentials of a company user. */
        CompanyLoginRequest: {
            /** @description Login name. */
            email: components["schemas"]["EmailAddress"];
            /**
             * Format: password
             * @description Password.
             */
            password: string;
        };
        /** @description The company user is logged in. */
        CompanyLoginSuccess: {
            /**
             * @description Always true in a successful answer.
             * @constant
             */
            process: true;
            /** @description Message for the user, in Indonesian. */
            detail: string;
            /** @description The session. */
            data: components["schemas"]["CompanySession"];
        };
        /** @description Token of an invitation: not to be guessed, valid for 7 days and for one activation. */
        InvitationToken: string;
        /** @description Which invitation. */
        InvitationRequest: {
            undangan: components["schemas"]["InvitationToken"];
        };
        /** @description An invitation, as far as the holder of its link may see it. */
        Invitation: {
            /**
             * @description berlaku (valid), kedaluwarsa (expired), terpakai (the password is set already).
             * @enum {string}
             */
            status: "berlaku" | "kedaluwarsa" | "terpakai";
            /** @description Who is invited. */
            name: string;
            /** @description The address that the invitation was sent to, mostly masked. The user logs in with it. */
            email_tersamar: string;
            /** @description Name of the company; null for a corporate administrator. */
            perusahaan: string | null;
            /** @description Until when a password can be set with it. */
            berlaku_sampai: components["schemas"]["Timestamp"];
        };
        /** @description An invitation. */
        InvitationSuccess: {
            /**
             * @description Always true in a successful answer.
             * @constant
             */
            process: true;
            /** @description Message for the user, in Indonesian. */
            detail: string;
            data: components["schemas"]["Invitation"];
        };
        /** @description Activation of an invited company user. */
        ActivateCompanyUserRequest: {
            undangan: components["schemas"]["InvitationToken"];
            /**
             * Format: password
             * @description Password of the account, 8 to 128 characters.
             */
            password: string;
        };
        /** @description The person whom the hospital contacts (PIC). */
        ContactPerson: {
            /** @description Full name. */
            nama: string;
            /** @description Position; null when unknown. */
            jabatan: string | null;
            /**
             * Format: email
             * @description Email address; null when none.
             */
            email: string | null;
            /** @description Telephone number; null when none. */
            no_telp: string | null;
        };
        /** @description The person whom the hospital is to contact (PIC), as sent. */
        ContactPersonInput: {
            /** @description Full name. */
            nama: string;
            /** @description Position. */
            jabatan: string;
            /** @description Email address. */
            email: components["schemas"]["EmailAddress"];
            /** @description Telephone number. */
            no_telp: components["schemas"]["PhoneNumber"];
        };
        /** @description A corporate client, as its own users see it. Every property is present. */
        CompanyProfile: {
            /** @description Company id. */
            id: number;
            /** @description Company code. */
            kd_perusahaan: string;
            /** @description Name. */
            nama: string;
            /**
             * Format: uri
             * @description Absolute https address of the logo; null when none.
             */
            logo: string | null;
            /** @description Line of business; null when unknown. */
            bidang_usaha: string | null;
            /** @description Street and number; null when unknown. */
            alamat: string | null;
            /** @description City or regency; null when unknown. */
            kota: string | null;
            /** @description Province; null when unknown. */
            provinsi: string | null;
            /** @description Postal code of 5 digits; null when unknown. */
            kode_pos: string | null;
            /**
             * Format: email
             * @description General email address; null when none.
             */
            email: string | null;
            /** @description General telephone number; null when none. */
            no_telp: string | null;
            /**
             * Format: uri
             * @description Website; null when none.
             */
            website: string | null;
            /** @description Contact person; null when none. */
            pic: components["schemas"]["ContactPerson"] | null;
            /**
             * Format: date
             * @description First day of the contract; null when there is none yet.
             */
            kontrak_mulai: string | null;
            /**
             * Format: date
             * @description Last day of the contract; null when it has no end.
             */
            kontrak_selesai: string | null;
            /** @description Number of registered active employees. */
            jumlah_karyawan: number;
            /** @description Hospitals to which accidents may be referred; empty when none is agreed. */
            rumah_sakit_rujukan: components["schemas"]["HospitalReference"][];
        };
        /** @description The company profile. */
        CompanyProfileSuccess: {
            /**
             * @description Always true in a successful answer.
             * @constant
             */
            process: true;
            /** @description Message for the user, in Indonesian. */
            detail: string;
            /** @description The company profile. */
            data: components["schemas"]["CompanyProfile"];
        };
        /** @description Contact data of the company. What is left out keeps its value; an empty text removes it. Name, code and contract are changed by the hospital group. */
        UpdateCompanyProfileRequest: {
            /** @description Street and number. */
            alamat?: string;
            /** @description City or regency. */
            kota?: string;
            /** @description Province. */
            provinsi?: string;
            /** @description Postal code of 5 digits. */
            kode_pos?: string;
            /** @description General email address. */
            email?: components["schemas"]["EmailAddress"];
            /** @description General telephone number. */
            no_telp?: components["schemas"]["PhoneNumber"];
            /** @description Website, https; empty for none. */
            website?: string;
            /** @description Contact person; replaces the present one. */
            pic?: components["schemas"]["ContactPersonInput"];
        };
        /**
         * @description Fitness for work. layak: fit. layak_dengan_catatan: fit with notes. tidak_layak_sementara: unfit for the time being, to be examined again. tidak_layak: unfit for the present job.
         * @enum {string}
         */
        FitnessConclusion: "layak" | "layak_dengan_catatan" | "tidak_layak_sementara" | "tidak_layak";
        /**
         * @description What the employee lets the employer see. pengukuran: vital signs and body measurements. laboratorium: laboratory results. penunjang: other tests, such as X-ray, audiometry, spirometry. saran: risk factors and advice. medis_kecelakaan: diagnosis and treatment after a work accident.
         * @enum {string}
         */
        ConsentScope: "pengukuran" | "laboratorium" | "penunjang" | "saran" | "medis_kecelakaan";
        /** @description Consent of the employee to show medical details to the employer (UU 27/2022 on personal data). Only `diberikan` with the scope at hand opens a detail. A consent that was refused, withdrawn or has ended looks like one that was never asked for, so that no employee can be asked why. */
        Consent: {
            /**
             * @description diberikan (given, and valid today), tidak_diberikan (everything else).
             * @enum {string}
             */
            status: "diberikan" | "tidak_diberikan";
            /** @description What may be shown; empty unless the status is diberikan. */
            cakupan: components["schemas"]["ConsentScope"][];
            /** @description When it was given; null unless the status is diberikan. */
            diberikan_pada: components["schemas"]["Timestamp"] | null;
            /**
             * Format: date
             * @description Last day on which it holds; null when it has no end or the status is not diberikan.
             */
            berlaku_sampai: string | null;
        };
        /** @description An employee, in short. */
        EmployeeReference: {
            /** @description Employee id. */
            id: number;
            /** @description Employee number given by the employer (not the national identity number). */
            nik_karyawan: string;
            /** @description Full name. One word is a valid name. */
            nama_lengkap: string;
            /** @description Sex. */
            gender: components["schemas"]["Gender"];
            /** @description Age in completed years. */
            usia: number;
            /** @description Department; null when not told. */
            departemen: string | null;
            /** @description The company. */
            perusahaan: components["schemas"]["CompanyReference"];
        };
        /**
         * @description What employees are ordered by. nama: name. nik_karyawan: employee number, figures in it by their value. departemen: department. mcu_terakhir: day of the latest check-up.
         * @enum {string}
         */
        EmployeeOrder: "nama" | "nik_karyawan" | "departemen" | "mcu_terakhir";
        /**
         * @description Direction of an order. naik: ascending, the earliest day first. turun: descending.
         * @enum {string}
         */
        SortDirection: "naik" | "turun";
        /** @description Which employees to list. */
        EmployeeListRequest: {
            /** @description Part of name or employee number, case-insensitive. Left out: no filter. */
            search?: string;
            /** @description Place of work, whole name. Left out: all places. */
            lokasi_kerja?: string;
            /** @description Department, whole name. Left out: all departments. */
            departemen?: string;
            /** @description Only active or only inactive employees. Left out: both. */
            status?: components["schemas"]["ActiveState"];
            /** @description Order. Left out: nama. */
            urut?: components["schemas"]["EmployeeOrder"];
            /** @description Direction of the order. Left out: naik. */
            arah?: components["schemas"]["SortDirection"];
            /** @description Company id. Only for role 1, who without it gets all companies; another user always gets the own company, and a 403 for any other id. */
            perusahaan_id?: number;
            /** @description Page, from 1. A page past the end answers an empty list. Left out: 1. */
            page?: number;
            /** @description Rows per page. Left out: 10. */
            pageSize?: number;
        };
        /** @description What the employees may be filtered by, of all that the caller may see, whatever the filters. */
        EmployeeChoices: {
            /** @description Places of work, by name. */
            lokasi_kerja: string[];
            /** @description Departments, by name. */
            departemen: string[];
        };
        /** @description Metadata of a list of employees. */
        EmployeeListMeta: {
            /** @description Position in the list. */
            pagination: components["schemas"]["Pagination"];
            /** @description What to filter by. */
            pilihan: components["schemas"]["EmployeeChoices"];
        };
        /** @description A medical check-up in the record of an employee: the conclusion alone. */
        EmployeeMcu: {
            /** @description MCU result id, for `getCompanyMcuResult`. */
            id: number;
            /**
             * Format: date
             * @description Day of the check-up.
             */
            tanggal: string;
            /** @description Conclusion. */
            kesimpulan: components["schemas"]["FitnessConclusion"];
            /**
             * Format: date
             * @description Optional. Last day on which the conclusion holds; null when it has no end.
             */
            berlaku_sampai?: string | null;
        };
        /** @description A registered employee. The national identity number and the medical record number are never given to the employer. */
        Employee: {
            /** @description Employee id. */
            id: number;
            /** @description Employee number given by the employer (not the national identity number). */
            nik_karyawan: string;
            /** @description Full name. One word is a valid name. */
            nama_lengkap: string;
            /** @description Sex. */
            gender: components["schemas"]["Gender"];
            /** @description Age in completed years. */
            usia: number;
            /** @description Department; null when not told. */
            departemen: string | null;
            /** @description Position; null when not told. */
            jabatan: string | null;
            /** @description The company. */
            perusahaan: components["schemas"]["CompanyReference"];
            /** @description Place of work; null when not told. */
            lokasi_kerja: string | null;
            /** @description Whether the employee is active. */
            status: components["schemas"]["ActiveState"];
            /**
             * Format: date
             * @description Day of registration.
             */
            terdaftar_sejak: string;
            /** @description The latest finished check-up; null when there is none. */
            mcu_terakhir: components["schemas"]["EmployeeMcu"] | null;
        };
        /** @description A registered employee with check-ups and consent. */
        EmployeeDetail: {
            /** @description Employee id. */
            id: number;
            /** @description Employee number given by the employer (not the national identity number). */
            nik_karyawan: string;
            /** @description Full name. One word is a valid name. */
            nama_lengkap: string;
            /** @description Sex. */
            gender: components["schemas"]["Gender"];
            /** @description Age in completed years. */
            usia: number;
            /** @description Department; null when not told. */
            departemen: string | null;
            /** @description Position; null when not told. */
            jabatan: string | null;
            /** @description The company. */
            perusahaan: components["schemas"]["CompanyReference"];
            /** @description Whether the employee is active. */
            status: components["schemas"]["ActiveState"];
            /**
             * Format: date
             * @description Day of registration.
             */
            terdaftar_sejak: string;
            /** @description The latest finished check-up; null when there is none. */
            mcu_terakhir: components["schemas"]["EmployeeMcu"] | null;
            /**
             * Format: date
             * @description Birth date.
             */
            tgl_lahir: string;
            /**
             * Format: email
             * @description Work email address; null when none.
             */
            email: string | null;
            /** @description Telephone number; null when none. */
            no_telp: string | null;
            /** @description Place of work; null when not told. */
            lokasi_kerja: string | null;
            /** @description What the employee lets the employer see. */
            persetujuan: components["schemas"]["Consent"];
            /** @description All finished check-ups arranged by the company, the latest first; empty when there is none. */
            riwayat_mcu: components["schemas"]["EmployeeMcu"][];
            /** @description Number of work-accident referrals. */
            jumlah_rujukan_kecelakaan: number;
        };
        /** @description A page of employees. */
        EmployeeListSuccess: {
            /**
             * @description Always true in a successful answer.
             * @constant
             */
            process: true;
            /** @description Message for the user, in Indonesian. */
            detail: string;
            /** @description In the order asked for; empty when none was found. */
            data: components["schemas"]["Employee"][];
            /** @description Paging, and what to filter by. */
            meta: components["schemas"]["EmployeeListMeta"];
        };
        /** @description One employee. */
        EmployeeSuccess: {
            /**
             * @description Always true in a successful answer.
             * @constant
             */
            process: true;
            /** @description Message for the user, in Indonesian. */
            detail: string;
            /** @description The employee. */
            data: components["schemas"]["EmployeeDetail"];
        };
        /** @description Normal range of a measurement, for this person. */
        ReferenceRange: {
            /** @description Lower limit, inclusive, in the unit of the measurement; null when there is none. */
            bawah: number | null;
            /** @description Upper limit, inclusive; null when there is none. */
            atas: number | null;
            /** @description The range in words, as printed. */
            teks: string;
        };
        /** @description One measured or found value. */
        Measurement: {
            /** @description Code of the test. */
            kode: string;
            /** @description Name in Indonesian. */
            nama: string;
            /** @description Value as printed; a number with decimal point, or words. */
            nilai: string;
            /** @description The value as a number; null when it is in words. */
            nilai_angka: number | null;
            /** @description Unit, such as mg/dL; null when there is none. */
            satuan: string | null;
            /** @description Normal range; null when there is none. */
            rujukan: components["schemas"]["ReferenceRange"] | null;
            /**
             * @description normal, rendah (below the range), tinggi (above the range), abnormal (not normal, without direction).
             * @enum {string}
             */
            penilaian: "normal" | "rendah" | "tinggi" | "abnormal";
        };
        /**
         * @description normal: below 120/80 mmHg. prehipertensi: 120-139 or 80-89. hipertensi_1: 140-159 or 90-99. hipertensi_2: 160 or 100 and above. The higher of the two values decides.
         * @enum {string}
         */
        BloodPressureClass: "normal" | "prehipertensi" | "hipertensi_1" | "hipertensi_2";
        /**
         * @description Classes of the Ministry of Health, kg/m²: kurus (underweight) below 18.5, normal 18.5 to 25.0, gemuk (overweight) above 25.0 to 27.0, obesitas (obese) above 27.0.
         * @enum {string}
         */
        BmiClass: "kurus" | "normal" | "gemuk" | "obesitas";
        /**
         * @description hipertensi (high blood pressure), obesitas (obesity), dislipidemia (abnormal blood fats), hiperglikemia (high blood sugar), hiperurisemia (high uric acid), merokok (smoking), kurang_aktivitas_fisik (too little exercise), gangguan_pendengaran (hearing loss), gangguan_penglihatan (impaired sight), gangguan_fungsi_paru (impaired lung function).
         * @enum {string}
         */
        RiskFactor: "hipertensi" | "obesitas" | "dislipidemia" | "hiperglikemia" | "hiperurisemia" | "merokok" | "kurang_aktivitas_fisik" | "gangguan_pendengaran" | "gangguan_penglihatan" | "gangguan_fungsi_paru";
        /** @description Blood pressure at rest. */
        BloodPressure: {
            /** @description Systolic pressure, in `satuan`. */
            sistolik: number;
            /** @description Diastolic pressure, in `satuan`. */
            diastolik: number;
            /**
             * @description Always mmHg.
             * @constant
             */
            satuan: "mmHg";
            /** @description Class. */
            kelas: components["schemas"]["BloodPressureClass"];
        };
        /** @description Body mass index (IMT). */
        BodyMassIndex: {
            /** @description Value, one decimal. */
            nilai: number;
            /**
             * @description Always kg/m².
             * @constant
             */
            satuan: "kg/m²";
            /** @description Class. */
            kelas: components["schemas"]["BmiClass"];
        };
        /** @description Vital signs and body measurements. */
        McuMeasurements: {
            /** @description Blood pressure; null when not measured. */
            tekanan_darah: components["schemas"]["BloodPressure"] | null;
            /** @description Body mass index; null when not measured. */
            imt: components["schemas"]["BodyMassIndex"] | null;
            /** @description Height, weight, pulse and so on; empty when none. */
            lainnya: components["schemas"]["Measurement"][];
        };
        /** @description Risk factors and advice. */
        McuFollowUp: {
            /** @description Risk factors found; empty when none. */
            faktor_risiko: components["schemas"]["RiskFactor"][];
            /** @description Advice, in words; empty when none. */
            saran: string[];
        };
        /** @description Medical details that the employee lets the employer see. A part outside the scope of the consent is null; a part within it that was not examined is an empty list. */
        McuDetail: {
            /** @description Vital signs and body measurements; null without the scope pengukuran. */
            pengukuran: components["schemas"]["McuMeasurements"] | null;
            /** @description Laboratory results; null without the scope laboratorium. */
            laboratorium: components["schemas"]["Measurement"][] | null;
            /** @description Other tests; null without the scope penunjang. */
            penunjang: components["schemas"]["Measurement"][] | null;
            /** @description Risk factors and advice; null without the scope saran. */
            tindak_lanjut: components["schemas"]["McuFollowUp"] | null;
            /**
             * Format: uri
             * @description Signed https address of the report (PDF), valid for 15 minutes after this answer; null unless all of pengukuran, laboratorium, penunjang and saran are in scope. Never store it.
             */
            berkas: string | null;
        };
        /** @description A finished medical check-up: what an employer always gets to know. */
        McuResult: {
            /** @description Result id. */
            id: number;
            /** @description Number of the check-up. */
            no_mcu: string;
            /** @description The employee. */
            karyawan: components["schemas"]["EmployeeReference"];
            /** @description Year of the check-up. */
            tahun: number;
            /**
             * Format: date
             * @description Day of the check-up.
             */
            tanggal: string;
            /** @description Name of the check-up package. */
            paket: string;
            /** @description The hospital. */
            rumah_sakit: components["schemas"]["HospitalReference"];
            /** @description Conclusion. */
            kesimpulan: components["schemas"]["FitnessConclusion"];
            /**
             * Format: date
             * @description Last day on which the conclusion holds; null when it has no end.
             */
            berlaku_sampai: string | null;
            /** @description What the employee lets the employer see of it. */
            persetujuan: components["schemas"]["Consent"];
        };
        /** @description Which check-ups to list. All that is given has to hold. */
        McuResultListRequest: {
            /** @description Part of name or employee number, case-insensitive. Left out: no filter. */
            search?: string;
            /** @description Year of the check-up. Left out: all years. */
            tahun?: number;
            /**
             * Format: date
             * @description First day. Left out: from the beginning.
             */
            dari?: string;
            /**
             * Format: date
             * @description Last day, inclusive; not before `dari` (422 otherwise). Left out: to the end.
             */
            sampai?: string;
            /** @description Only this conclusion. Left out: all. */
            kesimpulan?: components["schemas"]["FitnessConclusion"];
            /** @description Only check-ups that found this risk factor, of employees who let the employer see risk factors today. Left out: all. */
            faktor_risiko?: components["schemas"]["RiskFactor"];
            /** @description Department, whole name. Left out: all departments. */
            departemen?: string;
            /** @description Only this employee. Left out: all. */
            karyawan_id?: number;
            /** @description Company id. Only for role 1, who without it gets all companies; another user always gets the own company, and a 403 for any other id. */
            perusahaan_id?: number;
            /** @description Page, from 1. A page past the end answers an empty list. Left out: 1. */
            page?: number;
            /** @description Rows per page. Left out: 10. */
            pageSize?: number;
        };
        /** @description What check-ups may be filtered by, of all that the caller may see, whatever the filters. */
        McuResultChoices: {
            /** @description Years with check-ups, the latest first. */
            tahun: number[];
            /** @description Departments, by name. */
            departemen: string[];
        };
        /** @description Metadata of a list of check-ups. */
        McuResultListMeta: {
            /** @description Position in the list. */
            pagination: components["schemas"]["Pagination"];
            /** @description What to filter by. */
            pilihan: components["schemas"]["McuResultChoices"];
        };
        /** @description The check-up before another one, to compare values by their codes. Parts outside the scope of the consent are null. */
        EarlierMcu: {
            /** @description Result id. */
            id: number;
            /**
             * Format: date
             * @description Day of the check-up.
             */
            tanggal: string;
            /** @description Conclusion. */
            kesimpulan: components["schemas"]["FitnessConclusion"];
            /** @description Vital signs and body measurements; null without the scope pengukuran. */
            pengukuran: components["schemas"]["McuMeasurements"] | null;
            /** @description Laboratory results; null without the scope laboratorium. */
            laboratorium: components["schemas"]["Measurement"][] | null;
            /** @description Other tests; null without the scope penunjang. */
            penunjang: components["schemas"]["Measurement"][] | null;
        };
        /** @description A finished medical check-up with what the employee lets the employer see. */
        McuResultDetail: {
            /** @description Result id. */
            id: number;
            /** @description Number of the check-up. */
            no_mcu: string;
            /** @description The employee. */
            karyawan: components["schemas"]["EmployeeReference"];
            /** @description Year of the check-up. */
            tahun: number;
            /**
             * Format: date
             * @description Day of the check-up.
             */
            tanggal: string;
            /** @description Name of the check-up package. */
            paket: string;
            /** @description The hospital. */
            rumah_sakit: components["schemas"]["HospitalReference"];
            /** @description Conclusion. */
            kesimpulan: components["schemas"]["FitnessConclusion"];
            /**
             * Format: date
             * @description Last day on which the conclusion holds; null when it has no end.
             */
            berlaku_sampai: string | null;
            /** @description What the employee lets the employer see of it. */
            persetujuan: components["schemas"]["Consent"];
            /** @description Restrictions of work that belong to the conclusion, without medical reasons; empty when none. */
            pembatasan_kerja: string[];
            /** @description Occupational physician who signed. */
            dokter_pemeriksa: string;
            /** @description Medical details; null without a valid consent. */
            detail_medis: components["schemas"]["McuDetail"] | null;
            /** @description The employee's check-up before this one, if it is at most 18 months older; null when there is none. Its conclusion is always told. */
            mcu_sebelumnya: components["schemas"]["EarlierMcu"] | null;
        };
        /** @description A page of results. */
        McuResultListSuccess: {
            /**
             * @description Always true in a successful answer.
             * @constant
             */
            process: true;
            /** @description Message for the user, in Indonesian. */
            detail: string;
            /** @description The latest first; empty when none was found. */
            data: components["schemas"]["McuResult"][];
            /** @description Paging, and what to filter by. */
            meta: components["schemas"]["McuResultListMeta"];
        };
        /** @description One result. */
        McuResultSuccess: {
            /**
             * @description Always true in a successful answer.
             * @constant
             */
            process: true;
            /** @description Message for the user, in Indonesian. */
            detail: string;
            /** @description The result. */
            data: components["schemas"]["McuResultDetail"];
        };
        /** @description Number of employees who agreed, rounded down to a multiple of 5; 0 means fewer than 5. */
        RoundedCount: number;
        /**
         * @description Completed years on the day of the check-up.
         * @enum {string}
         */
        AgeBand: "<30" | "30-39" | "40-49" | "50+";
        /** @description Examined employees whose consent opens findings to the employer today, by scope. Exact: the company is shown each consent by name. */
        AgreedCounts: {
            /** @description Base of the classes of blood pressure and body mass index. */
            pengukuran: number;
            /** @description Base of the classes of blood sugar and blood fat. */
            laboratorium: number;
            /** @description Base of the risk factors. */
            saran: number;
        };
        /**
         * @description Fasting blood sugar. normal: below 100 mg/dL. prediabetes: 100-125. diabetes: 126 and above.
         * @enum {string}
         */
        BloodSugarClass: "normal" | "prediabetes" | "diabetes";
        /**
         * @description Total cholesterol. normal: below 200 mg/dL. ambang_tinggi (borderline): 200-239. tinggi (high): 240 and above.
         * @enum {string}
         */
        BloodFatClass: "normal" | "ambang_tinggi" | "tinggi";
        /** @description Employees with one conclusion. */
        ConclusionCount: {
            /** @description Conclusion. */
            kesimpulan: components["schemas"]["FitnessConclusion"];
            /** @description Number of employees. */
            jumlah: number;
        };
        /** @description Employees who agreed with one risk factor. One employee may count under several. */
        RiskFactorCount: {
            /** @description Risk factor. */
            faktor_risiko: components["schemas"]["RiskFactor"];
            /** @description Number of employees, rounded down. */
            jumlah: components["schemas"]["RoundedCount"];
        };
        /** @description Employees of one blood-pressure class. */
        BloodPressureCount: {
            /** @description Class. */
            kelas: components["schemas"]["BloodPressureClass"];
            /** @description Number of employees, rounded down. */
            jumlah: components["schemas"]["RoundedCount"];
        };
        /** @description Employees of one class of blood sugar. */
        BloodSugarCount: {
            /** @description Class. */
            kelas: components["schemas"]["BloodSugarClass"];
            /** @description Number of employees, rounded down. */
            jumlah: components["schemas"]["RoundedCount"];
        };
        /** @description Employees of one class of blood fat. */
        BloodFatCount: {
            /** @description Class. */
            kelas: components["schemas"]["BloodFatClass"];
            /** @description Number of employees, rounded down. */
            jumlah: components["schemas"]["RoundedCount"];
        };
        /** @description Employees of one class of body mass index. */
        BmiCount: {
            /** @description Class. */
            kelas: components["schemas"]["BmiClass"];
            /** @description Number of employees, rounded down. */
            jumlah: components["schemas"]["RoundedCount"];
        };
        /** @description Examined employees of one department, by conclusion. */
        DepartmentCount: {
            /** @description Department. */
            departemen: string;
            /** @description Number of employees. */
            layak: number;
            /** @description Number of employees. */
            layak_dengan_catatan: number;
            /** @description Number of employees. */
            tidak_layak_sementara: number;
            /** @description Number of employees. */
            tidak_layak: number;
        };
        /** @description One year, by conclusion and by main risk factor. */
        YearCount: {
            /** @description Year. */
            tahun: number;
            /** @description Number of employees. */
            jumlah_diperiksa: number;
            /** @description Examined employees whose consent opens risk factors today. */
            jumlah_setuju: number;
            /** @description Number of employees. */
            layak: number;
            /** @description Number of employees. */
            layak_dengan_catatan: number;
            /** @description Number of employees. */
            tidak_layak_sementara: number;
            /** @description Number of employees. */
            tidak_layak: number;
            /** @description Number of employees who agreed, rounded down; null where fewer than 5 agreed. */
            hipertensi: components["schemas"]["RoundedCount"] | null;
            /** @description Number of employees who agreed, rounded down; null where fewer than 5 agreed. */
            hiperglikemia: components["schemas"]["RoundedCount"] | null;
            /** @description Number of employees who agreed, rounded down; null where fewer than 5 agreed. */
            dislipidemia: components["schemas"]["RoundedCount"] | null;
            /** @description Number of employees who agreed, rounded down; null where fewer than 5 agreed. */
            obesitas: components["schemas"]["RoundedCount"] | null;
        };
        /** @description The filter of a summary; at most one is not null. */
        SummaryFilters: {
            /** @description Place of work; null for all. */
            lokasi: string | null;
            /** @description Department; null for all. */
            departemen: string | null;
            /** @description Age group; null for all. */
            kelompok_usia: components["schemas"]["AgeBand"] | null;
            /** @description Sex; null for both. */
            gender: components["schemas"]["Gender"] | null;
        };
        /** @description The groups that the year has, by kind. */
        SummaryChoices: {
            /** @description Places of work, by name. */
            lokasi: string[];
            /** @description Departments, by name. */
            departemen: string[];
            /** @description Age groups, the youngest first. */
            kelompok_usia: components["schemas"]["AgeBand"][];
            /** @description L, then P. */
            gender: components["schemas"]["Gender"][];
        };
        /** @description Chart data of the health summary. Only totals; an employee counts once a year, with the latest check-up. Every class is present, with 0 if fewer than 5 are in it, so that charts keep their shape. Lists of findings are empty where fewer than 5 employees agreed. */
        McuSummary: {
            /** @description The year asked for. */
            tahun: number;
            /** @description The filter asked for. */
            saringan: components["schemas"]["SummaryFilters"];
            /** @description Years with results, the latest first; empty when there is none. */
            tahun_tersedia: number[];
            /** @description The groups to choose from. */
            pilihan: components["schemas"]["SummaryChoices"];
            /** @description Registered active employees of the group. Exact, as in the list of employees; it tells no health data. */
            jumlah_karyawan: number;
            /** @description Employees of the group who were examined in the year. Exact, as in the list of results. */
            jumlah_diperiksa: number;
            /** @description How many of these let the company see their findings. */
            jumlah_setuju: components["schemas"]["AgreedCounts"];
            /** @description When the numbers were made. */
            diperbarui_pada: components["schemas"]["Timestamp"];
            /** @description Per conclusion, from layak to tidak_layak. */
            kesimpulan: components["schemas"]["ConclusionCount"][];
            /** @description Per risk factor, the most frequent first; of the employees who agreed. */
            faktor_risiko: components["schemas"]["RiskFactorCount"][];
            /** @description Per department, by name; empty beside a filter. */
            per_departemen: components["schemas"]["DepartmentCount"][];
            /** @description Per class of blood pressure, from normal on. */
            tekanan_darah: components["schemas"]["BloodPressureCount"][];
            /** @description Per class of blood sugar, from normal on. */
            gula_darah: components["schemas"]["BloodSugarCount"][];
            /** @description Per class of blood fat, from normal on. */
            lemak_darah: components["schemas"]["BloodFatCount"][];
            /** @description Per class of body mass index, from underweight on. */
            imt: components["schemas"]["BmiCount"][];
            /** @description The last 5 years with results, the oldest first, of the same group. */
            per_tahun: components["schemas"]["YearCount"][];
        };
        /** @description Chart data. */
        McuSummarySuccess: {
            /**
             * @description Always true in a successful answer.
             * @constant
             */
            process: true;
            /** @description Message for the user, in Indonesian. */
            detail: string;
            /** @description The chart data. */
            data: components["schemas"]["McuSummary"];
        };
        /**
         * @description diajukan: sent to the hospital. diterima: accepted, the employee may come. ditangani: under treatment. selesai: treatment is over. ditolak: refused by the hospital, see `catatan` in the history. dibatalkan: cancelled by the company. The way is diajukan, diterima, ditangani, selesai; the last three states are final.
         * @enum {string}
         */
        ReferralStatus: "diajukan" | "diterima" | "ditangani" | "selesai" | "ditolak" | "dibatalkan";
        /**
         * @description luka_robek (laceration), luka_bakar (burn), patah_tulang (fracture), terkilir (sprain), memar (bruise), amputasi (amputation), cedera_mata (eye injury), terpapar_bahan_kimia (chemical exposure), tersengat_listrik (electric shock), lainnya (other).
         * @enum {string}
         */
        InjuryType: "luka_robek" | "luka_bakar" | "patah_tulang" | "terkilir" | "memar" | "amputasi" | "cedera_mata" | "terpapar_bahan_kimia" | "tersengat_listrik" | "lainnya";
        /**
         * @description kepala head, mata eye, leher neck, bahu shoulder, lengan arm, tangan hand, jari_tangan finger, dada chest, perut abdomen, punggung back, pinggul hip, tungkai leg, kaki foot, jari_kaki toe, lainnya other.
         * @enum {string}
         */
        BodyPart: "kepala" | "mata" | "leher" | "bahu" | "lengan" | "tangan" | "jari_tangan" | "dada" | "perut" | "punggung" | "pinggul" | "tungkai" | "kaki" | "jari_kaki" | "lainnya";
        /**
         * @description ringan (minor), sedang (moderate), berat (severe).
         * @enum {string}
         */
        InjurySeverity: "ringan" | "sedang" | "berat";
        /**
         * @description Who pays: bpjs_ketenagakerjaan (national work-accident insurance), asuransi (private insurance), perusahaan (the company).
         * @enum {string}
         */
        AccidentGuarantor: "bpjs_ketenagakerjaan" | "asuransi" | "perusahaan";
        /** @description Who reported the accident for the company. */
        Reporter: {
            /** @description Full name. */
            nama: string;
            /** @description Position. */
            jabatan: string;
            /** @description Number at which the hospital reaches the reporter. */
            no_telp: string;
        };
        /** @description Who reports the accident for the company, as sent. */
        ReporterInput: {
            /** @description Full name. */
            nama: string;
            /** @description Position. */
            jabatan: string;
            /** @description Number at which the hospital reaches the reporter. */
            no_telp: components["schemas"]["PhoneNumber"];
        };
        /** @description One step in the life of a referral. */
        ReferralEvent: {
            /** @description The status reached. */
            status: components["schemas"]["ReferralStatus"];
            /** @description When it was reached. */
            waktu: components["schemas"]["Timestamp"];
            /** @description Remark, such as the reason of a refusal or a cancellation; null when none. */
            catatan: string | null;
        };
        /** @description What the treatment means for work. */
        WorkOutcome: {
            /**
             * @description kembali_bekerja (back to work), kerja_terbatas (restricted work), istirahat (off work).
             * @enum {string}
             */
            status_kerja: "kembali_bekerja" | "kerja_terbatas" | "istirahat";
            /** @description Days off work advised; 0 when none. */
            istirahat_hari: number;
            /**
             * Format: date
             * @description Expected day of return; null when not yet known.
             */
            tanggal_kembali: string | null;
            /** @description Restrictions of work, without medical reasons; empty when none. */
            pembatasan_kerja: string[];
        };
        /** @description Diagnosis and treatment. */
        AccidentMedicalDetail: {
            /** @description Diagnoses in words, the main one first; empty while none is made. */
            diagnosa: string[];
            /** @description Treatments in words; empty when none. */
            tindakan: string[];
        };
        /** @description A work-accident referral, in short. */
        AccidentReferral: {
            /** @description Referral id. */
            id: number;
            /** @description Referral number, shown at the counter. */
            no_rujukan: string;
            /** @description The employee. */
            karyawan: components["schemas"]["EmployeeReference"];
            /** @description The hospital. */
            rumah_sakit: components["schemas"]["HospitalReference"];
            /** @description When the accident happened. */
            waktu_kejadian: components["schemas"]["Timestamp"];
            /** @description Severity of the injury. */
            tingkat_cedera: components["schemas"]["InjurySeverity"];
            /** @description Present status. */
            status: components["schemas"]["ReferralStatus"];
            /** @description Whether `cancelAccidentReferral` would be accepted now. */
            dapat_dibatalkan: boolean;
            /** @description When the referral was made. */
            created_at: components["schemas"]["Timestamp"];
            /** @description When it last changed. */
            updated_at: components["schemas"]["Timestamp"];
        };
        /** @description A work-accident referral. What the company reported is always shown; what the hospital found only with consent. */
        AccidentReferralDetail: {
            /** @description Referral id. */
            id: number;
            /** @description Referral number, shown at the counter. */
            no_rujukan: string;
            /** @description The employee. */
            karyawan: components["schemas"]["EmployeeReference"];
            /** @description The hospital. */
            rumah_sakit: components["schemas"]["HospitalReference"];
            /** @description When the accident happened; not in the future. */
            waktu_kejadian: components["schemas"]["Timestamp"];
            /** @description Severity of the injury. */
            tingkat_cedera: components["schemas"]["InjurySeverity"];
            /** @description Present status. */
            status: components["schemas"]["ReferralStatus"];
            /** @description Whether `cancelAccidentReferral` would be accepted now. */
            dapat_dibatalkan: boolean;
            /** @description When the referral was made. */
            created_at: components["schemas"]["Timestamp"];
            /** @description When it last changed. */
            updated_at: components["schemas"]["Timestamp"];
            /**
             * Format: date
             * @description Birth date of the employee, by which the hospital finds the patient.
             */
            tgl_lahir: string;
            /** @description Address of the hospital; null when unknown. */
            alamat_rumah_sakit: string | null;
            /** @description Where it happened. */
            lokasi_kejadian: string;
            /** @description What happened, in words. */
            kronologi: string;
            /** @description Kind of injury. */
            jenis_cedera: components["schemas"]["InjuryType"];
            /** @description Injured parts of the body. */
            bagian_tubuh: components["schemas"]["BodyPart"][];
            /** @description Who pays. */
            penjamin: components["schemas"]["AccidentGuarantor"] | components["schemas"]["LaterValue"];
            /** @description Membership number with BPJS Ketenagakerjaan; null when not told. */
            no_kpj: string | null;
            /** @description Name of the private insurance that pays; null when none does. */
            nama_asuransi: string | null;
            /** @description Number of its policy or member card; null when none pays. */
            no_polis: string | null;
            /** @description Code by which the hospital checks a printed letter: its staff enter it with the referral number in the hospital's own referral system. Drawn at random (80 bits), not made of the number, the day or the person, so it cannot be guessed and tells nothing of anyone. */
            kode_verifikasi: string;
            /** @description The guarantee letter; null while there is none. */
            surat_jaminan: components["schemas"]["ReferralLetter"] | null;
            /** @description Who reported it for the company. */
            pelapor: components["schemas"]["Reporter"];
            /** @description Steps so far, the oldest first; the last one is the present status. */
            riwayat_status: components["schemas"]["ReferralEvent"][];
            /** @description What it means for work; null until the hospital has told. */
            hasil_kerja: components["schemas"]["WorkOutcome"] | null;
            /** @description What the employee lets the employer see of it. */
            persetujuan: components["schemas"]["Consent"];
            /** @description Diagnosis and treatment; null without a valid consent with the scope medis_kecelakaan. */
            detail_medis: components["schemas"]["AccidentMedicalDetail"] | null;
        };
        /** @description A page of referrals. */
        AccidentReferralListSuccess: {
            /**
             * @description Always true in a successful answer.
             * @constant
             */
            process: true;
            /** @description Message for the user, in Indonesian. */
            detail: string;
            /** @description The latest accident first; empty when none was found. */
            data: components["schemas"]["AccidentReferral"][];
            /** @description Paging. */
            meta: components["schemas"]["PageMeta"];
        };
        /** @description One referral, as it is after the call. */
        AccidentReferralSuccess: {
            /**
             * @description Always true in a successful answer.
             * @constant
             */
            process: true;
            /** @description Message for the user, in Indonesian. */
            detail: string;
            /** @description The referral. */
            data: components["schemas"]["AccidentReferralDetail"];
        };
        /** @description A work accident and where the employee is referred to. */
        CreateAccidentReferralRequest: {
            /** @description Employee id. */
            karyawan_id: number;
            /** @description Hospital code, one of `rumah_sakit_rujukan` of the company profile. */
            kode_mapping_rs: string;
            /** @description When the accident happened; not in the future, and not more than 30 days ago. */
            waktu_kejadian: components["schemas"]["Timestamp"];
            /** @description Where it happened. */
            lokasi_kejadian: string;
            /** @description What happened, in words. */
            kronologi: string;
            /** @description Kind of injury. */
            jenis_cedera: components["schemas"]["InjuryType"];
            /** @description Injured parts of the body. */
            bagian_tubuh: components["schemas"]["BodyPart"][];
            /** @description Severity of the injury. */
            tingkat_cedera: components["schemas"]["InjurySeverity"];
            /** @description Who pays. */
            penjamin: components["schemas"]["AccidentGuarantor"];
            /** @description Membership number with BPJS Ketenagakerjaan, 11 digits; needed when it pays. */
            no_kpj?: string;
            /** @description Name of the private insurance; needed when it pays. */
            nama_asuransi?: string;
            /** @description Number of its policy or member card; needed when it pays. */
            no_polis?: string;
            /** @description Who reported it for the company. */
            pelapor: components["schemas"]["ReporterInput"];
        };
        /** @description The guarantee letter of a referral. */
        ReferralLetter: {
            /** @description Name of the file as it was sent. */
            nama_file: string;
            /**
             * @description Media type.
             * @enum {string}
             */
            tipe_file: "image/jpeg" | "image/png" | "application/pdf";
            /** @description Size in bytes. */
            ukuran_byte: number;
            /**
             * Format: uri
             * @description Signed address of the file; it ends 15 minutes after the answer.
             */
            url: string;
            /** @description When it was stored. */
            created_at: components["schemas"]["Timestamp"];
        };
        /** @description The letter as it is stored. */
        ReferralLetterSuccess: {
            /**
             * @description Always true in a successful answer.
             * @constant
             */
            process: true;
            /** @description Message for the user, in Indonesian. */
            detail: string;
            /** @description The letter. */
            data: components["schemas"]["ReferralLetter"];
        };
        /** @description A guarantee letter and the referral that it belongs to. */
        StoreReferralLetterRequest: {
            /** @description Referral id. */
            id: number;
            /**
             * Format: binary
             * @description The document: JPEG, PNG or PDF, at most 5 MiB (5,242,880 bytes). Another type or a larger file is a 422 with `errors.file`; far larger bodies end at the gateway with a 413.
             */
            file: Blob;
        };
        /** @description Which referral to cancel, and why. */
        CancelAccidentReferralRequest: {
            /** @description Referral id. */
            id: number;
            /** @description Reason. */
            alasan: string;
        };
        /** @description A company, as the corporate admin sees it. Every property is present. */
        CorporateClient: {
            /** @description Company id. */
            id: number;
            /** @description Company code; unique. */
            kd_perusahaan: string;
            /** @description Name. */
            nama: string;
            /**
             * Format: uri
             * @description Absolute https address of the logo; null when none.
             */
            logo: string | null;
            /** @description Line of business; null when unknown. */
            bidang_usaha: string | null;
            /** @description Street and number; null when unknown. */
            alamat: string | null;
            /** @description City or regency; null when unknown. */
            kota: string | null;
            /** @description Province; null when unknown. */
            provinsi: string | null;
            /** @description Postal code of 5 digits; null when unknown. */
            kode_pos: string | null;
            /**
             * Format: email
             * @description General email address; null when none.
             */
            email: string | null;
            /** @description General telephone number; null when none. */
            no_telp: string | null;
            /**
             * Format: uri
             * @description Website; null when none.
             */
            website: string | null;
            /** @description Contact person; null when none. */
            pic: components["schemas"]["ContactPerson"] | null;
            /**
             * Format: date
             * @description First day of the contract; null when there is none yet.
             */
            kontrak_mulai: string | null;
            /**
             * Format: date
             * @description Last day of the contract; null when it has no end.
             */
            kontrak_selesai: string | null;
            /** @description Hospitals to which accidents may be referred; empty when none is agreed. */
            rumah_sakit_rujukan: components["schemas"]["HospitalReference"][];
            /** @description Whether the company is active. */
            status: components["schemas"]["ActiveState"];
            /** @description Registered active employees. */
            jumlah_karyawan: number;
            /** @description Company users. */
            jumlah_pengguna: number;
            /** @description When it was created. */
            created_at: components["schemas"]["Timestamp"];
            /** @description When it last changed. */
            updated_at: components["schemas"]["Timestamp"];
        };
        /** @description A page of companies. */
        CorporateClientListSuccess: {
            /**
             * @description Always true in a successful answer.
             * @constant
             */
            process: true;
            /** @description Message for the user, in Indonesian. */
            detail: string;
            /** @description By name; empty when none was found. */
            data: components["schemas"]["CorporateClient"][];
            /** @description Paging. */
            meta: components["schemas"]["PageMeta"];
        };
        /** @description One company, as it is after the call. */
        CorporateClientSuccess: {
            /**
             * @description Always true in a successful answer.
             * @constant
             */
            process: true;
            /** @description Message for the user, in Indonesian. */
            detail: string;
            /** @description The company. */
            data: components["schemas"]["CorporateClient"];
        };
        /** @description Which companies. */
        CorporateClientListRequest: {
            /** @description Part of name or code, case-insensitive. Left out: no filter. */
            search?: string;
            /** @description Only active or only inactive companies. Left out: both. */
            status?: components["schemas"]["ActiveState"];
            /** @description Page, from 1 on. Left out: 1. */
            page?: number;
            /** @description Rows of a page. Left out: 10. */
            pageSize?: number;
        };
        /** @description Which users. */
        CorporateUserListRequest: {
            /** @description Part of name or email, case-insensitive. Left out: no filter. */
            search?: string;
            /** @description Only users of this company. Left out: all, corporate admins included. */
            perusahaan_id?: number;
            /** @description Only this status. Left out: all. */
            status?: components["schemas"]["CorporateUserStatus"];
            /** @description Page, from 1 on. Left out: 1. */
            page?: number;
            /** @description Rows of a page. Left out: 10. */
            pageSize?: number;
        };
        /** @description A new company. It is active at once. */
        CreateCorporateClientRequest: {
            /** @description Company code: capital letters, digits and hyphen; must be new. */
            kd_perusahaan: string;
            /** @description Name. */
            nama: string;
            /** @description Line of business. */
            bidang_usaha?: string;
            /** @description Street and number. */
            alamat?: string;
            /** @description City or regency. */
            kota?: string;
            /** @description Province. */
            provinsi?: string;
            /** @description Postal code. */
            kode_pos?: string;
            /** @description General email address. */
            email?: components["schemas"]["EmailAddress"];
            /** @description General telephone number. */
            no_telp?: components["schemas"]["PhoneNumber"];
            /** @description Website, https. */
            website?: string;
            /** @description Contact person; replaces the present one. */
            pic?: components["schemas"]["ContactPersonInput"];
            /**
             * Format: date
             * @description First day of the contract.
             */
            kontrak_mulai?: string;
            /**
             * Format: date
             * @description Last day of the contract, not before the first.
             */
            kontrak_selesai?: string;
            /** @description Codes of the hospitals to which accidents may be referred; replaces the list. */
            rumah_sakit_rujukan?: string[];
        };
        /** @description Changes to a company. What is left out keeps its value, an empty text removes it; the code cannot be changed. */
        UpdateCorporateClientRequest: {
            /** @description Company id. */
            id: number;
            /** @description Name. */
            nama?: string;
            /** @description nonaktif also shuts out the users of the company. */
            status?: components["schemas"]["ActiveState"];
            /** @description Line of business. */
            bidang_usaha?: string;
            /** @description Street and number. */
            alamat?: string;
            /** @description City or regency. */
            kota?: string;
            /** @description Province. */
            provinsi?: string;
            /** @description Postal code of 5 digits. */
            kode_pos?: string;
            /** @description General email address. */
            email?: components["schemas"]["EmailAddress"];
            /** @description General telephone number. */
            no_telp?: components["schemas"]["PhoneNumber"];
            /** @description Website, https; empty for none. */
            website?: string;
            /** @description Contact person; replaces the present one. */
            pic?: components["schemas"]["ContactPersonInput"];
            /**
             * Format: date
             * @description First day of the contract.
             */
            kontrak_mulai?: string;
            /**
             * Format: date
             * @description Last day of the contract, not before the first; null for one without an end.
             */
            kontrak_selesai?: string | null;
            /** @description Codes of the hospitals to which accidents may be referred; replaces the list. */
            rumah_sakit_rujukan?: string[];
        };
        /**
         * @description menunggu_aktivasi: invited, has not set a password yet. aktif: can log in. nonaktif: shut out.
         * @enum {string}
         */
        CorporateUserStatus: "menunggu_aktivasi" | "aktif" | "nonaktif";
        /** @description A company user, as the corporate admin sees it. Every property is present. */
        CorporateUser: {
            /** @description User id. */
            id: number;
            /** @description Full name. */
            name: string;
            /** @description Email address, the login name. */
            email: components["schemas"]["EmailAddress"];
            /** @description Telephone number; null when none. */
            no_telp: string | null;
            /** @description Role. */
            role_id: components["schemas"]["RoleId"];
            /**
             * Format: uri
             * @description Absolute https address of the portrait; null when none.
             */
            avatar: string | null;
            /** @description Company of the user; null for a corporate admin. */
            perusahaan: components["schemas"]["CompanyReference"] | null;
            /** @description State of the account. */
            status: components["schemas"]["CorporateUserStatus"];
            /** @description When the latest invitation was sent; null when none was. */
            aktivasi_dikirim_pada: components["schemas"]["Timestamp"] | null;
            /** @description Latest login; null when there was none. */
            login_terakhir: components["schemas"]["Timestamp"] | null;
            /** @description When it was created. */
            created_at: components["schemas"]["Timestamp"];
        };
        /** @description A page of company users. */
        CorporateUserListSuccess: {
            /**
             * @description Always true in a successful answer.
             * @constant
             */
            process: true;
            /** @description Message for the user, in Indonesian. */
            detail: string;
            /** @description By name; empty when none was found. */
            data: components["schemas"]["CorporateUser"][];
            /** @description Paging. */
            meta: components["schemas"]["PageMeta"];
        };
        /** @description One company user, as it is after the call. */
        CorporateUserSuccess: {
            /**
             * @description Always true in a successful answer.
             * @constant
             */
            process: true;
            /** @description Message for the user, in Indonesian. */
            detail: string;
            /** @description The user. */
            data: components["schemas"]["CorporateUser"];
        };
        /** @description A new company user. No invitation is sent by this call. */
        CreateCorporateUserRequest: {
            /** @description Full name. */
            name: string;
            /** @description Login name; must not be in use. */
            email: components["schemas"]["EmailAddress"];
            /** @description Telephone number. */
            no_telp?: components["schemas"]["PhoneNumber"];
            /** @description Role. */
            role_id: components["schemas"]["RoleId"];
            /** @description Company id; needed for role 2, left out for role 1. */
            perusahaan_id?: number;
        };
        /** @description Changes to a company user. What is left out keeps its value; email and company cannot be changed. */
        UpdateCorporateUserRequest: {
            /** @description User id. */
            id: number;
            /** @description Full name. */
            name?: string;
            /** @description Telephone number. */
            no_telp?: components["schemas"]["PhoneNumber"];
            /** @description nonaktif ends the sessions of the user. aktif lets an activated user in again; one who was never activated goes back to menunggu_aktivasi. */
            status?: components["schemas"]["ActiveState"];
        };
        /** @description Whom to invite. */
        SendCompanyActivationRequest: {
            /** @description User id. */
            id: number;
        };
        /**
         * @description Whether a batch is only checked (periksa) or registered (simpan).
         * @enum {string}
         */
        ImportMode: "periksa" | "simpan";
        /** @description A row of a file of employees. What the file does not tell is left out. */
        ImportedEmployee: {
            /** @description Number of the row in the file, from 1; different in each row of a batch. It comes back in the answer. */
            baris: number;
            /** @description Full name. One word is a valid name. */
            nama_lengkap: string;
            /** @description Employee number given by the employer; different from all others of the company, whatever the case. */
            nik_karyawan: string;
            /** @description National identity number (NIK), of 16 digits; different from those of all registered employees. */
            nik?: string;
            /**
             * Format: date
             * @description Birth date, in the past.
             */
            tgl_lahir: string;
            /** @description Sex. */
            gender: components["schemas"]["Gender"];
            /** @description Department. */
            departemen?: string;
            /** @description Position. */
            jabatan?: string;
            /** @description Place of work. */
            lokasi_kerja?: string;
            /** @description Telephone number. */
            no_telp?: components["schemas"]["PhoneNumber"];
            /** @description Work email address. */
            email?: components["schemas"]["EmailAddress"];
        };
        /** @description A batch of employees of one company. */
        ImportEmployeesRequest: {
            /** @description Company id. */
            perusahaan_id: number;
            /** @description Check or register. */
            mode: components["schemas"]["ImportMode"];
            /**
             * Format: uuid
             * @description Key of the batch, made by the caller. A repeat carries the same one.
             */
            kunci: string;
            /** @description The rows. */
            baris: components["schemas"]["ImportedEmployee"][];
        };
        /**
         * @description The outcome of a row: registered (tersimpan), without mistakes and only checked (dapat_disimpan), or refused (ditolak).
         * @enum {string}
         */
        ImportRowStatus: "tersimpan" | "dapat_disimpan" | "ditolak";
        /** @description The outcome of one row. */
        ImportRowResult: {
            /** @description Number of the row, as it was sent. */
            baris: number;
            /** @description Outcome. */
            status: components["schemas"]["ImportRowStatus"];
            /** @description Id of the new employee; null unless registered. */
            karyawan_id: number | null;
            /** @description Mistakes of a refused row, in Indonesian, by field of the row; at least one. Empty for the other rows. */
            kesalahan: {
                [key: string]: string[];
            };
        };
        /** @description The outcome of a batch. */
        ImportEmployeesResult: {
            /** @description Company id. */
            perusahaan_id: number;
            /** @description As it was sent. */
            mode: components["schemas"]["ImportMode"];
            /** @description Number of rows that were registered, or could be. */
            jumlah_diterima: number;
            /** @description Number of rows that were refused. */
            jumlah_ditolak: number;
            /** @description One entry for each row, in the order in which they were sent. */
            hasil: components["schemas"]["ImportRowResult"][];
        };
        /** @description The outcome of a batch. */
        ImportEmployeesSuccess: {
            /**
             * @description Always true in a successful answer.
             * @constant
             */
            process: true;
            /** @description Message for the user, in Indonesian. */
            detail: string;
            data: components["schemas"]["ImportEmployeesResult"];
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
    parameters: {
        /** @description Page, from 1. A page past the end answers an empty list. */
        Page: number;
        /** @description Rows per page. */
        PageSize: number;
        /** @description Company id. Only for role 1, who without it gets all companies; another user always gets the own company, and a 403 for any other id. */
        CompanyId: number;
    };
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    companyLogin: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description Email and password; both are needed. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["CompanyLoginRequest"];
            };
        };
        responses: {
            /** @description The call succeeded, or the back end refused it (`process: false`). */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CompanyLoginSuccess"] | components["schemas"]["Rejected"];
                };
            };
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    companyAdminLogin: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description Email and password; both are needed. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["CompanyLoginRequest"];
            };
        };
        responses: {
            /** @description The call succeeded, or the back end refused it (`process: false`). */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CompanyLoginSuccess"] | components["schemas"]["Rejected"];
                };
            };
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getActivationInvitation: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The token of the link. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["InvitationRequest"];
            };
        };
        responses: {
            /** @description The call succeeded, or the back end refused it (`process: false`). */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvitationSuccess"] | components["schemas"]["Rejected"];
                };
            };
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    activateCompanyUser: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description Token and password. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["ActivateCompanyUserRequest"];
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
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getCompanyProfile: {
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
                    "application/json": components["schemas"]["CompanyProfileSuccess"] | components["schemas"]["Rejected"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateCompanyProfile: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description New values. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateCompanyProfileRequest"];
            };
        };
        responses: {
            /** @description The call succeeded, or the back end refused it (`process: false`). */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CompanyProfileSuccess"] | components["schemas"]["Rejected"];
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
    listCompanyEmployees: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description Filters, order and page; all are optional. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["EmployeeListRequest"];
            };
        };
        responses: {
            /** @description The call succeeded, or the back end refused it (`process: false`). */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EmployeeListSuccess"] | components["schemas"]["Rejected"];
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
    getCompanyEmployee: {
        parameters: {
            query: {
                /**
                 * @description Employee id.
                 * @example 9001
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
                    "application/json": components["schemas"]["EmployeeSuccess"] | components["schemas"]["Rejected"];
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
    listCompanyMcuResults: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description Filters and page; all are optional. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["McuResultListRequest"];
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
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getCompanyMcuResult: {
        parameters: {
            query: {
                /**
                 * @description Result id.
                 * @example 3303
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
    getCompanyMcuSummary: {
        parameters: {
            query?: {
                /**
                 * @description Year. Left out: the latest year with results, or the present one when there is none.
                 * @example 2026
                 */
                tahun?: number;
                /** @description Place of work, whole name. Left out: all. Not beside another filter. */
                lokasi?: string;
                /**
                 * @description Department, whole name. Left out: all. Not beside another filter.
                 * @example Pemintalan
                 */
                departemen?: string;
                /** @description Age group. Left out: all. Not beside another filter. */
                kelompok_usia?: components["schemas"]["AgeBand"];
                /** @description Sex. Left out: both. Not beside another filter. */
                gender?: components["schemas"]["Gender"];
                /** @description Company id. Role 1 has to name one, since figures of several companies together could be told apart; another user always gets the own company, and a 403 for any other id. */
                perusahaan_id?: number;
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
                    "application/json": components["schemas"]["McuSummarySuccess"] | components["schemas"]["Rejected"];
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
    listAccidentReferrals: {
        parameters: {
            query?: {
                /** @description Only this status. Left out: all. */
                status?: components["schemas"]["ReferralStatus"];
                /** @description First day of the accident (Jakarta). Left out: no limit. */
                dari?: string;
                /** @description Last day of the accident (Jakarta), not before `dari`. Left out: no limit. */
                sampai?: string;
                /** @description Company id. Only for role 1, who without it gets all companies; another user always gets the own company, and a 403 for any other id. */
                perusahaan_id?: components["parameters"]["CompanyId"];
                /** @description Page, from 1. A page past the end answers an empty list. */
                page?: components["parameters"]["Page"];
                /** @description Rows per page. */
                pageSize?: components["parameters"]["PageSize"];
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
                    "application/json": components["schemas"]["AccidentReferralListSuccess"] | components["schemas"]["Rejected"];
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
    getAccidentReferral: {
        parameters: {
            query: {
                /**
                 * @description Referral id.
                 * @example 640
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
                    "application/json": components["schemas"]["AccidentReferralSuccess"] | components["schemas"]["Rejected"];
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
    createAccidentReferral: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description Accident, employee and hospital. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateAccidentReferralRequest"];
            };
        };
        responses: {
            /** @description The call succeeded, or the back end refused it (`process: false`). */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccidentReferralSuccess"] | components["schemas"]["Rejected"];
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
    storeReferralLetter: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The file and the referral, as multipart form fields. */
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["StoreReferralLetterRequest"];
            };
        };
        responses: {
            /** @description The call succeeded, or the back end refused it (`process: false`). */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReferralLetterSuccess"] | components["schemas"]["Rejected"];
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
    cancelAccidentReferral: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description Referral and reason. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["CancelAccidentReferralRequest"];
            };
        };
        responses: {
            /** @description The call succeeded, or the back end refused it (`process: false`). */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccidentReferralSuccess"] | components["schemas"]["Rejected"];
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
    listCorporateClients: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description Filters and page; all are optional. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["CorporateClientListRequest"];
            };
        };
        responses: {
            /** @description The call succeeded, or the back end refused it (`process: false`). */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CorporateClientListSuccess"] | components["schemas"]["Rejected"];
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
    createCorporateClient: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The company. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateCorporateClientRequest"];
            };
        };
        responses: {
            /** @description The call succeeded, or the back end refused it (`process: false`). */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CorporateClientSuccess"] | components["schemas"]["Rejected"];
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
    updateCorporateClient: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description New values. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateCorporateClientRequest"];
            };
        };
        responses: {
            /** @description The call succeeded, or the back end refused it (`process: false`). */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CorporateClientSuccess"] | components["schemas"]["Rejected"];
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
    listCorporateUsers: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description Filters and page; all are optional. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["CorporateUserListRequest"];
            };
        };
        responses: {
            /** @description The call succeeded, or the back end refused it (`process: false`). */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CorporateUserListSuccess"] | components["schemas"]["Rejected"];
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
    createCorporateUser: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The user. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateCorporateUserRequest"];
            };
        };
        responses: {
            /** @description The call succeeded, or the back end refused it (`process: false`). */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CorporateUserSuccess"] | components["schemas"]["Rejected"];
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
    updateCorporateUser: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description New values. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateCorporateUserRequest"];
            };
        };
        responses: {
            /** @description The call succeeded, or the back end refused it (`process: false`). */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CorporateUserSuccess"] | components["schemas"]["Rejected"];
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
    sendCompanyActivation: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The user. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["SendCompanyActivationRequest"];
            };
        };
        responses: {
            /** @description The call succeeded, or the back end refused it (`process: false`). */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CorporateUserSuccess"] | components["schemas"]["Rejected"];
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
    importEmployees: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The batch. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["ImportEmployeesRequest"];
            };
        };
        responses: {
            /** @description The call succeeded, or the back end refused it (`process: false`). */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ImportEmployeesSuccess"] | components["schemas"]["Rejected"];
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
