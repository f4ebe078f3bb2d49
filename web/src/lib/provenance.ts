/** Where the facts of a card come from. */
interface Provenance {
  fields: string;
  exact?: string[];
  inferred?: string[];
  designed?: string[];
}

/** How far the facts of a card are printed ones: all of them, some, or is the whole card ours? */
export function provenanceOf(provenance: Provenance | undefined): 'exact' | 'inferred' | 'designed' | 'ours' {
  const { fields, exact, inferred, designed } = provenance ?? { fields: 'exact' };
  if (fields === 'designed') return exact?.length ? 'designed' : 'ours';
  if (designed?.length) return 'designed';
  return fields === 'inferred' || inferred?.length ? 'inferred' : 'exact';
}
