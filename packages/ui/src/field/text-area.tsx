import { useState } from 'react'
import type { ReactElement } from 'react'
import { useMessage } from '../messages/use-message.ts'
import { hint } from './field.css.ts'
import { Field } from './field.tsx'
import type { TextControlProps } from './text-field.tsx'

/** Props of {@link TextArea}. */
export interface TextAreaProps extends TextControlProps {
  /** Visible lines. Default: five. The visitor can resize it. */
  rows?: number | undefined
  /** Maximum number of characters, counted beside it while typing; more can be typed, so that a paste is not truncated. */
  limit?: number | undefined
}

/** Characters as contracts count them: an emoji is one, though it has two units. */
const lengthOf = (text: string): number => Array.from(text).length

/** A text of several lines. */
export const TextArea = ({ name, value = '', onChange, rows = 5, limit, ...field }: TextAreaProps): ReactElement => {
  const [length, setLength] = useState(lengthOf(value))
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
              setLength(lengthOf(event.currentTarget.value))
              onChange?.(event.currentTarget.value)
            }}
          />
          {limit !== undefined && <Remaining left={limit - length} />}
        </>
      )}
    </Field>
  )
}

/** Announced only near the limit, not on every key. */
const Remaining = ({ left }: { left: number }): ReactElement => {
  const message = useMessage()
  const text = left < 0 ? message('ui.textArea.over', { count: -left }) : message('ui.textArea.left', { count: left })
  return (
    <p className={hint} aria-live={left < 20 ? 'polite' : 'off'}>
      {text}
    </p>
  )
}
