import type { TrustedTypes } from './offline/register.ts'

// This is written into the head of each document as it is built, and so imports nothing: names come as attributes of its element.
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

  // Documents are the same for every visitor. Who is logged in, and the language that was chosen, are put right before anything is
  // painted; a shared cache may have answered in place of the server.
  const patient = nameOf(member, 'nama_lengkap')
  const shown = patient ?? nameOf(company, 'name')
  if (typeof shown === 'string') {
    root.setAttribute(visitor, patient === undefined ? 'company' : 'member')
    // A CSS string: without what could end it, or begin an escape.
    root.style.setProperty(name, `"${shown.replace(/["\\\p{Cc}]/gu, '')}"`)
  }
  const { pathname, search, hash } = window.location
  if (root.lang === 'id' && cookieOf(locale) === 'en')
    window.location.replace(`/en${pathname === '/' ? '' : pathname}${search}${hash}`)

  root.setAttribute(awaiting, '')
  // The entry gives it a value, and the page takes it off when it is at work; where no entry comes, this does.
  window.addEventListener('load', () => root.getAttribute(awaiting) === '' && root.removeAttribute(awaiting), {
    once: true,
  })

  // The first number or date that is formatted makes a browser read the data of all its languages. That takes 10 ms on a
  // desktop and 100 ms on a cheap phone, whose page has no time to spare before it can be pressed: another thread reads
  // it meanwhile.
  const { trustedTypes } = window as { readonly trustedTypes?: TrustedTypes }
  void new Worker(
    trustedTypes?.createPolicy(policy, { createScriptURL: () => worker }).createScriptURL(worker) ?? worker,
  )
}
