// Runs in a worker. The browser shares the data read here with the page.
Intl.NumberFormat.supportedLocalesOf('id')
Intl.DateTimeFormat.supportedLocalesOf('id')
close()
