/** A file that was dropped on one page and is wanted by the next. */
let waiting: File | null = null;

export function handOver(file: File): void {
  waiting = file;
}

export function takeOver(): File | null {
  const file = waiting;
  waiting = null;
  return file;
}
