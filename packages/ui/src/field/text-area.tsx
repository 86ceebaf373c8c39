import { useState } from 'react'
import type { ReactElement } from 'react'
import { useMessage } from '../messages/use-message.ts'
import { hint } from './field.css.ts'
import { Field } from './field.tsx'
import type { TextControlProps } from './text-field.tsx'

/** Props of {@link TextArea}. */
export interface TextAreaProps extends TextControlProps {
  /** Lines in view; five unless told. It can be drawn larger. */
  rows?: number | undefined
  /** Characters it may hold. Told beside it while typing; more can be typed, so that nothing is cut from a paste. */
  limit?: number | undefined
}

/** Text of more than a line. */
export function TextArea({ name, value = '', onChange, rows = 5, limit, ...field }: TextAreaProps): ReactElement {
  const [length, setLength] = useState(value.length)
  return (
    <Field {...field}>
      {(control) => (
        <>
          <textarea
            {...control}
            name={name}
            rows={rows}
            defaultValue={value}
            onChange={(event) => {
              setLength(event.currentTarget.value.length)
              onChange?.(event.currentTarget.value)
            }}
          />
          {limit !== undefined && <Remaining left={limit - length} />}
        </>
      )}
    </Field>
  )
}

/** Spoken only near the end, so that it does not talk over every key. */
function Remaining({ left }: { left: number }): ReactElement {
  const message = useMessage()
  const text = left < 0 ? message('ui.textArea.over', { count: -left }) : message('ui.textArea.left', { count: left })
  return (
    <p className={hint} aria-live={left < 20 ? 'polite' : 'off'}>
      {text}
    </p>
  )
}
