// Runs on a thread of its own. What a browser reads here, it has read for the page too.
Intl.NumberFormat.supportedLocalesOf('id')
Intl.DateTimeFormat.supportedLocalesOf('id')
close()
