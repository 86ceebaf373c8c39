import { RuleTester } from 'oxlint/plugins-dev'
import { describe, it } from 'vitest'
import plugin from './lint-plugin.ts'

RuleTester.describe = describe
RuleTester.it = it

const tester = new RuleTester({ languageOptions: { parserOptions: { lang: 'tsx' } } })
const errors = [{ message: /element of its own/ }]

tester.run('text-among-siblings', plugin.rules['text-among-siblings'], {
  valid: [
    { name: 'a text alone', code: '<p>{message(id)}</p>' },
    { name: 'a text with an element of its own', code: '<p><Icon /><span>{message(id)}</span></p>' },
    { name: 'a message that stays the same', code: "<p><Icon />{message('ui.menu')}</p>" },
    { name: 'a blank or a comma', code: "<p><Icon />{' '}<b>x</b>{', '}</p>" },
    { name: 'an element that is there at times', code: '<p>{isMain && <Icon />}<b>x</b></p>' },
    { name: 'elements by their name', code: '<p>{children}{notice}{chart.actions}</p>' },
    { name: 'a name alone', code: '<p>{name}</p>' },
    { name: 'an element or none', code: '<p><b>x</b>{isMain ? undefined : <Icon />}</p>' },
    { name: 'a comment', code: '<p>{/* x */}{message(id)}</p>' },
  ],
  invalid: [
    { name: 'a message that varies', code: '<p><Icon />{message(words[flag])}</p>', errors },
    { name: 'a message with values', code: "<p>{message('ui.rating', { rating })}<Icon /></p>", errors },
    { name: 'a format', code: '<><b>x</b>{formatRupiah(price, locale)}</>', errors },
    { name: 'a template', code: '<p><b>x</b>{`(${unit})`}</p>', errors },
    { name: 'a name', code: '<p><Icon />{label}</p>', errors },
    { name: 'a property', code: '<a>{step.label}<Icon /></a>', errors },
    { name: 'a name beside a text', code: '<p>{name} ({detail})</p>', errors: [...errors, ...errors] },
    { name: 'a name that is there at times', code: '<p><Icon />{!logo && name}</p>', errors },
    { name: 'a name or another one', code: '<p><Icon />{title ?? name}</p>', errors },
    { name: 'a text that is there at times', code: "<p><b>x</b>{doctor && ', '}</p>", errors },
    { name: 'one of two texts', code: "<button>{icon}{busy ? message('ui.busy') : children}</button>", errors },
    { name: 'a text beside a text', code: '<p>Total: {count.toLocaleString(locale)}</p>', errors },
    { name: 'a method that joins', code: "<p>Total: {names.join(', ')}</p>", errors },
  ],
})

const clockErrors = [{ message: /serverNow/ }]

tester.run('server-clock', plugin.rules['server-clock'], {
  valid: [
    { name: "the server's time", code: 'const today = jakartaDate(serverNow())' },
    { name: 'a date that is told', code: 'const day = new Date(told); const next = dayjs(day)' },
    { name: 'the time that is followed', code: 'const now = useServerNow(); const [day, setDay] = useState(today)' },
    { name: 'a duration on the device', code: 'const left = began + limit - Date.now()' },
  ],
  invalid: [
    { name: "the device's date", code: 'const today = jakartaDate(new Date())', errors: clockErrors },
    {
      name: "the device's date by a library",
      code: "const isPast = dayjs().isAfter('2026-01-01')",
      errors: clockErrors,
    },
    { name: 'the time of the first moment', code: 'const [now] = useState(serverNow)', errors: [{ message: /days/ }] },
    {
      name: 'the day of the first moment',
      code: 'const [today] = useState(() => jakartaDate(serverNow()))',
      errors: [{ message: /days/ }],
    },
  ],
})
