/** Stands between a browser and a server and counts what comes down the wire, whoever has asked for it: page, worker or browser. */

import { createServer, connect, type AddressInfo, type Server } from "node:net";

export class Scales {
  bytes = 0;
  readonly byPath = new Map<string, number>(); // whatever came after a request on the same connection
  private server: Server | null = null;

  async start(to: string): Promise<string> {
    const { hostname, port } = new URL(to);
    this.server = createServer((browser) => {
      const behind = connect(Number(port), hostname);
      let asked = "";
      browser.on("data", (data) => (asked = /^(?:GET|POST) (\S+)/.exec(data.toString("latin1"))?.[1] ?? asked));
      behind.on("data", (data) => {
        this.bytes += data.length;
        this.byPath.set(asked, (this.byPath.get(asked) ?? 0) + data.length);
      });
      for (const [one, other] of [
        [browser, behind],
        [behind, browser],
      ] as const)
        one.on("error", () => other.destroy()).pipe(other);
    });
    await new Promise<void>((ready) => this.server!.listen(0, "127.0.0.1", ready));
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  stop(): void {
    this.server?.close();
  }
}
