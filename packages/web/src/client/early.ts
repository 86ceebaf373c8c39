import type { TrustedTypes } from '../offline/register.ts'

// This stands in the head of each document as it is built, and so imports nothing.
{
  const { worker = '', policy = '', awaiting = '' } = document.currentScript?.dataset ?? {}
  const root = document.documentElement
  root.setAttribute(awaiting, '')
  // The entry gives it a value, and the page takes it off when it is at work; where no entry comes, this does.
  window.addEventListener('load', () => root.getAttribute(awaiting) === '' && root.removeAttribute(awaiting), { once: true })

  // The first number or date that is formatted makes a browser read the data of all its languages. That takes 10 ms on a
  // desktop and 100 ms on a cheap phone, whose page has no time to spare before it can be pressed: another thread reads
  // it meanwhile.
  const { trustedTypes } = window as { readonly trustedTypes?: TrustedTypes }
  void new Worker(trustedTypes?.createPolicy(policy, { createScriptURL: () => worker }).createScriptURL(worker) ?? worker)
}
