import type { UiMessageId } from '../messages/use-message.ts'

type Say = (id: UiMessageId, values?: Record<string, string | number>) => string
type Values = Record<string, string | number | boolean>
type Text = (values?: Values) => string

let say: Say = (id) => id

const text =
  (id: UiMessageId): Text =>
  (values = {}) =>
    say(
      id,
      Object.fromEntries(
        Object.entries(values).filter((entry): entry is [string, string | number] => typeof entry[1] !== 'boolean'),
      ),
    )

/** react-aria's built-in messages in the parts that the kit uses, by its own packages and keys. */
const dictionary: Record<string, Record<string, Text>> = {
  '@react-aria/combobox': {
    focusAnnouncement: (values = {}) => String(values['optionText']),
    countAnnouncement: text('ui.aria.count'),
    selectedAnnouncement: text('ui.aria.selected'),
    buttonLabel: text('ui.aria.suggestions'),
    listboxLabel: text('ui.aria.suggestions'),
  },
  '@react-aria/menu': { longPressMessage: text('ui.aria.suggestions') },
  '@react-aria/overlays': { dismiss: text('ui.dialog.close') },
  '@react-aria/autocomplete': { collectionLabel: text('ui.aria.suggestions') },
  '@react-aria/calendar': {
    previous: text('ui.calendar.previous'),
    next: text('ui.calendar.next'),
    selectedDateDescription: text('ui.calendar.selected'),
    todayDate: text('ui.calendar.today'),
    todayDateSelected: text('ui.calendar.todaySelected'),
    dateSelected: text('ui.calendar.selected'),
    minimumDate: text('ui.calendar.first'),
    maximumDate: text('ui.calendar.last'),
  },
  '@react-stately/datepicker': {
    unavailableDate: text('ui.calendar.unavailable'),
    rangeUnderflow: text('ui.calendar.unavailable'),
    rangeOverflow: text('ui.calendar.unavailable'),
  },
}

/**
 * Replaces react-aria's built-in messages with the kit's. It has no Indonesian: its own messages
 * would be English. It reads its dictionary from a global on the window, once; these entries look up the
 * language of the page each time they are used.
 */
export const speakWith = (message: Say): void => {
  say = message
  if (typeof window === 'undefined' || Symbol.for('react-aria.i18n.strings') in window) return
  Object.assign(window, {
    [Symbol.for('react-aria.i18n.strings')]: dictionary,
    [Symbol.for('react-aria.i18n.locale')]: 'id-ID',
  })
}
