/** The parts of a view that changed: `field`, or `field/index` for an element of a list. */
export type Zones = { [zone: string]: unknown };

/** The view with these zones in place of its own; what did not change stays the same object. */
export function applyZones<View extends object>(view: View, zones: Zones): View {
  const next = { ...view } as { [field: string]: unknown };
  const copied = new Set<string>();
  for (const [zone, value] of Object.entries(zones)) {
    const slash = zone.indexOf('/');
    if (slash < 0) {
      next[zone] = value;
      continue;
    }
    const field = zone.slice(0, slash);
    const list = next[field];
    if (!Array.isArray(list)) throw new Error(`${field} is no list`);
    const copy: unknown[] = copied.has(field) ? list : [...list];
    copied.add(field);
    copy[Number(zone.slice(slash + 1))] = value;
    next[field] = copy;
  }
  return next as View;
}
