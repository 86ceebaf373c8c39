import type { RulesOf } from './rule.ts'

/** The home page and its promotion. */
export const homeRules = {
  'home.sections': [
    '3 Entities',
    'Home page: sections for doctor location, doctor schedule, specialist, article, package, testimonial, instagram and video',
  ],
  'home.slider': ['3 Entities', 'Home page: slider with pictures'],
  'home.slider-link': ['3 Entities', 'A slide leads to its link'],
  'home.videos': ['1 Product', 'Videos'],
  'home.find-doctor': ['1 Product', 'A doctor is looked for by hospital, specialty, day and name'],
  'home.popup-delay': ['9 Constants', 'Popup delay: 3 seconds after load'],
  'home.popup-once': ['4 States', 'Popup: shown once per session, by a flag in session storage'],
  'home.popup-entries': ['2 Public routes', 'The popup shows only if the popup call returns entries'],
  'home.popup-content': ['2 Public routes', 'The popup has an image and a target url'],
  'home.popup-expired': ['4 States', 'A popup shows only while expired is after the given date'],
  'home.popup-size': ['9 Constants', 'Popup query size: 1'],
  'home.popup-call': ['7 Calls', 'A popup call is made with the current ISO timestamp'],
} as const satisfies RulesOf<'home'>
