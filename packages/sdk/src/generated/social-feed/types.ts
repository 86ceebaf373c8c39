// Generated from the contracts in schemas/ by codegen.ts. Do not edit: change the contract.
export interface paths {
    "/instagram-posts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the latest Instagram posts
         * @description The latest posts of the group's account, the newest first. Addresses of media expire after some hours or days, so they are not to be stored long. Empty when there is none.
         */
        get: operations["listInstagramPosts"];
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
        /** @description Body of every error. */
        ErrorMessage: {
            /** @description What went wrong, in Indonesian. */
            message: string;
        };
        /**
         * @description IMAGE: a picture. VIDEO: a video or reel. CAROUSEL_ALBUM: several of either; the address is that of the first.
         * @enum {string}
         */
        InstagramMediaType: "IMAGE" | "VIDEO" | "CAROUSEL_ALBUM";
        /** @description One post. */
        InstagramPost: {
            /** @description Instagram's id of the post: digits, too long for a number. */
            id: string;
            /** @description Text of the post, plain with line breaks and hashtags; null or missing when it has none. */
            caption?: string | null;
            media_type: components["schemas"]["InstagramMediaType"];
            /**
             * Format: uri
             * @description Address of the picture or video, https. Expires.
             */
            media_url: string;
            /**
             * Format: uri
             * @description Address of a still picture of a video, https; null or missing otherwise.
             */
            thumbnail_url?: string | null;
            /**
             * Format: uri
             * @description Address of the post on Instagram.
             */
            permalink: string;
            /** @description When it was posted. Instagram writes the offset without a colon (`+0000`); both forms occur. */
            timestamp: string;
        };
        /** @description The latest posts. */
        InstagramPostList: {
            /** @description Posts, the newest first. */
            data: components["schemas"]["InstagramPost"][];
        };
    };
    responses: {
        /** @description The token is missing, unknown or expired. */
        Unauthorized: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorMessage"];
            };
        };
        /** @description The token does not give access to the feed. */
        Forbidden: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorMessage"];
            };
        };
        /** @description There is no such call. */
        NotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorMessage"];
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
    listInstagramPosts: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Posts. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InstagramPostList"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
}
