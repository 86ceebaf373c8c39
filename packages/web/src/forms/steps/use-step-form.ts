import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { FormEvent, RefObject } from 'react'
import { flushSync } from 'react-dom'
import { readDraft, writeDraft } from '../draft-store.ts'
import type { FormOutcome, FormProblems, FormValues } from '../submission.ts'
import { inOrder, problemsOfStep, reachableStep, shownStep, stepOfField } from './form-steps.ts'
import type { FormStep } from './form-steps.ts'
import { currentValues, draftValues, storableValues } from './step-values.ts'

/** A form of several steps. */
export interface StepFormOptions<Id extends string> {
  /** The steps. A fragment of the page's address names a step by its id. */
  readonly steps: readonly FormStep<Id>[]
  /** The prefix of the fields' ids: an id is the prefix and the field's name. */
  readonly prefix: string
  /** The name of the draft in this tab. */
  readonly draft: string
  /** Known values; typed values take precedence. */
  readonly known?: FormValues
  /** The problems of the whole form, by field name. */
  readonly check: (values: FormValues) => FormProblems
  /** Called with the form once no step has a problem. */
  readonly onComplete: (values: FormValues, form: FormData) => void
}

/** The state of a form with steps. */
export interface StepForm<Id extends string> {
  readonly ref: RefObject<HTMLFormElement | null>
  readonly prefix: string
  readonly steps: readonly FormStep<Id>[]
  /** The index of the shown step, and of the last step that is unlocked. */
  readonly index: number
  readonly reachable: number
  /** The form's values when the visitor last left a field. */
  readonly values: FormValues
  /** The problems at the last attempt to go on. */
  readonly submission: FormOutcome | undefined
  readonly onSubmit: (event: FormEvent<HTMLFormElement>) => void
  /** Shows a step and focuses its heading, or one of its fields. */
  readonly open: (id: string, field?: string) => void
  /** Opens a field to change it. Its step then leads back to the step that is shown now. */
  readonly change: (fieldId: string) => void
  /** Whether the shown step leads back to the step from which its field was opened. */
  readonly isChanging: boolean
  /** Sets values that have no control in the form. */
  readonly set: (changes: FormValues) => void
  /** Shows the problems that the server found. */
  readonly fail: (problems: FormProblems) => void
  /** Deletes the typed values, since the form has arrived. */
  readonly forget: () => void
}

/** Ids of steps are plain words, so nothing is decoded: a fragment with broken encoding would throw. */
const fragment = () => window.location.hash.slice(1)

/** The id of the heading of a step. */
export const stepHeadingId = (prefix: string, step: string): string => `${prefix}-langkah-${step}`

/**
 * The form's values: `values` when the visitor last left a field, `lastRead` at the last key press. Typed values are stored in this tab.
 */
const useStepValues = (draft: string, known: FormValues) => {
  const ref = useRef<HTMLFormElement>(null)
  const [values, setValues] = useState<FormValues>(() => ({ ...known, ...readDraft(draft) }))
  const current = useRef(values)
  const read = (): FormValues => (current.current = ref.current ? currentValues(ref.current, current.current) : values)
  const store = () => {
    if (ref.current) writeDraft(draft, draftValues(storableValues(ref.current, current.current), known))
  }
  /** Reads the form, and renders the parts that depend on its values. */
  const update = (): FormValues => {
    const typed = read()
    setValues(typed)
    return typed
  }
  const onInput = useEffectEvent(() => {
    read()
    store()
  })
  const onChange = useEffectEvent(() => {
    update()
    store()
  })
  useEffect(() => {
    const form = ref.current
    const [input, change] = [() => onInput(), () => onChange()]
    form?.addEventListener('input', input)
    form?.addEventListener('change', change)
    return () => {
      form?.removeEventListener('input', input)
      form?.removeEventListener('change', change)
    }
  }, [])
  const set = (changes: FormValues) => {
    current.current = { ...read(), ...changes }
    setValues(current.current)
    store()
  }
  return { ref, values, lastRead: () => current.current, update, set }
}

