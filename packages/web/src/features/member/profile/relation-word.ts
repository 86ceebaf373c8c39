import { codedWord } from '../../../i18n/coded-word.ts'

/** The word for a relation to the main user (`FamilyRelation`). */
export const relationWord = codedWord(
  {
    diri_sendiri: 'web.member.relation.self',
    suami: 'web.member.relation.husband',
    istri: 'web.member.relation.wife',
    anak: 'web.member.relation.child',
    ayah: 'web.member.relation.father',
    ibu: 'web.member.relation.mother',
    saudara: 'web.member.relation.sibling',
    lainnya: 'web.member.relation.other',
  },
  'web.member.relation.other',
)
