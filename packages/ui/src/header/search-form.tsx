import type { ReactElement } from 'react'
import { IconButton } from '../button/icon-button.tsx'
import { useMessage } from '../messages/use-message.ts'
import * as styles from './search-form.css.ts'
import type { SearchTarget } from './types.ts'

/** Props of {@link SearchForm}. */
export interface SearchFormProps extends Pick<SearchTarget, 'action' | 'name' | 'onQuery'> {
  /** The initial value. */
  value?: string | undefined
}

/** The site's search as a plain form that leads to the results page. */
export const SearchForm = ({ action, name, value, onQuery }: SearchFormProps): ReactElement => {
  const message = useMessage()
  return (
    <form role="search" method="get" action={action} className={styles.root} aria-label={message('ui.search.site')}>
      <input
        type="search"
        name={name}
        defaultValue={value}
        className={styles.input}
        aria-label={message('ui.search.label')}
        placeholder={message('ui.search.placeholder')}
        autoComplete="off"
        onChange={onQuery && ((event) => onQuery(event.currentTarget.value))}
        enterKeyHint="search"
      />
      <IconButton type="submit" icon="search" label={message('ui.search.submit')} />
    </form>
  )
}
