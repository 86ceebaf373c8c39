import { useEffect, useRef, useState } from 'react'
import type { ReactElement } from 'react'
import { Button } from '../button/button.tsx'
import { useHydrated } from '../lib/use-hydrated.ts'
import { useMessage } from '../messages/use-message.ts'
import { VisuallyHidden } from '../typography/visually-hidden.tsx'
import * as styles from './field.css.ts'
import { Field } from './field.tsx'
import type { TextControlProps } from './text-field.tsx'

/** Props of {@link PasswordField}. */
export interface PasswordFieldProps extends Omit<TextControlProps, 'value' | 'optional'> {
  /** A new password, or the current one. The browser generates or autofills it accordingly. */
  purpose?: 'current' | 'new' | undefined
}

/** A password that can be shown while it is typed. It is hidden again before the form is sent. */
export const PasswordField = ({ name, purpose = 'current', onChange, ...field }: PasswordFieldProps): ReactElement => {
  const [shown, setShown] = useState(false)
  const ref = useRef<HTMLInputElement>(null)
  const hydrated = useHydrated()
  const message = useMessage()
  useEffect(() => {
    const form = ref.current?.form
    const cover = () => setShown(false)
    form?.addEventListener('submit', cover)
    return () => form?.removeEventListener('submit', cover)
  }, [])
  return (
    <Field {...field}>
      {(control) => (
        <div className={styles.withButton}>
          <input
            {...control}
            ref={ref}
            name={name}
            type={shown ? 'text' : 'password'}
            autoComplete={`${purpose}-password`}
            autoCapitalize={shown ? 'none' : undefined}
            spellCheck={false}
            onChange={onChange && ((event) => onChange(event.currentTarget.value))}
          />
          {hydrated && (
            <Button tone="secondary" size="field" aria-controls={control.id} onClick={() => setShown(!shown)}>
              <span>{message(shown ? 'ui.password.hide' : 'ui.password.show')}</span>{' '}
              <VisuallyHidden>{field.label}</VisuallyHidden>
            </Button>
          )}
          <VisuallyHidden>
            <span role="status">{hydrated && shown && message('ui.password.shown')}</span>
          </VisuallyHidden>
        </div>
      )}
    </Field>
  )
}
