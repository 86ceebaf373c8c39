/** The answers to the question of gender, as the contract spells them. */
export const genders = ['Perempuan', 'Laki-laki'] as const
