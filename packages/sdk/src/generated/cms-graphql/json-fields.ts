// Generated from the contracts in schemas/ by codegen.ts. Do not edit: change the contract.

/** Fields of the documents' answers that hold any JSON. */
export const jsonFields: readonly string[] = ['data', 'formats']
