import type { TrustedTypes } from './offline/register.ts'

// The build writes this into the head of each document, so it imports nothing: names come as attributes of its element.
{
  const {
    worker = '',
    policy = '',
    awaiting = '',
    visitor = '',
    name = '',
    member = '',
    company = '',
    locale = '',
  } = document.currentScript?.dataset ?? {}
  const root = document.documentElement
  const cookieOf = (key: string) => new RegExp(`(?:^|; )${key}=([^;]*)`).exec(document.cookie)?.[1]
  const nameOf = (key: string, field: string): unknown => {
    try {
      return JSON.parse(decodeURIComponent(cookieOf(key) ?? 'null'))?.[field]
    } catch {
      return undefined
    }
  }

  // Documents are the same for every visitor, and may come from a shared cache. So this script sets the account and the chosen language
  // before the first paint.
  const patient = nameOf(member, 'nama_lengkap')
  const shown = patient ?? nameOf(company, 'name')
  if (typeof shown === 'string') {
    root.setAttribute(visitor, patient === undefined ? 'company' : 'member')
    // A CSS string, without characters that could end it or begin an escape.
    root.style.setProperty(name, `"${shown.replace(/["\\\p{Cc}]/gu, '')}"`)
  }
  const { pathname, search, hash } = window.location
  if (root.lang === 'id' && cookieOf(locale) === 'en')
    window.location.replace(`/en${pathname === '/' ? '' : pathname}${search}${hash}`)

  root.setAttribute(awaiting, '')
  // The entry gives the attribute a value, and the page removes it when it is at work. If no entry arrives, this code removes it.
  window.addEventListener('load', () => root.getAttribute(awaiting) === '' && root.removeAttribute(awaiting), {
    once: true,
  })

  // When a browser formats its first number or date, it reads the data of all its languages. That takes 10 ms on a desktop and 100 ms on a
  // cheap phone, whose page has no time to spare before it can be pressed. So a worker reads the data meanwhile.
  const { trustedTypes } = window as { readonly trustedTypes?: TrustedTypes }
  void new Worker(
    trustedTypes?.createPolicy(policy, { createScriptURL: () => worker }).createScriptURL(worker) ?? worker,
  )
}
