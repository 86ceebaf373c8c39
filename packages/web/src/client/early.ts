// The first use of Intl makes a browser read its locale data, which takes 10 ms on a desktop and 100 ms on a cheap
// phone. Here it happens while the rest is on its way, and not when the page is being taken over.
const { lang } = document.documentElement
Intl.NumberFormat.supportedLocalesOf(lang)
Intl.DateTimeFormat.supportedLocalesOf(lang)
