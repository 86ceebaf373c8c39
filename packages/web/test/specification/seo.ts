import type { RulesOf } from './rule.ts'

/** Metadata for search engines and link previews. */
export const seoRules = {
  'seo.metadata': ['3 Entities', 'Site metadata: title, description, image, url, type'],
  'seo.image': ['3 Entities', 'The image of the metadata is there'],
  'seo.description-length': ['9 Constants', 'Meta description truncation: 165 characters'],
  'seo.default-description': [
    '9 Constants',
    "Default site description: 'Menjadi Pusat Rujukan Rumah Sakit di Karawang dan daerah sekitarnya.'",
  ],
  'seo.editors-words': ['3 Entities', 'seo (metaTitle, metaDescription) of the CMS is used'],
  'seo.languages': ['Decided', 'Each page names its address in both languages'],
  'seo.sitemap': ['Decided', 'The site map has every page, and each of them is there'],
} as const satisfies RulesOf<'seo'>
