import { useId, useState } from 'react'
import type { ReactElement } from 'react'
import { SectionError } from '../feedback/section-error.tsx'
import { Skeleton } from '../feedback/skeleton.tsx'
import { ToggleGroup } from '../filter-bar/toggle-group.tsx'
import type { Localizable } from '../lib/content.ts'
import { telHref } from '../lib/phone.ts'
import { Anchor } from '../link/link-context.tsx'
import { useMessage } from '../messages/use-message.ts'
import { Heading } from '../typography/heading.tsx'
import { LocalizedText } from '../typography/localized-text.tsx'
import { Text } from '../typography/text.tsx'
import * as styles from './search.css.ts'

/** One hit. */
export interface SearchHit {
  title: Localizable
  href: string
  /** A line below the title, such as the specialty of a doctor. */
  detail?: Localizable | undefined
}

/** Hits of one kind. */
export interface SearchGroup {
  /** Identifies the group. */
  name: string
  /** Such as "Dokter". */
  label: string
  state: 'loading' | 'ready' | 'failed'
  hits: readonly SearchHit[]
  /** The text for an empty group, such as "Dokter tidak ditemukan". */
  none: string
}

/** The help if nothing was found. */
export interface SearchInstead {
  /** The entries with names like the typed text. */
  nearest: readonly SearchHit[]
  /** The tasks that most visitors come for. */
  tasks: readonly SearchHit[]
  phones: readonly { name: string; phone: string }[]
}

/** Props of {@link SearchResults}. */
export interface SearchResultsProps {
  groups: readonly SearchGroup[]
  /** The best hits of all groups, above the groups. */
  best?: readonly SearchHit[] | undefined
  instead?: SearchInstead | undefined
  /** Level of the headings. Default: 3, below the title of the dialog. */
  level?: 2 | 3 | undefined
  /** Called when a hit is followed, to close the dialog around the results. */
  onFollow?: (() => void) | undefined
}

/** Search results by group. Every group can be switched off; all are on initially. */
export const SearchResults = ({
  groups,
  best = [],
  instead,
  level = 3,
  onFollow,
}: SearchResultsProps): ReactElement => {
  const message = useMessage()
  const [off, setOff] = useState<readonly string[]>([])
  const on = groups.map((group) => group.name).filter((name) => !off.includes(name))
  const shown = groups.filter((group) => on.includes(group.name))
  return (
    <div className={styles.results}>
      {best.length > 0 && <Lines level={level} heading={message('ui.search.best')} hits={best} onFollow={onFollow} />}
      {instead && <Instead level={level} instead={instead} onFollow={onFollow} />}
      <ToggleGroup
        label={message('ui.search.groups')}
        name="groups"
        options={groups.map(({ name, label }) => ({ value: name, label }))}
        on={on}
        onChange={(now) => setOff(groups.map((group) => group.name).filter((name) => !now.includes(name)))}
      />
      <p role="status" className={styles.status}>
        <Status groups={shown} />
      </p>
      <div className={styles.groups}>
        {shown.map((group) => (
          <Group key={group.name} level={level} group={group} onFollow={onFollow} />
        ))}
      </div>
    </div>
  )
}

/** The number of hits. Groups that failed are not counted. */
const Status = ({ groups }: Pick<SearchResultsProps, 'groups'>): string => {
  const message = useMessage()
  const ready = groups.filter((group) => group.state === 'ready')
  const count = ready.reduce((sum, group) => sum + group.hits.length, 0)
  if (groups.some((group) => group.state === 'loading')) return message('ui.loading')
  if (ready.length === groups.length) return message('ui.search.found', { count })
  return ready.length > 0 ? message('ui.search.partly', { count }) : message('ui.search.failed')
}

interface Levelled {
  level: 2 | 3
}

const Group = ({
  group,
  level,
  onFollow,
}: Levelled & { group: SearchGroup; onFollow: (() => void) | undefined }): ReactElement => {
  const id = useId()
  return (
    <section aria-labelledby={id} aria-busy={group.state === 'loading'} className={styles.group}>
      <Heading level={level} size={4} id={id}>
        {group.label}
      </Heading>
      {group.state === 'loading' && <Skeleton />}
      {group.state === 'failed' && <SectionError />}
      {group.state === 'ready' && group.hits.length === 0 && <Text tone="muted">{group.none}</Text>}
      {group.state === 'ready' && group.hits.length > 0 && <HitList hits={group.hits} onFollow={onFollow} />}
    </section>
  )
}

interface HitListProps {
  hits: readonly SearchHit[]
  onFollow: (() => void) | undefined
}

const HitList = ({ hits, onFollow }: HitListProps): ReactElement => (
  <ul role="list">
    {hits.map((hit) => (
      <li key={hit.href}>
        <Anchor href={hit.href} className={styles.hit} onClick={onFollow}>
          <LocalizedText value={hit.title} />
          {hit.detail && (
            <span className={styles.detail}>
              <LocalizedText value={hit.detail} />
            </span>
          )}
        </Anchor>
      </li>
    ))}
  </ul>
)

const Lines = ({ heading, level, ...list }: HitListProps & Levelled & { heading: string }): ReactElement => {
  const id = useId()
  return (
    <div role="group" aria-labelledby={id} className={styles.group}>
      <Heading level={level} size={4} id={id}>
        {heading}
      </Heading>
      <HitList {...list} />
    </div>
  )
}

/** One message if nothing was found: similar entries, usual tasks, and whom to ask. */
const Instead = ({
  instead: { nearest, tasks, phones },
  level,
  onFollow,
}: Levelled & {
  instead: SearchInstead
  onFollow: (() => void) | undefined
}): ReactElement => {
  const message = useMessage()
  const calls = phones.flatMap(({ name, phone }) => {
    const href = telHref(phone)
    return href ? [{ title: name, href, detail: phone }] : []
  })
  return (
    <div className={styles.results}>
      <Text>{message('ui.search.nothing')}</Text>
      <div className={styles.groups}>
        {nearest.length > 0 && (
          <Lines level={level} heading={message('ui.search.nearest')} hits={nearest} onFollow={onFollow} />
        )}
        <Lines level={level} heading={message('ui.search.tasks')} hits={tasks} onFollow={onFollow} />
        {calls.length > 0 && (
          <Lines level={level} heading={message('ui.search.phones')} hits={calls} onFollow={undefined} />
        )}
      </div>
    </div>
  )
}
