import { Card, CardTitle, formatDate, Stack, Text, useLocale } from '@hospital/ui'
import type { Locale } from '@hospital/ui'
import type { ReactElement } from 'react'
import { useMessage } from '../../../i18n/use-message.ts'
import type { MessageId } from '../../../i18n/use-message.ts'
import { href } from '../../../routes/href.ts'
import { documentWord } from '../documents/document.ts'
import { HomeSection } from './home-section.tsx'
import type { ThingToDo } from './things-to-do.ts'

interface ThingsToDoProps {
  readonly things: readonly ThingToDo[]
  /** The member's own id. */
  readonly member: number
}

/** The things to do, each with a link to do it. Nothing if there are none. */
export const ThingsToDo = ({ things, member }: ThingsToDoProps): ReactElement | null => {
  const message = useMessage()
  const locale = useLocale()
  if (things.length === 0) return null
  return (
    <HomeSection title="web.member.home.todo">
      <Stack as="ul" gap="sm">
        {things.map((thing) => {
          const { to, title, text } = wordsOf(thing, { message, locale, member })
          return (
            <li key={keyOf(thing)}>
              <Card pressable compact>
                <CardTitle title={title} href={to} />
                <Text tone="muted">{text}</Text>
              </Card>
            </li>
          )
        })}
      </Stack>
    </HomeSection>
  )
}

const keyOf = (thing: ThingToDo): string =>
  [thing.kind, 'id' in thing && thing.id, 'person' in thing && thing.person.id].filter(Boolean).join(' ')

interface Words {
  readonly to: string
  readonly title: string
  readonly text: string
}

interface WordsContext {
  readonly message: (id: MessageId, values?: Readonly<Record<string, string>>) => string
  readonly locale: Locale
  readonly member: number
}

type ThingOf<Kind extends ThingToDo['kind']> = Extract<ThingToDo, { readonly kind: Kind }>

const documentWords = (
  { person: { id, name }, document, day }: ThingOf<'document'>,
  { message, locale }: WordsContext,
): Words => ({
  to: href(locale, 'familyMemberDocuments', { pasien: String(id) }),
  title: message('web.member.home.todo.document', { document: message(documentWord(document)) }),
  text:
    day === undefined
      ? message('web.member.home.todo.documentOf', { name })
      : message('web.member.home.todo.documentText', { name, day: formatDate(day, locale) }),
})

const recordWords = ({ person: { id, name } }: ThingOf<'record'>, { message, locale, member }: WordsContext): Words => {
  const text = message('web.member.home.todo.recordText')
  return id === member
    ? { to: href(locale, 'memberRegistration'), title: message('web.member.home.todo.record'), text }
    : {
        to: href(locale, 'familyMemberRegistration', { pasien: String(id) }),
        title: message('web.member.home.todo.recordOf', { name }),
        text,
      }
}

const wordsOf = (thing: ThingToDo, context: WordsContext): Words => {
  const { message, locale } = context
  if (thing.kind === 'profile')
    return {
      to: '#data-diri',
      title: message('web.member.home.todo.profile'),
      text: message('web.member.home.todo.profileText', { fields: thing.missing.map((id) => message(id)).join(', ') }),
    }
  const { id, name } = thing.person
  const pasien = String(id)
  switch (thing.kind) {
    case 'document':
      return documentWords(thing, context)
    case 'control':
      return {
        to: href(locale, 'visitHistory', { pasien }),
        title: message('web.member.home.todo.control', { name }),
        text: message('web.member.home.todo.controlText', { doctor: thing.doctor, day: formatDate(thing.day, locale) }),
      }
    case 'consent':
      return {
        to: href(locale, 'familyMember', { pasien }),
        title: message('web.member.home.todo.consent', { name }),
        text: message('web.member.home.todo.consentText'),
      }
    case 'checkUp':
      return {
        to: href(locale, 'packages'),
        title: message('web.member.home.todo.checkUp', { name, day: formatDate(thing.day, locale) }),
        text: message('web.member.home.todo.checkUpText'),
      }
    case 'record':
      return recordWords(thing, context)
  }
}
