/** Whether a page was opened by a name that means this machine to everybody. */
export function isLoopback(host: string): boolean {
  return host === "localhost" || host === "[::1]" || host.startsWith("127.");
}
