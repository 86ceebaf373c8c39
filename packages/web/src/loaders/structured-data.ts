import type { ImageSource } from '@hospital/ui'

/** A thing in the words of schema.org, as JSON-LD. */
export type StructuredData = Readonly<Record<string, unknown>> & { readonly '@type': string | readonly string[] }

/** A picture's address, where there is a picture. */
export const pictureOf = (image: ImageSource | undefined): { readonly image?: string } => (image ? { image: image.src } : {})

/** The way from the home page to a page. Addresses are absolute. */
export const breadcrumbList = (steps: readonly { readonly name: string; readonly url: string }[]): StructuredData => ({
  '@type': 'BreadcrumbList',
  itemListElement: steps.map(({ name, url }, index) => ({ '@type': 'ListItem', position: index + 1, name, item: url })),
})
