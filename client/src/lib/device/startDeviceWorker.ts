/** There is one script for all workers of this device, so that the rules are loaded only once; the name says which it is. */
export function startDeviceWorker(name: string): Worker {
  return new Worker(new URL("./worker/deviceWorker.ts", import.meta.url), { type: "module", name });
}
