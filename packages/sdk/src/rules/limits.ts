/** Limits of the product, from the specification's table of constants. */
export const limits = {
  /** Lists of articles, packages, videos and related packages. */
  list: 10,
  /** Related articles and related events. */
  related: 5,
  /** The list of articles beside videos. */
  articlesWithVideos: 5,
  /** A specialty's doctors, without a search by name. */
  specialtyDoctors: 10,
  /** Doctor schedules on a page. */
  schedulePage: 10,
  /** Promotional popups requested. */
  popups: 1,
  /** Characters of a search; the rest is ignored. */
  searchText: 100,
  /** Characters of a snippet, before its ending. */
  snippet: 200,
  /** Characters of a page's description. */
  metaDescription: 165,
} as const
