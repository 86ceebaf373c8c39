import { Button, Inline, Stack } from '@hospital/ui'
import { useState } from 'react'
import type { ReactElement, ReactNode } from 'react'
import { useMessage } from '../../../i18n/use-message.ts'
import type { MessageId } from '../../../i18n/use-message.ts'
import { EndNotice } from '../../../personal-data/end-notice.tsx'
import type { End } from '../../../personal-data/end-notice.tsx'
import { EntryButton } from '../../../shared/entry-button.tsx'
import type { CompanyContent } from '../area/company-area.tsx'
import type { CompanyList } from '../area/company-list.ts'
import { FilteredList } from '../area/filtered-list.tsx'
import type { ListView } from '../area/list-view.ts'
import { useSearchTerm } from '../area/use-search-term.ts'
import type { AdminData } from './load-admin.ts'

type OnEnd = (end?: End) => void

interface ManagedListProps<Row, Request> extends CompanyContent {
  readonly data: AdminData
  readonly list: CompanyList<Row, Request>
  readonly view: ListView
  readonly add: MessageId
  readonly nameOf: (row: Row) => string
  /** The form of a row, or of a new one. */
  readonly renderForm: (row: Row | undefined, onEnd: OnEnd) => ReactElement
  /** The actions on a row besides changing it. `ask` opens its question. */
  readonly renderActions: (row: Row, ask: () => void) => ReactNode
  readonly renderQuestion?: (row: Row, onEnd: OnEnd) => ReactElement
}

type Step<Row> =
  | { readonly kind: 'list'; readonly end?: End | undefined }
  | { readonly kind: 'form'; readonly row?: Row }
  | { readonly kind: 'question'; readonly row: Row }

/** A list for administrators, with the form of a row, or a question about a row. */
export const ManagedList = <Row extends { readonly id: number }, Request>(
  props: ManagedListProps<Row, Request>,
): ReactElement => {
  const { personal, user, data, list, view, add, nameOf, renderForm, renderActions, renderQuestion } = props
  const message = useMessage()
  // Each list has its own search.
  const search = useSearchTerm(user.id, data)
  const [step, setStep] = useState<Step<Row>>({ kind: 'list' })
  const onEnd: OnEnd = (end) => setStep({ kind: 'list', end })
  if (step.kind === 'form') return renderForm(step.row, onEnd)
  return (
    <Stack gap="lg">
      <EndNotice end={step.kind === 'list' ? step.end : undefined} />
      <div>
        <Button onClick={() => setStep({ kind: 'form' })}>{message(add)}</Button>
      </div>
      <FilteredList
        list={list}
        personal={personal}
        user={user}
        view={view}
        today={data.today}
        search={search}
        renderActions={(row) => (
          <Inline gap="xs">
            <EntryButton
              name={message('web.company.admin.changeName', { name: nameOf(row) })}
              onClick={() => setStep({ kind: 'form', row })}
            >
              {message('web.company.admin.change')}
            </EntryButton>
            {renderActions(row, () => setStep({ kind: 'question', row }))}
          </Inline>
        )}
      />
      {step.kind === 'question' && renderQuestion?.(step.row, onEnd)}
    </Stack>
  )
}
