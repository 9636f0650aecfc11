/** Texts of the server that stay as they are: asked for once, and again if that failed. */

const asked = new Map<string, Promise<string>>();

export function servedText(path: string): Promise<string> {
  const found = asked.get(path) ?? fetchText(path);
  asked.set(path, found);
  found.catch(() => asked.delete(path));
  return found;
}

async function fetchText(path: string): Promise<string> {
  const answer = await fetch(`/api/${path}`);
  if (!answer.ok) throw new Error(path);
  return answer.text();
}
