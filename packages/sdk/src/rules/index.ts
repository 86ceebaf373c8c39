export { isAllowedEndpoint, safeAddress } from './address.ts'
export { adulthood, ageOn, isAdult } from './age.ts'
export { cleanText } from './clean-text.ts'
export { entryReference } from './entry-reference.ts'
export { everyPage, itemsOf, pagesOf } from './every-page.ts'
export {
  isBookable,
  isCalendarDate,
  jakartaDate,
  jakartaInstant,
  jakartaStamp,
  jakartaTime,
  jakartaTimeZone,
} from './jakarta.ts'
export type { CalendarDate } from './jakarta.ts'
export { limits } from './limits.ts'
export { localize } from './localize.ts'
export type { Locale, LocalizedField, LocalizedText } from './localize.ts'
export { ApiFailure, orThrow } from './or-throw.ts'
export { searchTerm } from './search-term.ts'
export { metaDescription, openingOf, plainText, snippet, snippetEnding } from './text.ts'
export { isEmail, joinDate, normalizeAnyPhone, normalizePhone, readCode, readNik } from './typed.ts'
export type { TypedDate } from './typed.ts'
export { isActiveDoctor, isPackageOffered, isPopupCurrent } from './validity.ts'
export { writeOutcome } from './write-outcome.ts'
export type { WriteOutcome } from './write-outcome.ts'
