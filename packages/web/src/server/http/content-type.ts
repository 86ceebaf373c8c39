/** The media type of a Content-Type header, in lower case and without its parameters; `''` if the header is missing. */
export const mediaType = (header: string | null): string => (header ?? '').split(';', 1)[0]?.trim().toLowerCase() ?? ''
