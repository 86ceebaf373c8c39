import type { RulesOf } from './rule.ts'

/** The newsletter and the community. */
export const newsletterRules = {
  'newsletter.required': ['5 Validation', 'Newsletter needs email, gender and whatsapp'],
  'newsletter.warning': ['5 Validation', 'Else a warning dialog titled Warning with a localized message'],
  'newsletter.community': ['5 Validation', "Community join: 'Jenis Kelamin , Email, dan WhatsApp tidak boleh kosong'"],
  'newsletter.refused': ['5 Validation', 'If the server answers with a failed status, the warning has no message'],
  'newsletter.success': ['5 Validation', "Success shows a dialog titled 'Berhasil'"],
  'newsletter.cleared': ['4 States', 'The form is cleared on success'],
  'newsletter.loading': ['4 States', 'Submit shows loading'],
  'newsletter.gender': ['3 Entities', 'jenis_kelamin is Laki-laki or Perempuan'],
  'newsletter.call': ['7 Calls', 'POST /api/news-letters with {data:{email, jenis_kelamin, whatsapp}}'],
} as const satisfies RulesOf<'newsletter'>
