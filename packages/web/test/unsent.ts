/** Operations of the contracts that no page calls, and why. */
export const unsentOperations: Readonly<Record<string, string>> = {
  'cms getArticle': 'REST twin of the document ArticleBySlug, which pages ask for',
  'cms getArticleInCategory': 'REST twin of the document ArticleBySlug, which pages ask for',
  'cms getProductCategories': 'the shop is out of scope: it has no page here',
  'cms listEmergencyContacts': 'REST twin of the document EmergencyContacts, which pages ask for',
  'cms listHomeSliders': 'the document HomePage brings the slides of the page; apps may read them alone',
  'cms listPopups': 'REST twin of the document Popups, which the page asks for',
  'cms searchProducts': 'the shop is out of scope: it has no page here',
  'hospital-care getMobileVisitHistory': 'getVisitHistory of the member API answers the same for all hospitals at once',
}

/** Fields of requests that no page sends, and why. */
export const unsentFields: Readonly<Record<string, string>> = {}

/** Documents of the SDK that no page reads, with the reasons. */
export const unsentDocuments: Readonly<Record<string, string>> = {
  ArticleHits:
    'for browsers of other apps; the server of this site has an index, and asks for cards while there is none',
  DoctorHits: 'see ArticleHits',
  EventHits: 'see ArticleHits',
  PackageHits: 'see ArticleHits',
}
