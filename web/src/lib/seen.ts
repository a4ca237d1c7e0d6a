/** Up to which view one has looked at each table, kept in this browser. */

const KEY = "philtre-seen";
const MOST = 50; // tables that are remembered

function kept(): Record<string, number> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Record<string, number>;
  } catch {
    return {};
  }
}

export function seenOf(table: string): number | null {
  return kept()[table] ?? null;
}

export function remember(table: string, number: number): void {
  const others = Object.entries(kept()).filter(([id]) => id !== table);
  localStorage.setItem(KEY, JSON.stringify(Object.fromEntries([...others.slice(1 - MOST), [table, number]])));
}
