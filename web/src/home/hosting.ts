// The tables that were laid on this device, with the token that makes their host.

const HOSTS = "whistlestop.hosts";

function hosts(): Record<string, string> {
  try {
    return JSON.parse(localStorage.getItem(HOSTS) ?? "{}") as Record<string, string>;
  } catch {
    return {};
  }
}

export function hostToken(table: string): string | null {
  return hosts()[table] ?? null;
}

export function rememberHost(table: string, token: string): void {
  localStorage.setItem(HOSTS, JSON.stringify({ ...hosts(), [table]: token }));
}
