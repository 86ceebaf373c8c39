/** The specimen of a test. `other`: for example stool, or the fluid of a joint. */
export type Specimen = 'blood' | 'urine' | 'sputum' | 'other'

const words: readonly (readonly [Specimen, RegExp])[] = [
  [
    'other',
    /\b(?:feses|tinja|faeces|stool|liquor|lcs|csf|cairan|fluid|pleura|asites|semen|sperma|jaringan|usap|swab)\b/i,
  ],
  ['urine', /\b(?:urine?|urinalisis|urinalysis|kemih)\b/i],
  ['sputum', /\b(?:sputum|dahak)\b/i],
  ['blood', /\b(?:darah|serum|plasma|blood)\b/i],
]

/** The specimen that a text names, such as `Darah EDTA` or `Urine sewaktu`; undefined if it names none. */
export const specimenIn = (text: string): Specimen | undefined => words.find(([, known]) => known.test(text))?.[0]

/** The specimen that a laboratory states: `other` for an unknown one, undefined if none is stated. */
export const statedSpecimen = (text: string | null): Specimen | undefined =>
  text === null || text.trim() === '' ? undefined : (specimenIn(text) ?? 'other')
