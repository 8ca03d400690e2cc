// Structural patches of a view, as the server sends them: an object merges key by key, `$d` lists
// keys to delete, `$i` changes single elements of an array, anything else replaces what was there.

type Json = null | boolean | number | string | Json[] | { [key: string]: Json };

/** The value after the patch. Neither argument is changed; untouched parts are shared. */
export function applyPatch<T>(value: T, patch: unknown): T {
  return merge(value as Json, patch as Json) as T;
}

function merge(value: Json, patch: Json): Json {
  if (!isObject(patch)) return patch;
  if (Array.isArray(value)) return isObject(patch.$i) ? mergeItems(value, patch.$i) : patch;
  return mergeKeys(isObject(value) ? value : {}, patch);
}

function mergeItems(items: Json[], changes: { [key: string]: Json }): Json[] {
  return items.map((item, index) => {
    const change = changes[String(index)];
    return change === undefined ? item : merge(item, change);
  });
}

function mergeKeys(value: { [key: string]: Json }, patch: { [key: string]: Json }): Json {
  const merged = { ...value };
  for (const [key, change] of Object.entries(patch)) {
    if (key !== '$d') merged[key] = merge(merged[key] ?? null, change);
  }
  for (const key of Array.isArray(patch.$d) ? patch.$d : []) delete merged[String(key)];
  return merged;
}

function isObject(value: Json | undefined): value is { [key: string]: Json } {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
