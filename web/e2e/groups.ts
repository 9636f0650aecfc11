/** Prints a line for each file when its last test is done, what failed, and the slowest tests. */

import type { FullConfig, Reporter, Suite, TestCase, TestResult } from "@playwright/test/reporter";
import { relative } from "node:path";

const SLOWEST = 10;

interface Group {
  left: number;
  passed: number;
  failed: number;
  skipped: number;
  milliseconds: number;
}

export default class Groups implements Reporter {
  private groups = new Map<string, Group>();
  private root = "";
  private took: [milliseconds: number, test: string][] = [];

  onBegin(config: FullConfig, suite: Suite): void {
    this.root = config.rootDir;
    for (const test of suite.allTests()) this.groupOf(test).left++;
  }

  onTestEnd(test: TestCase, result: TestResult): void {
    const group = this.groupOf(test);
    const outcome = result.status === "passed" || result.status === "skipped" ? result.status : "failed";
    group[outcome]++;
    group.milliseconds += result.duration;
    this.took.push([result.duration, `web/e2e/${this.fileOf(test)}: ${test.title}`]);
    if (outcome === "failed") this.show(test, result);
    if (--group.left === 0) this.close(this.fileOf(test), group);
  }

  onEnd(): void {
    const slowest = this.took.sort(([one], [other]) => other - one).slice(0, SLOWEST);
    for (const [milliseconds, test] of slowest) console.log(`${(milliseconds / 1000).toFixed(2)}s browser ${test}`);
    const sum = (of: "passed" | "failed" | "skipped") =>
      [...this.groups.values()].reduce((sum, group) => sum + group[of], 0);
    console.log(`browser: ${sum("passed")} passed, ${sum("failed")} failed, ${sum("skipped")} skipped`);
  }

  onError(error: { message?: string; stack?: string }): void {
    console.log(error.stack ?? error.message);
  }

  private show(test: TestCase, result: TestResult): void {
    console.log(`FAILED web/e2e/${this.fileOf(test)}:${test.location.line}: ${test.title} (${result.status})`);
    for (const error of result.errors) console.log(error.stack ?? error.message);
  }

  private close(file: string, group: Group): void {
    const counted = (["failed", "passed", "skipped"] as const)
      .filter((of) => group[of])
      .map((of) => `${group[of]} ${of}`);
    const seconds = (group.milliseconds / 1000).toFixed(0);
    console.log(`${file.padEnd(18)} ${counted.join(", ").padEnd(30)} ${seconds.padStart(6)} s`);
  }

  private fileOf = (test: TestCase): string => relative(this.root, test.location.file);

  private groupOf(test: TestCase): Group {
    const file = this.fileOf(test);
    const known = this.groups.get(file) ?? { left: 0, passed: 0, failed: 0, skipped: 0, milliseconds: 0 };
    this.groups.set(file, known);
    return known;
  }
}
