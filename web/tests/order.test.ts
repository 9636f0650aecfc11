import { expect, test } from "vitest";
import { Newest, OneByOne } from "../src/lib/order";

function held<T>(): { promise: Promise<T>; answer: (value: T) => void; fail: (error: Error) => void } {
  let answer!: (value: T) => void;
  let fail!: (error: Error) => void;
  const promise = new Promise<T>((resolve, reject) => ([answer, fail] = [resolve, reject]));
  return { promise, answer, fail };
}

test("an answer that comes after a newer question is dropped, and so is a failure", async () => {
  const newest = new Newest();
  const [first, second, third] = [held<string>(), held<string>(), held<string>()];
  const seen: string[] = [];
  const all = [first, second, third].map(({ promise }) => newest.take(promise, (answer) => seen.push(answer)));
  third.answer("third");
  first.answer("first");
  second.fail(new Error("second"));
  await Promise.all(all);
  expect(seen).toEqual(["third"]);
});

test("the failure of the newest question is told", async () => {
  const newest = new Newest();
  await expect(newest.take(Promise.reject(new Error("away")), () => {})).rejects.toThrow("away");
});

test("work begins when the one before has ended, also when that failed", async () => {
  const line = new OneByOne();
  const first = held<void>();
  const begun: number[] = [];
  const one = line.run(() => (begun.push(1), first.promise));
  const two = line.run(async () => begun.push(2));
  expect(line.isBusy).toBe(true);
  await Promise.resolve();
  expect(begun).toEqual([1]);
  first.fail(new Error("refused"));
  await expect(one).rejects.toThrow("refused");
  await two;
  expect(begun).toEqual([1, 2]);
  expect(line.isBusy).toBe(false);
});
