import { useRef } from 'react'
import type { ReactElement, ReactNode } from 'react'
import { Button } from '../button/button.tsx'
import { Dialog } from '../dialog/dialog.tsx'
import { SearchForm } from '../header/search-form.tsx'
import type { SearchTarget } from '../header/types.ts'
import { useMessage } from '../messages/use-message.ts'
import { Text } from '../typography/text.tsx'
import * as styles from './search.css.ts'

/** Props of {@link SearchDialog}. */
export interface SearchDialogProps extends SearchTarget {
  open: boolean
  onClose: () => void
  id?: string | undefined
}

/**
 * The site's search: a drawer at the side of a phone, a dialog over 70 % of a desktop. Without
 * script its form leads to the results page; with script, `results` update while typing.
 */
export const SearchDialog = ({
  open,
  onClose,
  id,
  history = [],
  results,
  ...target
}: SearchDialogProps): ReactElement => {
  const message = useMessage()
  return (
    <Dialog open={open} onClose={onClose} id={id} title={message('ui.search.title')} width="search">
      <Body target={target} history={history} results={results} />
    </Dialog>
  )
}

interface BodyProps {
  target: SearchTarget
  history: readonly string[]
  results: ReactNode
}

const Body = ({ target, history, results }: BodyProps): ReactElement => {
  const message = useMessage()
  const box = useRef<HTMLDivElement>(null)
  const repeat = (term: string) => {
    const input = box.current?.querySelector('input')
    if (!input) return
    input.value = term
    input.focus()
    if (target.onQuery) target.onQuery(term)
    else input.form?.requestSubmit()
  }
  return (
    <div ref={box} className={styles.body}>
      <SearchForm {...target} />
      <Text size="caption" tone="muted">
        {message('ui.search.label')}
      </Text>
      {results ?? (history.length > 0 && <History terms={history} onRepeat={repeat} />)}
    </div>
  )
}

const History = ({ terms, onRepeat }: { terms: readonly string[]; onRepeat: (term: string) => void }): ReactElement => {
  const message = useMessage()
  return (
    <div className={styles.group}>
      <Text size="caption" tone="muted">
        {message('ui.search.history')}
      </Text>
      <div className={styles.terms}>
        {terms.map((term) => (
          <Button key={term} tone="secondary" icon="clock" onClick={() => onRepeat(term)}>
            {term}
          </Button>
        ))}
      </div>
    </div>
  )
}
