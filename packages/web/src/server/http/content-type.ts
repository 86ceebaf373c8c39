/** The media type of a Content-Type header, in small letters and without its parameters; `''` if there is none. */
export const mediaType = (header: string | null): string => (header ?? '').split(';', 1)[0]?.trim().toLowerCase() ?? ''
