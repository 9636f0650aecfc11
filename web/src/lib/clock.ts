/** Time left as minutes and seconds, or days and hours for slow games. */
export function timeLeft(ms: number): { days: number; hours: number } | { minutes: string } {
  const seconds = Math.max(0, Math.floor(ms / 1000));
  if (seconds >= 86400) return { days: Math.floor(seconds / 86400), hours: Math.floor((seconds % 86400) / 3600) };
  return { minutes: `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}` };
}
