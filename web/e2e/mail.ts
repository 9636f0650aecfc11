/** A mail server that keeps what it is given, for tests. */

import { expect } from "@playwright/test";
import { createServer, type Server, type Socket } from "node:net";

export class MailServer {
  readonly letters: string[] = [];
  private server: Server | null = null;

  async start(port: number): Promise<void> {
    this.server = createServer((socket) => this.serve(socket));
    await new Promise<void>((ready) => this.server!.listen(port, "127.0.0.1", ready));
  }

  async stop(): Promise<void> {
    await new Promise((done) => this.server?.close(done) ?? done(null));
  }

  /** The link to such a page in the last letter that has one. */
  async link(path: string): Promise<string> {
    const find = () =>
      this.letters.map((text) => text.match(new RegExp(`http://\\S+(/${path}/\\S+)`))?.[1]).findLast(Boolean);
    await expect.poll(find).toBeTruthy();
    return find()!;
  }

  private serve(socket: Socket): void {
    let heard = "";
    let letter: string[] | null = null;
    const say = (line: string) => socket.write(`${line}\r\n`);
    socket.on("error", () => {});
    say("220 here");
    socket.on("data", (data) => {
      heard += data.toString("utf8");
      for (let end = heard.indexOf("\r\n"); end >= 0; end = heard.indexOf("\r\n")) {
        const line = heard.slice(0, end);
        heard = heard.slice(end + 2);
        if (letter && line === ".") {
          this.letters.push(plain(letter));
          letter = null;
          say("250 kept");
        } else if (letter) letter.push(line);
        else if (/^DATA/i.test(line)) {
          letter = [];
          say("354 go on");
        } else if (/^QUIT/i.test(line)) {
          say("221 bye");
          socket.end();
        } else say("250 fine");
      }
    });
  }
}

/** A letter's text without its transfer encoding. */
function plain(lines: string[]): string {
  const text = lines.join("\n");
  const [head, body] = [text.slice(0, text.indexOf("\n\n")), text.slice(text.indexOf("\n\n") + 2)];
  if (/base64/i.test(head)) return `${head}\n\n${Buffer.from(body, "base64").toString("utf8")}`;
  if (!/quoted-printable/i.test(head)) return text;
  const bytes = body.replace(/=\n/g, "").replace(/=([0-9A-F]{2})/g, (_, hex) => String.fromCharCode(parseInt(hex, 16)));
  return `${head}\n\n${Buffer.from(bytes, "latin1").toString("utf8")}`;
}
