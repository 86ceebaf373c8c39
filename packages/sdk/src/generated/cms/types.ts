// Generated from the contracts in schemas/ by codegen.ts. Do not edit: change the contract.
export interface paths {
    "/api/get-top-navigation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Main menu
         * @description The headings of the main menu with their sub-entries, in the order shown. Sub-entries with `auth_required` are for logged-in patients.
         */
        get: operations["getTopNavigation"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/get-bottom-navigation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Footer
         * @description The columns of the footer: features, services (featured services), facilities (hospitals), download, social media, map and contact.
         */
        get: operations["getBottomNavigation"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/top-bar": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Top bar
         * @description The entries above the header: links, and the entry that opens the emergency-call dialog. 404 while it is not published.
         */
        get: operations["getTopBar"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/get-jadwal-dokter": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Doctor schedules, paged
         * @description Weekly schedules of active doctors. One row is one doctor at one hospital in one specialty, with all sessions of the week there, so a filter by day finds rows with a session on that day and still lists the whole week. Conditions combine; an absent one is no condition. Ordered by the doctor's name. Nothing found is an empty list.
         */
        get: operations["listDoctorSchedules"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/get-jadwal-dokter-by-slug": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Schedule of one doctor
         * @description Every row of one active doctor: one per hospital and specialty. 404 when there is no such doctor.
         */
        get: operations["getDoctorScheduleBySlug"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/get-dokter": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One doctor, or those of a specialty
         * @description Has two uses. With `slug`: one active doctor, or 404. With `spesialis`: the active doctors of a specialty, without the one named by `excludedokter` (other doctors on a doctor's page); none is an empty list. One of `slug` and `spesialis` must be there.
         */
        get: operations["getDoctors"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/get-artikel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Articles of a specialty
         * @description Articles about a specialty, the newest first, for pages of doctors and specialist services.
         */
        get: operations["listArticlesBySpecialty"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/artikel/{slug}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One article
         * @description An article with its picture, category and hospital.
         */
        get: operations["getArticle"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/artikel-dengan-kategori/{kategori}/{slug}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One article, if in a category
         * @description An article, provided that it is in the category; otherwise 404. Its page is `/{kategori}/{slug}`.
         */
        get: operations["getArticleInCategory"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/slider-berandas": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Slides of the home page
         * @description Slides with their pictures, at most 25. A slide without a picture has `gambar.data` null.
         */
        get: operations["listHomeSliders"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/popups": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Promotional popups to show
         * @description Popups that have not expired. The site asks for one. That the call takes the current time and answers entries with `gambar` and `url_page` is known; its path and parameters are assumed.
         */
        get: operations["listPopups"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/kontak-darurats": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Emergency contacts
         * @description Numbers for the emergency-call dialog and the ambulance pages. Which field holds the number to show is said by the menu entry that opens the dialog (`field_rs`); without it, `nomor_telepon`. A null or empty field falls back to `nomor_telepon`.
         */
        get: operations["listEmergencyContacts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/hubungi-kami-post": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a contact message
         * @description Stores a message from the contact form. Fields unknown to the server are dropped. The text is stored as sent, so it must not be shown as HTML.
         */
        post: operations["createContactMessage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/news-letters": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Subscribe to the newsletter
         * @description Subscribes to the newsletter and the community. Strapi 4 answers 200, Strapi 5 answers 201. Whether an address may subscribe twice is unknown: if not, the second time is a 400 with `This attribute must be unique`.
         */
        post: operations["createNewsletterSubscription"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/reservasi-paket-kesehatans": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Reserve a health package
         * @description Stores a wish to reserve a health package; the hospital confirms it by phone or WhatsApp. Strapi 4 answers 200, Strapi 5 answers 201. A package that does not exist is a 400.
         */
        post: operations["createPackageReservation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/product-categories": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Products of a category
         * @description Categories by name, each with its products. Callers read the products of the first; `Recent Viewed` is the one that the shop asks for.
         */
        get: operations["getProductCategories"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/products": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Search products by name
         * @description Products whose name contains the text, whatever the case. Path and parameters are assumed.
         */
        get: operations["searchProducts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/graphql": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Run a GraphQL operation
         * @description Runs an operation against the schema in `cms.graphql`. A failure may come with status 200: a missing right is `errors` with code `FORBIDDEN`, and the field is null. Other than REST, ids are texts, the gender `Laki-laki` is spelled `Laki_laki`, and lists are cut at 10 unless paging is asked for, nested ones too.
         */
        post: operations["executeGraphql"];
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
        /** @description Name of the entry that stays when it is published anew. Strapi 5 only, where the number is another one after each publishing. */
        DocumentId: string;
        /** @description What is wrong with one field. */
        FieldProblem: {
            /** @description The field's place in the request: names, and indexes in lists. Empty when no single field is at fault. */
            path: (string | number)[];
            /** @description What is wrong, in English, for developers. Not fit to be shown to visitors. */
            message: string;
            /** @description Kind of problem, mostly `ValidationError`. */
            name?: string;
        };
        /** @description What the server says about an error: an object, empty for most errors. */
        ErrorDetails: {
            /** @description One item per invalid field (status 400, name `ValidationError`). */
            errors?: components["schemas"]["FieldProblem"][];
        };
        /** @description The error. */
        ErrorInfo: {
            /** @description The HTTP status again. */
            status: number;
            /** @description Kind of error: `ValidationError`, `ApplicationError`, `SyntaxError`, `UnauthorizedError`, `ForbiddenError`, `NotFoundError`, `PayloadTooLargeError`, `InternalServerError`. */
            name: string;
            /** @description What went wrong, in English, for developers. */
            message: string;
            /** @description Missing for status 413 and 500 and for a body that is no JSON. */
            details?: components["schemas"]["ErrorDetails"];
        };
        /** @description Every error of the content API but 405. */
        ErrorBody: {
            /** @description Always null. */
            data: null;
            error: components["schemas"]["ErrorInfo"];
        };
        /** @description Paging metadata where the request said `page` and `pageSize`, or nothing. */
        PagePagination: {
            /** @description This page, counted from 1. */
            page: number;
            /** @description Entries per page, as applied by the server. */
            pageSize: number;
            /** @description Number of pages; 0 when nothing matches. */
            pageCount?: number;
            /** @description Entries that match, over all pages. */
            total?: number;
        };
        /** @description Paging metadata where the request said `start` or `limit`. */
        OffsetPagination: {
            /** @description Entries skipped. */
            start: number;
            /** @description Entries at most, as applied by the server; -1 for all. */
            limit: number;
            /** @description Entries that match. */
            total?: number;
        };
        /** @description Metadata of a list. */
        ListMeta: {
            /** @description Mirrors how the request paged. Missing where a custom route leaves `meta` empty, as Strapi's `transformResponse` does. */
            pagination?: components["schemas"]["PagePagination"] | components["schemas"]["OffsetPagination"];
        };
        /** @description Metadata of a single entry: always empty. */
        EmptyMeta: Record<string, never>;
        /** @description A smaller copy of a picture. */
        MediaFormat: {
            /** @description File name. */
            name?: string | null;
            /** @description Stem of the stored file's name. */
            hash?: string | null;
            /** @description Extension with its dot. */
            ext?: string | null;
            /** @description Media type. */
            mime?: string | null;
            /** @description Folder, for some storage providers. */
            path?: string | null;
            /** @description Width in pixels. */
            width?: number | null;
            /** @description Height in pixels. */
            height?: number | null;
            /** @description Size in kB, with decimals. */
            size?: number | null;
            /** @description Size in bytes. Unknown to older 4.x servers. */
            sizeInBytes?: number | null;
            /**
             * Format: uri-reference
             * @description Address: relative to the server's origin, or absolute.
             */
            url: string;
        };
        /** @description Smaller copies by size. Only those smaller than the picture exist, so any key may be missing. */
        MediaFormats: {
            /** @description Within 245 x 156 pixels. */
            thumbnail?: components["schemas"]["MediaFormat"];
            /** @description Longer side 500 pixels. */
            small?: components["schemas"]["MediaFormat"];
            /** @description Longer side 750 pixels. */
            medium?: components["schemas"]["MediaFormat"];
            /** @description Longer side 1000 pixels. */
            large?: components["schemas"]["MediaFormat"];
        };
        /** @description A file of the media library: a picture or a document. */
        MediaAttributes: {
            /** @description File name as uploaded; null where an import left it out. */
            name?: string | null;
            /** @description Alternative text of the picture; often null. */
            alternativeText?: string | null;
            /** @description Caption. */
            caption?: string | null;
            /** @description Width in pixels; null unless a picture. An SVG may have a fraction. */
            width?: number | null;
            /** @description Height in pixels; null unless a picture. */
            height?: number | null;
            /** @description Smaller copies; null for small pictures, SVG and documents. */
            formats?: components["schemas"]["MediaFormats"] | null;
            /** @description Stem of the stored file's name. */
            hash?: string | null;
            /** @description Extension with its dot. */
            ext?: string | null;
            /** @description Media type; null where an import left it out. */
            mime?: string | null;
            /** @description Size in kB, with decimals. */
            size?: number | null;
            /**
             * Format: uri-reference
             * @description Address: relative to the server's origin, or absolute. To be joined with the origin, not concatenated. Files need no token.
             */
            url: string;
            /** @description Preview, for some storage providers. */
            previewUrl?: string | null;
            /** @description Storage provider. */
            provider?: string | null;
            /**
             * Format: date-time
             * @description When the entry was made, UTC.
             */
            createdAt?: string | null;
            /**
             * Format: date-time
             * @description When the entry was last changed, UTC.
             */
            updatedAt?: string | null;
        };
        /** @description A file of the media library in the envelope. */
        MediaEntry: {
            /** @description Number of the file. */
            id: number;
            documentId?: components["schemas"]["DocumentId"];
            attributes: components["schemas"]["MediaAttributes"];
        };
        /** @description A picture in the envelope; present only where it was asked for (`populate`). */
        MediaRelation: {
            /** @description Null where the entry has none. */
            data: components["schemas"]["MediaEntry"] | null;
        };
        /** @description A file of the media library without envelope. */
        Media: {
            /** @description Number of the file. */
            id: number;
            /** @description File name as uploaded; null where an import left it out. */
            name?: string | null;
            /** @description Alternative text of the picture; often null. */
            alternativeText?: string | null;
            /** @description Caption. */
            caption?: string | null;
            /** @description Width in pixels; null unless a picture. An SVG may have a fraction. */
            width?: number | null;
            /** @description Height in pixels; null unless a picture. */
            height?: number | null;
            /** @description Smaller copies; null for small pictures, SVG and documents. */
            formats?: components["schemas"]["MediaFormats"] | null;
            /** @description Stem of the stored file's name. */
            hash?: string | null;
            /** @description Extension with its dot. */
            ext?: string | null;
            /** @description Media type; null where an import left it out. */
            mime?: string | null;
            /** @description Size in kB, with decimals. */
            size?: number | null;
            /**
             * Format: uri-reference
             * @description Address: relative to the server's origin, or absolute. To be joined with the origin, not concatenated. Files need no token.
             */
            url: string;
            /** @description Preview, for some storage providers. */
            previewUrl?: string | null;
            /** @description Storage provider. */
            provider?: string | null;
            /**
             * Format: date-time
             * @description When the entry was made, UTC.
             */
            createdAt?: string | null;
            /**
             * Format: date-time
             * @description When the entry was last changed, UTC.
             */
            updatedAt?: string | null;
        };
        /** @description An entry of the top bar, of the main menu or of the footer. Nested entries have the same form. */
        MenuEntry: {
            /** @description Number of the entry; missing, or anything, if it is stored as plain JSON. */
            id?: number | string | null;
            /** @description Text. */
            menu?: string | null;
            /** @description Address, within the site or absolute; below a navigation item with `tipe`, a slug. Null where the entry has sub-entries or opens the emergency-call dialog. */
            link?: string | null;
            /** @description Name of an icon, such as `mdi-phone`. */
            icon?: string | null;
            /** @description Sub-entries; null or empty for none. */
            submenu?: components["schemas"]["MenuEntry"][] | null;
            /** @description True: shown to logged-in patients only. */
            auth_required?: boolean | null;
            /** @description For the entry that opens the emergency-call dialog: the field of an emergency contact that holds the number to show. Null means `nomor_telepon`. */
            field_rs?: string | null;
            /** @description True: marked as new. */
            new?: boolean | null;
            /** @description Address of a picture in place of the text: relative to the server's origin, or absolute. */
            btn_image?: string | null;
        };
        /** @description A heading of the main menu, or a column of the footer. Without envelope. */
        Navigation: {
            /** @description Number of the navigation item; a custom route may have a text. */
            id: number | string;
            /** @description Text. */
            menu: string | null;
            /** @description Text in English; null if there is none. */
            menu_en?: string | null;
            /** @description Sub-entries; null or empty for none. */
            submenu?: components["schemas"]["MenuEntry"][] | null;
            /** @description Sub-entries in English; null if there are none; `submenu` is used then. */
            submenu_en?: components["schemas"]["MenuEntry"][] | null;
            /**
             * @description What the links of the sub-entries are: slugs below `/layanan-unggulan` (featured services) or below `/rumah-sakit` (hospitals); null or missing: addresses as they are. Assumed: the name of the field is not known.
             * @enum {string|null}
             */
            tipe?: "layanan-unggulan" | "rumah-sakit" | null;
        };
        /** @description A heading of the main menu, or a column of the footer. In the envelope, where relations and media have envelopes of their own. */
        NavigationAttributes: {
            /** @description Text. */
            menu?: string | null;
            /** @description Text in English; null if there is none. */
            menu_en?: string | null;
            /** @description Sub-entries; null or empty for none. */
            submenu?: components["schemas"]["MenuEntry"][] | null;
            /** @description Sub-entries in English; null if there are none; `submenu` is used then. */
            submenu_en?: components["schemas"]["MenuEntry"][] | null;
            /**
             * @description What the links of the sub-entries are: slugs below `/layanan-unggulan` (featured services) or below `/rumah-sakit` (hospitals); null or missing: addresses as they are. Assumed: the name of the field is not known.
             * @enum {string|null}
             */
            tipe?: "layanan-unggulan" | "rumah-sakit" | null;
            /**
             * Format: date-time
             * @description When the entry was made, UTC.
             */
            createdAt?: string | null;
            /**
             * Format: date-time
             * @description When the entry was last changed, UTC.
             */
            updatedAt?: string | null;
        };
        /** @description A heading of the main menu, or a column of the footer. In the envelope. */
        NavigationEntry: {
            /** @description Number of the navigation item. */
            id: number;
            documentId?: components["schemas"]["DocumentId"];
            attributes: components["schemas"]["NavigationAttributes"];
        };
        /** @description A heading of the main menu, or a column of the footer. A custom route answers in one of two forms: with envelope or without. A client that tries them in turn begins with the envelope, since a check that ignores unknown fields takes either for the flat form. */
        NavigationItem: components["schemas"]["NavigationEntry"] | components["schemas"]["Navigation"];
        /** @description The main menu or the footer, in the order shown. */
        NavigationResponse: {
            /** @description Items; empty where nothing is set up. */
            data: components["schemas"]["NavigationItem"][];
            /** @description May be missing. */
            meta?: components["schemas"]["EmptyMeta"];
        };
        /** @description The top bar above the header. */
        TopBarAttributes: {
            /** @description Entries in the order shown. */
            menu?: components["schemas"]["MenuEntry"][] | null;
            /**
             * Format: date-time
             * @description When the entry was made, UTC.
             */
            createdAt?: string | null;
            /**
             * Format: date-time
             * @description When the entry was last changed, UTC.
             */
            updatedAt?: string | null;
            /**
             * Format: date-time
             * @description When the entry was published, UTC; null for a draft. Missing on types without drafts.
             */
            publishedAt?: string | null;
        };
        /** @description The top bar in the envelope. */
        TopBarEntry: {
            /** @description Number of the top bar. */
            id: number;
            documentId?: components["schemas"]["DocumentId"];
            attributes: components["schemas"]["TopBarAttributes"];
        };
        /** @description The top bar. */
        TopBarResponse: {
            data: components["schemas"]["TopBarEntry"];
            meta: components["schemas"]["EmptyMeta"];
        };
        /** @description A doctor. Without envelope. */
        Doctor: {
            /** @description Number of the doctor. */
            id: number;
            /** @description Name with titles. */
            nama: string | null;
            /** @description Code in the hospital systems, used for slots and appointments. */
            kode?: string | null;
            /** @description Last part of the page's address. */
            slug?: string | null;
            /** @description Portrait: a path below `uploads/dokter` on the picture server, or an address. Null, empty or the text `null`: none. */
            avatar?: string | null;
            /**
             * @description `aktif` practises, `nonaktif` does not; only the former are shown.
             * @enum {string|null}
             */
            status?: "aktif" | "nonaktif" | null;
            /** @description Code of the hospital; matches `kode_mapping_rs` of hospitals. */
            kode_mapping_rs?: string | null;
            /** @description Code of the specialty; matches `kode_spesialis` of specialties. */
            kode_mapping_spesialis?: string | null;
        };
        /** @description A doctor. In the envelope, where relations and media have envelopes of their own. */
        DoctorAttributes: {
            /** @description Name with titles. */
            nama?: string | null;
            /** @description Code in the hospital systems, used for slots and appointments. */
            kode?: string | null;
            /** @description Last part of the page's address. */
            slug?: string | null;
            /** @description Portrait: a path below `uploads/dokter` on the picture server, or an address. Null, empty or the text `null`: none. */
            avatar?: string | null;
            /**
             * @description `aktif` practises, `nonaktif` does not; only the former are shown.
             * @enum {string|null}
             */
            status?: "aktif" | "nonaktif" | null;
            /** @description Code of the hospital; matches `kode_mapping_rs` of hospitals. */
            kode_mapping_rs?: string | null;
            /** @description Code of the specialty; matches `kode_spesialis` of specialties. */
            kode_mapping_spesialis?: string | null;
            /**
             * Format: date-time
             * @description When the entry was made, UTC.
             */
            createdAt?: string | null;
            /**
             * Format: date-time
             * @description When the entry was last changed, UTC.
             */
            updatedAt?: string | null;
            /**
             * Format: date-time
             * @description When the entry was published, UTC; null for a draft. Missing on types without drafts.
             */
            publishedAt?: string | null;
        };
        /** @description A doctor. In the envelope. */
        DoctorEntry: {
            /** @description Number of the doctor. */
            id: number;
            documentId?: components["schemas"]["DocumentId"];
            attributes: components["schemas"]["DoctorAttributes"];
        };
        /** @description A doctor. A custom route answers in one of two forms: with envelope or without. A client that tries them in turn begins with the envelope, since a check that ignores unknown fields takes either for the flat form. */
        DoctorItem: components["schemas"]["DoctorEntry"] | components["schemas"]["Doctor"];
        /** @description A reference to a doctor in the envelope. */
        DoctorRelation: {
            /** @description Null if there is none. */
            data: components["schemas"]["DoctorEntry"] | null;
        };
        /** @description A hospital as other entries refer to it. Without envelope. */
        HospitalReference: {
            /** @description Number of the hospital. */
            id: number;
            /** @description Name. */
            nama?: string | null;
            /** @description Last part of the page's address. */
            slug?: string | null;
            /** @description Code of the hospital in the other systems. */
            kode_mapping_rs?: string | null;
        };
        /** @description A hospital as other entries refer to it. In the envelope, where relations and media have envelopes of their own. Strapi also sends the hospital's other attributes. */
        HospitalReferenceAttributes: {
            /** @description Name. */
            nama?: string | null;
            /** @description Last part of the page's address. */
            slug?: string | null;
            /** @description Code of the hospital in the other systems. */
            kode_mapping_rs?: string | null;
        } & {
            [key: string]: unknown;
        };
        /** @description A hospital as other entries refer to it. In the envelope. */
        HospitalReferenceEntry: {
            /** @description Number of the hospital. */
            id: number;
            documentId?: components["schemas"]["DocumentId"];
            attributes: components["schemas"]["HospitalReferenceAttributes"];
        };
        /** @description A reference to a hospital in the envelope. */
        HospitalReferenceRelation: {
            /** @description Null if there is none. */
            data: components["schemas"]["HospitalReferenceEntry"] | null;
        };
        /** @description A specialty as a schedule refers to it. Without envelope. */
        SpecialtyReference: {
            /** @description Number of the specialist service. */
            id: number;
            /** @description Name. */
            nama?: string | null;
            /** @description Name in English. */
            nama_en?: string | null;
            /** @description Last part of the page's address. */
            slug?: string | null;
            /** @description Code of the specialty at this hospital. */
            kode_spesialis?: string | null;
        };
        /** @description A specialty as a schedule refers to it. In the envelope, where relations and media have envelopes of their own. */
        SpecialtyReferenceAttributes: {
            /** @description Name. */
            nama?: string | null;
            /** @description Name in English. */
            nama_en?: string | null;
            /** @description Last part of the page's address. */
            slug?: string | null;
            /** @description Code of the specialty at this hospital. */
            kode_spesialis?: string | null;
        };
        /** @description A specialty as a schedule refers to it. In the envelope. */
        SpecialtyReferenceEntry: {
            /** @description Number of the specialist service. */
            id: number;
            documentId?: components["schemas"]["DocumentId"];
            attributes: components["schemas"]["SpecialtyReferenceAttributes"];
        };
        /** @description A reference to a specialist service in the envelope. */
        SpecialtyReferenceRelation: {
            /** @description Null if there is none. */
            data: components["schemas"]["SpecialtyReferenceEntry"] | null;
        };
        /** @description One weekly session of a doctor at a hospital. */
        WeeklySession: {
            /**
             * @description Day of the week in Indonesian: Senin is Monday, Minggu is Sunday.
             * @enum {string}
             */
            hari: "Senin" | "Selasa" | "Rabu" | "Kamis" | "Jumat" | "Sabtu" | "Minggu";
            /** @description Start, 24 hours, in the hospital's own zone; null when only by appointment. */
            jam_mulai: string | null;
            /** @description End; null when open-ended (`sampai selesai`). */
            jam_selesai: string | null;
            /** @description Remark, such as `Dengan perjanjian` (by appointment only). */
            keterangan: string | null;
        };
        /** @description One doctor at one hospital, with all weekly sessions there. Without envelope. */
        DoctorSchedule: {
            /** @description Number of the schedule row. */
            id: number;
            /** @description The doctor; null after it was deleted. */
            dokter: components["schemas"]["Doctor"] | null;
            /** @description The hospital; null after it was deleted. */
            rumah_sakit: components["schemas"]["HospitalReference"] | null;
            /** @description The specialty practised; null where it is not known. */
            layanan_spesialis: components["schemas"]["SpecialtyReference"] | null;
            /** @description All weekly sessions of the doctor at this hospital in this specialty, from Monday on and by time of day. Empty or null: no fixed hours. */
            jadwal: components["schemas"]["WeeklySession"][] | null;
            /**
             * @description Today in Jakarta, in one word: `praktik` practises, `cuti` on leave, `penuh` fully booked, `tidak_praktik` no session today. Null where the hospital does not report it.
             * @enum {string|null}
             */
            status_hari_ini: "praktik" | "cuti" | "penuh" | "tidak_praktik" | null;
        };
        /** @description One doctor at one hospital, with all weekly sessions there. In the envelope, where relations and media have envelopes of their own. */
        DoctorScheduleAttributes: {
            /** @description The doctor; null after it was deleted. */
            dokter: components["schemas"]["DoctorRelation"] | null;
            /** @description The hospital; null after it was deleted. */
            rumah_sakit: components["schemas"]["HospitalReferenceRelation"] | null;
            /** @description The specialty practised; null after it was deleted. */
            layanan_spesialis: components["schemas"]["SpecialtyReferenceRelation"] | null;
            /** @description All weekly sessions of the doctor at this hospital in this specialty, from Monday on and by time of day. Empty or null: no fixed hours. */
            jadwal: components["schemas"]["WeeklySession"][] | null;
            /**
             * @description Today in Jakarta, in one word: `praktik` practises, `cuti` on leave, `penuh` fully booked, `tidak_praktik` no session today. Null where the hospital does not report it.
             * @enum {string|null}
             */
            status_hari_ini: "praktik" | "cuti" | "penuh" | "tidak_praktik" | null;
        };
        /** @description One doctor at one hospital, with all weekly sessions there. In the envelope. */
        DoctorScheduleEntry: {
            /** @description Number of the schedule row. */
            id: number;
            documentId?: components["schemas"]["DocumentId"];
            attributes: components["schemas"]["DoctorScheduleAttributes"];
        };
        /** @description One doctor at one hospital, with all weekly sessions there. A custom route answers in one of two forms: with envelope or without. A client that tries them in turn begins with the envelope, since a check that ignores unknown fields takes either for the flat form. */
        DoctorScheduleItem: components["schemas"]["DoctorScheduleEntry"] | components["schemas"]["DoctorSchedule"];
        /** @description A page of schedule rows, by doctor's name. */
        DoctorScheduleListResponse: {
            /** @description Rows; empty when none matches. */
            data: components["schemas"]["DoctorScheduleItem"][];
            /** @description May be missing. */
            meta?: components["schemas"]["ListMeta"];
        };
        /** @description The schedule of one doctor: a row per hospital and specialty. */
        DoctorScheduleResponse: {
            /** @description Rows, by hospital's name; never empty, since an unknown doctor is a 404. A hand-written route may give the only row without a list. */
            data: components["schemas"]["DoctorScheduleItem"][] | components["schemas"]["DoctorScheduleItem"];
        };
        /** @description One doctor or several, by what was asked for. */
        DoctorsResponse: {
            /** @description With `slug`: one doctor. With `spesialis`: a list by name, empty when none matches. */
            data: components["schemas"]["DoctorItem"][] | components["schemas"]["DoctorItem"];
        };
        /** @description A category of articles. Without envelope. */
        ArticleCategory: {
            /** @description Number of the article category. */
            id: number;
            /** @description Name. */
            kategori?: string | null;
            /** @description Name in English. */
            kategori_en?: string | null;
            /** @description First part of the address of its articles. */
            slug?: string | null;
        };
        /** @description A category of articles. In the envelope, where relations and media have envelopes of their own. */
        ArticleCategoryAttributes: {
            /** @description Name. */
            kategori?: string | null;
            /** @description Name in English. */
            kategori_en?: string | null;
            /** @description First part of the address of its articles. */
            slug?: string | null;
            /**
             * Format: date-time
             * @description When the entry was made, UTC.
             */
            createdAt?: string | null;
            /**
             * Format: date-time
             * @description When the entry was last changed, UTC.
             */
            updatedAt?: string | null;
            /**
             * Format: date-time
             * @description When the entry was published, UTC; null for a draft. Missing on types without drafts.
             */
            publishedAt?: string | null;
        };
        /** @description A category of articles. In the envelope. */
        ArticleCategoryEntry: {
            /** @description Number of the article category. */
            id: number;
            documentId?: components["schemas"]["DocumentId"];
            attributes: components["schemas"]["ArticleCategoryAttributes"];
        };
        /** @description A reference to a article category in the envelope. */
        ArticleCategoryRelation: {
            /** @description Null if there is none. */
            data: components["schemas"]["ArticleCategoryEntry"] | null;
        };
        /** @description An article. Without envelope. */
        Article: {
            /** @description Number of the article. */
            id: number;
            /** @description Title. */
            judul: string | null;
            /** @description Title in English; null if there is none. */
            judul_en?: string | null;
            /** @description Last part of the page's address; null for an entry without a page. */
            slug?: string | null;
            /** @description Text, HTML as editors typed it: not clean. */
            artikel?: string | null;
            /** @description Text in English, HTML. */
            artikel_en?: string | null;
            /** @description Picture; null if there is none. */
            gambar?: components["schemas"]["Media"] | null;
            /** @description Category. */
            kategori_artikel?: components["schemas"]["ArticleCategory"] | null;
            /** @description Hospital the article comes from; null for the group. */
            rumah_sakit?: components["schemas"]["HospitalReference"] | null;
            /**
             * Format: date-time
             * @description When the entry was made, UTC.
             */
            createdAt?: string | null;
            /**
             * Format: date-time
             * @description When the entry was last changed, UTC.
             */
            updatedAt?: string | null;
            /**
             * Format: date-time
             * @description When the entry was published, UTC; null for a draft. Missing on types without drafts.
             */
            publishedAt?: string | null;
        };
        /** @description An article. In the envelope, where relations and media have envelopes of their own. */
        ArticleAttributes: {
            /** @description Title. */
            judul?: string | null;
            /** @description Title in English; null if there is none. */
            judul_en?: string | null;
            /** @description Last part of the page's address; null for an entry without a page. */
            slug?: string | null;
            /** @description Text, HTML as editors typed it: not clean. */
            artikel?: string | null;
            /** @description Text in English, HTML. */
            artikel_en?: string | null;
            gambar?: components["schemas"]["MediaRelation"];
            kategori_artikel?: components["schemas"]["ArticleCategoryRelation"];
            rumah_sakit?: components["schemas"]["HospitalReferenceRelation"];
            /**
             * Format: date-time
             * @description When the entry was made, UTC.
             */
            createdAt?: string | null;
            /**
             * Format: date-time
             * @description When the entry was last changed, UTC.
             */
            updatedAt?: string | null;
            /**
             * Format: date-time
             * @description When the entry was published, UTC; null for a draft. Missing on types without drafts.
             */
            publishedAt?: string | null;
        };
        /** @description An article. In the envelope. */
        ArticleEntry: {
            /** @description Number of the article. */
            id: number;
            documentId?: components["schemas"]["DocumentId"];
            attributes: components["schemas"]["ArticleAttributes"];
        };
        /** @description An article. A custom route answers in one of two forms: with envelope or without. A client that tries them in turn begins with the envelope, since a check that ignores unknown fields takes either for the flat form. */
        ArticleItem: components["schemas"]["ArticleEntry"] | components["schemas"]["Article"];
        /** @description Articles, the newest first. */
        ArticleListResponse: {
            /** @description Articles; empty when none matches. */
            data: components["schemas"]["ArticleItem"][];
            /** @description May be missing. */
            meta?: components["schemas"]["ListMeta"];
        };
        /** @description One article. */
        ArticleResponse: {
            data: components["schemas"]["ArticleItem"];
        };
        /** @description A slide of the home page. */
        HomeSliderAttributes: {
            /** @description Heading. */
            judul?: string | null;
            /** @description Address the slide leads to, within the site or absolute. */
            link?: string | null;
            /** @description Text below the heading. */
            keterangan?: string | null;
            gambar?: components["schemas"]["MediaRelation"];
            /**
             * Format: date-time
             * @description When the entry was made, UTC.
             */
            createdAt?: string | null;
            /**
             * Format: date-time
             * @description When the entry was last changed, UTC.
             */
            updatedAt?: string | null;
            /**
             * Format: date-time
             * @description When the entry was published, UTC; null for a draft. Missing on types without drafts.
             */
            publishedAt?: string | null;
        };
        /** @description A slide in the envelope. */
        HomeSliderEntry: {
            /** @description Number of the slide. */
            id: number;
            documentId?: components["schemas"]["DocumentId"];
            attributes: components["schemas"]["HomeSliderAttributes"];
        };
        /** @description Slides of the home page, by number. */
        HomeSliderListResponse: {
            /** @description Slides; empty for none. */
            data: components["schemas"]["HomeSliderEntry"][];
            meta: components["schemas"]["ListMeta"];
        };
        /** @description A promotional popup. */
        PopupAttributes: {
            /** @description Title. */
            judul?: string | null;
            /**
             * Format: date-time
             * @description Moment from which it is no longer shown, UTC.
             */
            expired?: string | null;
            /** @description Address it leads to, within the site or absolute. */
            url_page?: string | null;
            gambar?: components["schemas"]["MediaRelation"];
            /**
             * Format: date-time
             * @description When the entry was made, UTC.
             */
            createdAt?: string | null;
            /**
             * Format: date-time
             * @description When the entry was last changed, UTC.
             */
            updatedAt?: string | null;
            /**
             * Format: date-time
             * @description When the entry was published, UTC; null for a draft. Missing on types without drafts.
             */
            publishedAt?: string | null;
        };
        /** @description A popup in the envelope. */
        PopupEntry: {
            /** @description Number of the popup. */
            id: number;
            documentId?: components["schemas"]["DocumentId"];
            attributes: components["schemas"]["PopupAttributes"];
        };
        /** @description Popups to show. */
        PopupListResponse: {
            /** @description Popups; empty: none is shown. */
            data: components["schemas"]["PopupEntry"][];
            meta: components["schemas"]["ListMeta"];
        };
        /** @description An emergency contact. */
        EmergencyContactAttributes: {
            /** @description Name: a hospital, or a service of the group. */
            nama?: string | null;
            /** @description Number to call unless the menu entry names another field (`field_rs`). As editors type it, with punctuation and spaces. */
            nomor_telepon?: string | null;
            /** @description Number of the emergency department (IGD). */
            nomor_igd?: string | null;
            /** @description Number of the ambulance. */
            nomor_ambulans?: string | null;
            /** @description WhatsApp number. */
            nomor_whatsapp?: string | null;
            rumah_sakit?: components["schemas"]["HospitalReferenceRelation"];
            /**
             * Format: date-time
             * @description When the entry was made, UTC.
             */
            createdAt?: string | null;
            /**
             * Format: date-time
             * @description When the entry was last changed, UTC.
             */
            updatedAt?: string | null;
            /**
             * Format: date-time
             * @description When the entry was published, UTC; null for a draft. Missing on types without drafts.
             */
            publishedAt?: string | null;
        };
        /** @description An emergency contact in the envelope. */
        EmergencyContactEntry: {
            /** @description Number of the contact. */
            id: number;
            documentId?: components["schemas"]["DocumentId"];
            attributes: components["schemas"]["EmergencyContactAttributes"];
        };
        /** @description Emergency contacts, by number unless sorted. */
        EmergencyContactListResponse: {
            /** @description Contacts; empty for none. */
            data: components["schemas"]["EmergencyContactEntry"][];
            meta: components["schemas"]["ListMeta"];
        };
        /** @description A message through the contact form. */
        ContactMessageInput: {
            /** @description Sender's name. One word is enough. */
            nama: string;
            /**
             * Format: email
             * @description Sender's email address.
             */
            email: string;
            /** @description Sender's phone number, as typed: `08…`, `62…` or `+62…`. */
            no_telp?: string;
            /** @description Subject. */
            subjek?: string;
            /** @description Message, plain text. */
            pesan: string;
            /** @description Hospital the message is for, by its number (Strapi 4) or `documentId` (Strapi 5); left out for the group. */
            rumah_sakit?: number | string;
        };
        /** @description The contact form. */
        ContactMessageRequest: {
            data: components["schemas"]["ContactMessageInput"];
        };
        /** @description A stored message. Without envelope. */
        ContactMessage: {
            /** @description Number of the message. */
            id: number;
            /** @description Sender's name. */
            nama?: string | null;
            /** @description Sender's email address. */
            email?: string | null;
            /** @description Sender's phone number. */
            no_telp?: string | null;
            /** @description Subject. */
            subjek?: string | null;
            /** @description Message. */
            pesan?: string | null;
            /**
             * Format: date-time
             * @description When the entry was made, UTC.
             */
            createdAt?: string | null;
            /**
             * Format: date-time
             * @description When the entry was last changed, UTC.
             */
            updatedAt?: string | null;
        };
        /** @description A stored message. In the envelope, where relations and media have envelopes of their own. */
        ContactMessageAttributes: {
            /** @description Sender's name. */
            nama?: string | null;
            /** @description Sender's email address. */
            email?: string | null;
            /** @description Sender's phone number. */
            no_telp?: string | null;
            /** @description Subject. */
            subjek?: string | null;
            /** @description Message. */
            pesan?: string | null;
            /**
             * Format: date-time
             * @description When the entry was made, UTC.
             */
            createdAt?: string | null;
            /**
             * Format: date-time
             * @description When the entry was last changed, UTC.
             */
            updatedAt?: string | null;
        };
        /** @description A stored message. In the envelope. */
        ContactMessageEntry: {
            /** @description Number of the message. */
            id: number;
            documentId?: components["schemas"]["DocumentId"];
            attributes: components["schemas"]["ContactMessageAttributes"];
        };
        /** @description A stored message. A custom route answers in one of two forms: with envelope or without. A client that tries them in turn begins with the envelope, since a check that ignores unknown fields takes either for the flat form. */
        ContactMessageItem: components["schemas"]["ContactMessageEntry"] | components["schemas"]["ContactMessage"];
        /** @description The message as stored. */
        ContactMessageResponse: {
            data: components["schemas"]["ContactMessageItem"];
            /** @description May be missing. */
            meta?: components["schemas"]["EmptyMeta"];
        };
        /** @description A subscription to the newsletter and the community. All three are needed. */
        NewsletterInput: {
            /**
             * Format: email
             * @description Email address.
             */
            email: string;
            /**
             * @description Gender: Laki-laki is male, Perempuan is female. (GraphQL spells `Laki_laki`.)
             * @enum {string}
             */
            jenis_kelamin: "Laki-laki" | "Perempuan";
            /** @description WhatsApp number, as typed: `08…`, `62…` or `+62…`. */
            whatsapp: string;
        };
        /** @description The newsletter form. */
        NewsletterRequest: {
            data: components["schemas"]["NewsletterInput"];
        };
        /** @description A subscription. */
        NewsletterAttributes: {
            /** @description Email address. */
            email?: string | null;
            /**
             * @description Gender.
             * @enum {string|null}
             */
            jenis_kelamin?: "Laki-laki" | "Perempuan" | null;
            /** @description WhatsApp number. */
            whatsapp?: string | null;
            /**
             * Format: date-time
             * @description When the entry was made, UTC.
             */
            createdAt?: string | null;
            /**
             * Format: date-time
             * @description When the entry was last changed, UTC.
             */
            updatedAt?: string | null;
            /**
             * Format: date-time
             * @description When the entry was published, UTC; null for a draft. Missing on types without drafts.
             */
            publishedAt?: string | null;
        };
        /** @description A subscription in the envelope. */
        NewsletterEntry: {
            /** @description Number of the subscription. */
            id: number;
            documentId?: components["schemas"]["DocumentId"];
            attributes: components["schemas"]["NewsletterAttributes"];
        };
        /** @description The subscription as stored. */
        NewsletterResponse: {
            data: components["schemas"]["NewsletterEntry"];
            meta: components["schemas"]["EmptyMeta"];
        };
        /** @description A wish to reserve a health package. */
        PackageReservationInput: {
            /** @description Full name. One word is enough. */
            nama_lengkap: string;
            /**
             * Format: email
             * @description Email address, for the confirmation.
             */
            email?: string;
            /** @description Phone or WhatsApp number, as typed: `08…`, `62…` or `+62…`. */
            no_telp: string;
            /**
             * Format: date
             * @description Date of birth.
             */
            tgl_lahir?: string;
            /**
             * Format: date
             * @description Day wished for: from tomorrow on, and before the package's `tgl_berakhir`.
             */
            tgl_reservasi: string;
            /** @description Remark. */
            catatan?: string;
            /** @description The package, by its number (Strapi 4) or `documentId` (Strapi 5). */
            paket: number | string;
            /** @description Hospital wished for, by its number (Strapi 4) or `documentId` (Strapi 5); left out for any. */
            rumah_sakit?: number | string;
        };
        /** @description The reservation form. */
        PackageReservationRequest: {
            data: components["schemas"]["PackageReservationInput"];
        };
        /** @description A reservation. The hospital confirms it by phone or WhatsApp. */
        PackageReservationAttributes: {
            /** @description Full name. */
            nama_lengkap?: string | null;
            /** @description Email address. */
            email?: string | null;
            /** @description Phone number. */
            no_telp?: string | null;
            /**
             * Format: date
             * @description Date of birth.
             */
            tgl_lahir?: string | null;
            /**
             * Format: date
             * @description Day wished for.
             */
            tgl_reservasi?: string | null;
            /** @description Remark. */
            catatan?: string | null;
            /**
             * Format: date-time
             * @description When the entry was made, UTC.
             */
            createdAt?: string | null;
            /**
             * Format: date-time
             * @description When the entry was last changed, UTC.
             */
            updatedAt?: string | null;
        };
        /** @description A reservation in the envelope. */
        PackageReservationEntry: {
            /** @description Number of the reservation. */
            id: number;
            documentId?: components["schemas"]["DocumentId"];
            attributes: components["schemas"]["PackageReservationAttributes"];
        };
        /** @description The reservation as stored. */
        PackageReservationResponse: {
            data: components["schemas"]["PackageReservationEntry"];
            meta: components["schemas"]["EmptyMeta"];
        };
        /** @description A product of the online shop. */
        Product: {
            /** @description Number of the product. */
            id: number;
            /** @description Name. */
            name: string;
            /** @description Last part of the page's address. */
            slug?: string | null;
            /** @description Price in whole rupiah. */
            price?: number | null;
            /** @description Reduced price in whole rupiah; null when not reduced. */
            sale_price?: number | null;
            /** @description Address of a picture: relative to the server's origin, or absolute. */
            thumbnail?: string | null;
        };
        /** @description A category of products, `Recent Viewed` among them. */
        ProductCategory: {
            /** @description Number of the category. */
            id: number;
            /** @description Name. */
            name: string;
            /** @description Part of the address. */
            slug?: string | null;
            /** @description Products; empty for none. */
            products: components["schemas"]["Product"][];
        };
        /** @description Categories; empty when none has the name. Bare, without envelope. */
        ProductCategoryList: components["schemas"]["ProductCategory"][];
        /** @description Products; empty when none matches. Bare, without envelope. */
        ProductList: components["schemas"]["Product"][];
        /** @description A GraphQL operation. */
        GraphqlRequest: {
            /** @description The document. Empty or missing is an error. */
            query: string;
            /** @description Values of its variables, by name. */
            variables?: {
                [key: string]: unknown;
            } | null;
            /** @description Which operation of the document to run. */
            operationName?: string | null;
            /** @description Protocol extensions, such as a persisted-query hash. */
            extensions?: {
                [key: string]: unknown;
            } | null;
        };
        /** @description A place in the document. */
        GraphqlErrorLocation: {
            /** @description Line, from 1. */
            line: number;
            /** @description Column, from 1. */
            column: number;
        };
        /** @description Which kind of error it is. */
        GraphqlErrorExtensions: {
            /** @description `FORBIDDEN`, `BAD_USER_INPUT`, `STRAPI_PAGINATION_ERROR`, `GRAPHQL_VALIDATION_FAILED`, `GRAPHQL_PARSE_FAILED`, `INTERNAL_SERVER_ERROR`, `PERSISTED_QUERY_NOT_FOUND`. */
            code?: string;
            /** @description The error as REST would put it: name, message, details. */
            error?: {
                [key: string]: unknown;
            };
        };
        /** @description One error. */
        GraphqlError: {
            /** @description What went wrong, for developers; may hold raw text of the database. */
            message: string;
            /** @description Where; missing on errors that the content API raises itself. */
            locations?: components["schemas"]["GraphqlErrorLocation"][];
            /** @description Which field failed; often missing. */
            path?: (string | number)[];
            extensions?: components["schemas"]["GraphqlErrorExtensions"];
        };
        /** @description Result of an operation. Failed when `errors` is there, although the status is 200. */
        GraphqlResponse: {
            /** @description Result by field; a field that failed is null. */
            data?: {
                [key: string]: unknown;
            } | null;
            /** @description Errors; missing when all went well. */
            errors?: components["schemas"]["GraphqlError"][];
        };
        /** @description The operation was not run. */
        GraphqlFailure: {
            /** @description Errors. */
            errors: components["schemas"]["GraphqlError"][];
        };
    };
    responses: {
        /** @description The request is invalid: a field, a filter, a sort order, paging, or JSON that cannot be read. */
        BadRequest: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorBody"];
            };
        };
        /** @description The token is unknown or has expired. (No token at all is a 403.) */
        Unauthorized: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorBody"];
            };
        };
        /** @description No token, an empty one, or one without the right to this call. */
        Forbidden: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorBody"];
            };
        };
        /** @description No such entry, or it is not published; also: no such path. */
        NotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorBody"];
            };
        };
        /** @description The path exists for other methods only: the server's routes differ from this contract. Header `Allow` names them. */
        MethodNotAllowed: {
            headers: {
                /** @description Methods that exist. */
                Allow?: string;
                [name: string]: unknown;
            };
            content: {
                "text/plain": string;
            };
        };
        /** @description The body is larger than 1 MB. */
        PayloadTooLarge: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorBody"];
            };
        };
        /** @description The server failed, or a number in the query could not be read. */
        ServerError: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorBody"];
            };
        };
        /** @description The document or its variables are invalid; nothing was run. A body without JSON is answered as plain text, one with bad JSON with the error body of REST. */
        GraphqlBadRequest: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["GraphqlFailure"] | components["schemas"]["ErrorBody"];
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
    getTopNavigation: {
        parameters: {
            query?: {
                /** @description Language of the site. Both languages come in either case; the server may leave out what does not belong to it. */
                locale?: "id" | "en";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The main menu. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NavigationResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    getBottomNavigation: {
        parameters: {
            query?: {
                /** @description Language of the site. Both languages come in either case; the server may leave out what does not belong to it. */
                locale?: "id" | "en";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The footer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NavigationResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    getTopBar: {
        parameters: {
            query: {
                /** @description Which components to include. Without it the entries are missing. */
                populate: "*";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The top bar. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TopBarResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    listDoctorSchedules: {
        parameters: {
            query?: {
                /**
                 * @description Hospital, by `kode_mapping_rs`.
                 * @example RS01
                 */
                rs?: string;
                /** @description Specialty, by `kode_spesialis`. */
                spesialis?: string;
                /**
                 * @description Day of the week in Indonesian (Senin is Monday).
                 * @example Selasa
                 */
                hari?: "Senin" | "Selasa" | "Rabu" | "Kamis" | "Jumat" | "Sabtu" | "Minggu";
                /** @description Part of the doctor's name, whatever the case. `%` and `_` act as wildcards and should be stripped. */
                dokter?: string;
                /** @description Rows per page. */
                perpage?: number;
                /** @description Page, counted from 1. */
                page?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of rows. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DoctorScheduleListResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    getDoctorScheduleBySlug: {
        parameters: {
            query: {
                /**
                 * @description The doctor's slug.
                 * @example dr-budi-santoso-sp-pd-kgeh
                 */
                slug: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The doctor's rows. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DoctorScheduleResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    getDoctors: {
        parameters: {
            query?: {
                /** @description The doctor's slug. */
                slug?: string;
                /**
                 * @description Specialty, by `kode_spesialis`.
                 * @example SPPD
                 */
                spesialis?: string;
                /**
                 * @description Slug of a doctor to leave out. Only with `spesialis`.
                 * @example dr-budi-santoso-sp-pd-kgeh
                 */
                excludedokter?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One doctor or a list. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DoctorsResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    listArticlesBySpecialty: {
        parameters: {
            query: {
                /**
                 * @description Specialty, by `kode_spesialis`.
                 * @example SPJP
                 */
                kodeSpesialis: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Articles. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ArticleListResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    getArticle: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The article's slug.
                 * @example rs-kawung-karawang-membuka-unit-stroke-terpadu
                 */
                slug: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The article. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ArticleResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    getArticleInCategory: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The category's slug.
                 * @example berita
                 */
                kategori: string;
                /**
                 * @description The article's slug.
                 * @example rs-kawung-karawang-membuka-unit-stroke-terpadu
                 */
                slug: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The article. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ArticleResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    listHomeSliders: {
        parameters: {
            query: {
                /** @description Which media to include. Without it the pictures are missing. */
                populate: "gambar";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Slides. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HomeSliderListResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    listPopups: {
        parameters: {
            query: {
                /**
                 * @description The current time as an ISO timestamp: popups that expire after it. A literal parameter name.
                 * @example 2026-11-21T02:15:00.000Z
                 */
                "filters[expired][$gt]": string;
                /** @description Which media to include. Without it the picture is missing. */
                populate: "gambar";
                /** @description Entries at most; the site asks for 1. A literal parameter name. */
                "pagination[limit]"?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Popups. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PopupListResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    listEmergencyContacts: {
        parameters: {
            query?: {
                /**
                 * @description Contacts of one hospital, by its slug. A literal parameter name.
                 * @example rs-kawung-karawang
                 */
                "filters[rumah_sakit][slug][$eq]"?: string;
                /** @description Include the hospital. */
                populate?: "rumah_sakit";
                /** @description Entries at most; -1 for all, which the server may cut at 100, and Strapi 5 at 1. A literal parameter name. */
                "pagination[limit]"?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Contacts. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EmergencyContactListResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    createContactMessage: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ContactMessageRequest"];
            };
        };
        responses: {
            /** @description Stored. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ContactMessageResponse"];
                };
            };
            /** @description Stored. What a route of Strapi 5 may answer, in place of 200. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ContactMessageResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            413: components["responses"]["PayloadTooLarge"];
            500: components["responses"]["ServerError"];
        };
    };
    createNewsletterSubscription: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewsletterRequest"];
            };
        };
        responses: {
            /** @description Subscribed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NewsletterResponse"];
                };
            };
            /** @description Subscribed. What Strapi 5 answers, in place of 200. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NewsletterResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            413: components["responses"]["PayloadTooLarge"];
            500: components["responses"]["ServerError"];
        };
    };
    createPackageReservation: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PackageReservationRequest"];
            };
        };
        responses: {
            /** @description Stored. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PackageReservationResponse"];
                };
            };
            /** @description Stored. What Strapi 5 answers, in place of 200. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PackageReservationResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            413: components["responses"]["PayloadTooLarge"];
            500: components["responses"]["ServerError"];
        };
    };
    getProductCategories: {
        parameters: {
            query: {
                /**
                 * @description Name of the category, exactly.
                 * @example Recent Viewed
                 */
                name: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Categories. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProductCategoryList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    searchProducts: {
        parameters: {
            query: {
                /**
                 * @description Part of the name.
                 * @example digital
                 */
                name: string;
                /** @description Products at most. */
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Products. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProductList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    executeGraphql: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["GraphqlRequest"];
            };
        };
        responses: {
            /** @description The operation was run. Look at `errors`. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GraphqlResponse"];
                };
            };
            400: components["responses"]["GraphqlBadRequest"];
            401: components["responses"]["Unauthorized"];
            405: components["responses"]["MethodNotAllowed"];
            413: components["responses"]["PayloadTooLarge"];
            500: components["responses"]["ServerError"];
        };
    };
}