type ShownStepOptions<Id extends string> = Pick<StepFormOptions<Id>, 'steps' | 'prefix'> & {
  readonly reachable: number
  /** Called before another step is shown. */
  readonly onLeave: () => void
}

/** The shown step, which the fragment of the address names. */
const useShownStep = <Id extends string>({ steps, prefix, reachable, onLeave }: ShownStepOptions<Id>) => {
  const [wanted, setWanted] = useState(fragment)
  const index = shownStep(steps, wanted, reachable)
  const open = (id: string, field?: string) => {
    flushSync(() => {
      onLeave()
      setWanted(id)
    })
    if (fragment() !== id) window.location.hash = id
    document.getElementById(field ?? stepHeadingId(prefix, id))?.focus()
  }
  const onFragment = useEffectEvent(() => {
    const id = fragment()
    const isOther = id !== steps[index]?.id && (id === '' || steps.some((step) => step.id === id))
    if (isOther) open(id || (steps[0]?.id ?? ''))
  })
  useEffect(() => {
    const follow = () => onFragment()
    window.addEventListener('hashchange', follow)
    return () => window.removeEventListener('hashchange', follow)
  }, [])
  return { index, open }
}

type ChangingOptions<Id extends string> = Pick<StepForm<Id>, 'steps' | 'prefix' | 'index' | 'open'>

/** A field that is opened to change it. Its step leads back to the step from which it was opened. */
const useChanging = <Id extends string>({ steps, prefix, index, open }: ChangingOptions<Id>) => {
  const current = steps[index]
  const [changing, setChanging] = useState<{ readonly step: Id; readonly from: Id }>()
  const isChanging = changing !== undefined && changing.step === current?.id
  return {
    isChanging,
    /** The step after the current one; undefined after the last. */
    next: isChanging ? steps.find(({ id }) => id === changing.from) : steps[index + 1],
    change: (fieldId: string) => {
      const step = stepOfField(steps, fieldId.slice(prefix.length + 1))
      if (!step) return
      if (current) setChanging({ step: step.id, from: current.id })
      open(step.id, fieldId)
    },
    end: () => setChanging(undefined),
  }
}

/**
 * One form with several steps. All steps stay in the document, so that going back loses nothing. A step is checked before the next one
 * opens. The fragment of the address names the shown step, so that Back goes a step back and a reload shows the same step. Typed values are
 * stored in this tab, except passwords, one-time codes and files.
 */
export const useStepForm = <Id extends string>(options: StepFormOptions<Id>): StepForm<Id> => {
  const { steps, prefix, draft, known = {}, check, onComplete } = options
  const { ref, values, lastRead, update, set } = useStepValues(draft, known)
  const reachable = reachableStep(steps, check(values))
  const { index, open } = useShownStep({ steps, prefix, reachable, onLeave: update })
  const [submission, setSubmission] = useState<FormOutcome>()

  const fail = (problems: FormProblems) =>
    setSubmission({ status: 'invalid', values: lastRead(), problems: inOrder(problems, steps) })

  const { isChanging, next, change, end } = useChanging({ steps, prefix, index, open })

  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const typed = update()
    const current = next && steps[index]
    const problems = current ? problemsOfStep(check(typed), current) : check(typed)
    if (Object.keys(problems).length > 0) return fail(problems)
    setSubmission(undefined)
    end()
    return next ? open(next.id) : onComplete(typed, new FormData(event.currentTarget))
  }

  return {
    ref,
    prefix,
    steps,
    index,
    reachable,
    values,
    submission,
    open,
    change,
    isChanging,
    set,
    fail,
    forget: () => writeDraft(draft, undefined),
    onSubmit,
  }
}

/** Shows the step of a field and focuses the field. Ids of fields begin with the form's prefix. */
export const openField = <Id extends string>({ prefix, steps, open }: StepForm<Id>, id: string): void => {
  const step = stepOfField(steps, id.slice(prefix.length + 1))
  if (step) open(step.id, id)
}
