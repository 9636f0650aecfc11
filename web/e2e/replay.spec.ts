import { expect, type Page } from "@playwright/test";
import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { arrive, drawn, fits, look, myTurn, openTable, test } from "./people";

const RECORD = "../tests/games/pillars/records/last-advantage.json";
test.use({ bypassCSP: true });

/** The board shows a step as a seat saw it: the count is there before it. */
async function shows(page: Page, step: number, seat: number): Promise<void> {
  await expect(page.locator("body")).toHaveAttribute("data-version", String(step));
  await expect(page.locator("body")).toHaveAttribute("data-seat", String(seat));
  await drawn(page);
}

test("a record file: opened, replayed from every seat by slider and keys, weighed", async ({ page }) => {
  await arrive(page, "en", "Agnes");
  await page.getByRole("button", { name: "More pages" }).click();
  await page.getByRole("link", { name: "Analysis" }).click();
  await page.locator("input[type=file]").setInputFiles(RECORD);
  const count = page.locator(".player .count");
  await expect(count).toHaveText(/^Move 0 of \d+$/, { timeout: 120_000 });
  const all = Number((await count.innerText()).split(" ").at(-1));
  expect(all).toBe((JSON.parse(readFileSync(RECORD, "utf8")) as { moves: string[] }).moves.length);

  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("ArrowRight");
  await expect(count).toHaveText(`Move 2 of ${all}`);
  await page.keyboard.press("End");
  await expect(count).toHaveText(`Move ${all} of ${all}`);
  await expect(page.locator("body")).toHaveAttribute("data-version", String(all));
  await expect(page.locator(".trick"), "no trick is to come after the last one").not.toContainText(/still open|leads/);
  await page.keyboard.press("ArrowLeft");
  await expect(page.locator(".carried"), "no hand follows the last one").toHaveText(/last hand|No material is left/);
  await page.keyboard.press("End");
  await page.keyboard.press("PageUp");
  await expect(count).toHaveText(`Move ${all - 10} of ${all}`);
  await page.keyboard.press("Home");
  await expect(count).toHaveText(`Move 0 of ${all}`);
  const slider = page.getByRole("slider");
  expect((await slider.boundingBox())!.width, "room for every move").toBeGreaterThan(1000);
  await slider.fill("5");
  await expect(count).toHaveText(`Move 5 of ${all}`);

  await expect(page.locator(".hand .pick")).toHaveCount(0);
  const seenBy = page.getByRole("group", { name: "Seen by" });
  await seenBy.getByRole("button").nth(1).press("Enter");
  await expect(page.locator(".hand .pick").first()).toBeVisible();

  // The card that has won the last trick is ringed, whoever was given it.
  const given = page.getByText(/(gets the trick|wins the trick for|take the trick with)/).last();
  const title = await page.locator(".last .mini.strong").getAttribute("title").then(String);
  await expect(given).toContainText(title, { ignoreCase: true });

  await page.getByRole("button", { name: "Analysis" }).click();
  const review = page.locator(".review");
  await expect(review.locator("polyline").first()).toBeVisible({ timeout: 240_000 });
  await expect(review.locator("progress"), "the curve has grown to the end").toBeHidden({ timeout: 240_000 });
  const mark = review.locator(".marks button").last();
  const number = Number(/^Move (\d+), /.exec((await mark.getAttribute("aria-label"))!)![1]);
  await mark.focus();
  await page.keyboard.press("Enter");
  await expect(count).toHaveText(`Move ${number - 1} of ${all}`); // as it was decided: before it was made
  await expect(mark).toHaveAttribute("aria-current", "step");
  await expect(review.getByRole("heading", { name: /^Better: / })).toBeVisible();

  // With the eyes of whoever decided, the moves at the board say what they were worth, and one chosen there is shown in the list.
  const eyes = seenBy.getByRole("button");
  const flags = page.locator(".heat span");
  for (let seat = 0; seat < 3 && !(await flags.count()); seat++) {
    await eyes.nth(seat).click();
    await expect(eyes.nth(seat)).toHaveAttribute("aria-pressed", "true");
    await shows(page, number - 1, seat);
    await expect(page.locator(".hand .pick").first()).toBeVisible();
  }
  await expect(flags.filter({ hasText: /^better \d+%$/ })).toHaveCount(1);
  await expect(flags.filter({ hasText: /^played \d+%$/ })).toHaveCount(1);
  await expect(page.locator("[data-heat='better']").first()).toHaveAccessibleDescription(/^Better: chance to win/);
  await expect(page.locator(".ask h1")).toHaveText(/^Better: /);
  const other = page.locator(".hand .pick[data-heat='better']").first();
  await other.click();
  await other.click();
  await expect(review.locator("tr[aria-current]")).toContainText("better");
  await expect(count).toHaveText(`Move ${number - 1} of ${all}`); // nothing was played
  await look(page, "replay with its analysis");

  await page.keyboard.press("Home");
  await page.keyboard.press("t");
  const turn = review.locator(".turns .on button");
  await expect(turn).toHaveAttribute("aria-current", "step");
  expect(await review.locator(".turns button").count()).toBeLessThanOrEqual(3);

  await review.getByRole("button", { name: "Try again" }).click();
  await expect(review.getByRole("heading", { name: /^What would you do here/ })).toBeVisible();
  await expect(review.getByText("Better: ")).toHaveCount(0); // nothing is given away before the move
  await review.getByRole("button", { name: "Show me" }).click();
  await expect(review.getByRole("heading", { name: /^Better: / })).toBeVisible();
  expect(await page.locator("body").innerText()).not.toContain("⟨");
});

test.describe("a crowd of analyses", () => {
  test.use({ expected: /status of 503/ }); // several games are weighed at once, and the last ones wait

  test("neither the player nor the analysis lies over a hand or a board @thorough", async ({ page }) => {
    await arrive(page, "en", "Agnes");
    for (const [game, record, own] of [
      ["pillars", "last-advantage", ".hand .pick"],
      ["contest", "open-pile", ".own"],
      ["baumeister", "six-rounds", ".crew"],
      ["cologne", "goal", ".hand"],
    ] as const) {
      await page.goto("/study");
      await page.locator("input[type=file]").setInputFiles(`../tests/games/${game}/records/${record}.json`);
      await page.getByRole("group", { name: "Seen by" }).getByRole("button").nth(1).click({ timeout: 120_000 });
      await fits(page, [own, ".player .keys"], `${game}, replayed`);
      await page.getByRole("button", { name: "Analysis" }).click();
      await expect(page.locator(".coach")).toBeVisible();
      await page
        .locator(".coach progress, .coach figcaption, .coach [role=alert] button")
        .first()
        .click({ trial: true }); // nothing lies over it
      const rules = page.getByRole("button", { name: "Rules", exact: true });
      await expect
        .poll(() => rules.evaluate(liesOnTop), { message: `${game}: the bar beside the analysis` })
        .toBe(true);
      await fits(page, [own, ".player .keys"], `${game}, weighed`);
    }
  });
});

test.describe("beside the coach", () => {
  test.use({ expected: /status of 503/ }); // as above

  test("contest's ladder stays in its panel @thorough", async ({ page }) => {
    await arrive(page, "de", "Agnes");
    await page.goto("/study");
    await page.locator("input[type=file]").setInputFiles("../tests/games/contest/records/open-pile.json");
    await page.locator(".player .by button").nth(1).click({ timeout: 120_000 });
    await page.getByRole("button", { name: "Analyse" }).click();
    await expect(page.locator(".coach")).toBeVisible();
    const beyond = () =>
      page.evaluate(() => {
        const panel = document.querySelector(".stage")!.getBoundingClientRect();
        return [...document.querySelectorAll(".stage :is(.ladder, .arch, .scale span, .known, .acts .btn)")]
          .filter((one) => one.getBoundingClientRect().right > panel.right + 1)
          .map((one) => one.className);
      });
    let seen = 0;
    const count = page.locator(".player .count");
    await expect(count).toHaveText(/ [1-9]\d*$/);
    const steps = Number((await count.innerText()).split(" ").at(-1));
    for (let step = 0; step < Math.min(steps, 60) && seen < 8; step++) {
      await page.keyboard.press("ArrowRight");
      await expect(count).toContainText(` ${step + 1} `);
      await shows(page, step + 1, 1);
      if (!(await page.locator(".ladder").isVisible())) continue;
      seen++;
      for (const [width, height] of [
        [1280, 800],
        [1366, 680],
        [1440, 900],
      ] as const) {
        await page.setViewportSize({ width, height });
        await drawn(page);
        await expect.poll(beyond, { message: `move ${step + 1} at ${width}` }).toEqual([]);
      }
    }
    expect(seen).toBeGreaterThan(2);
  });
});

test("files that are no records are refused with a sentence", async ({ page, errors }) => {
  await arrive(page, "de", "Agnes");
  await page.goto("/study");
  await page
    .locator("input[type=file]")
    .setInputFiles({ name: "urlaub.json", mimeType: "application/json", buffer: Buffer.from("kein JSON") });
  await expect(page.getByRole("alert")).toHaveText(/urlaub\.json.*keine Aufzeichnung/);
  const record = JSON.parse(readFileSync(RECORD, "utf8")) as { moves: string[] };
  record.moves[3] = "play king";
  await page
    .locator("input[type=file]")
    .setInputFiles({ name: "falsch.json", mimeType: "application/json", buffer: Buffer.from(JSON.stringify(record)) });
  await expect(page.getByRole("alert")).toHaveText(/falsch\.json.*moves\[3\]/, { timeout: 60_000 });
  expect(errors.filter((text) => !text.includes("409"))).toEqual([]); // the browser itself notes the refusal
  errors.length = 0;
});

test("a finished table: its luck is verified, its record is downloaded and opened again @thorough", async ({
  page,
}) => {
  await arrive(page, "en", "Agnes");
  await openTable(page, { game: "pillars", seats: 3 });
  await myTurn(page);
  const table = page.url().split("/").at(-1)!;
  await page.getByRole("button", { name: "Table", exact: true }).click();
  await page.getByLabel("Level of the bot").selectOption("apprentice");
  await page.getByRole("button", { name: "Let a bot play for me" }).click();
  await expect(page.locator(".ending h1")).toBeVisible({ timeout: 300_000 });

  await page.goto(`/replay/${table}`);
  const count = page.locator(".player .count");
  await expect(count).toHaveText(/^Move 0 of \d+$/, { timeout: 60_000 });
  const all = (await count.innerText()).split(" ").at(-1)!;
  await page.getByRole("button", { name: "Check the shuffle" }).click();
  await expect(page.locator(".verdict")).toContainText(`Checked: ${all} moves`);

  await page.keyboard.press("PageDown");
  const sentence = page.locator(".ask h1");
  for (let step = 10; ; step++) {
    await expect(page.locator("body")).toHaveAttribute("data-version", String(step));
    await drawn(page);
    if (/Bruno|Clara/.test(await sentence.innerText())) break;
    await page.keyboard.press("ArrowRight");
  }
  await expect(sentence, "nobody thinks in a replay").toHaveText(/^It is (Bruno|Clara)’s turn\.$/);
  await expect(sentence.locator(".compass")).toHaveCount(0);
  await page.getByRole("button", { name: "What if" }).click();
  await expect(page).toHaveURL(new RegExp(`/t/(?!${table})`));
  await myTurn(page);
  await page.goBack();

  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("link", { name: "Record" }).click(),
  ]);
  expect(download.suggestedFilename()).toBe(`bauhuette-${table}.json`);
  const path = await download.path();
  await page.goto("/study");
  await page
    .locator("input[type=file]")
    .setInputFiles({ name: "game.json", mimeType: "application/json", buffer: readFileSync(path) });
  await expect(count).toHaveText(`Move 0 of ${all}`, { timeout: 60_000 });
});

/** The end of the stored game, with all advantage cards before one seat. */
const ALL_KEPT = `
import json, sys, bauhuette as bh
position = bh.replay(json.load(open(sys.argv[1]))).position()
position["kept"] = [[card for kept in position["kept"] for card in kept], [], [], []]
print(json.dumps(bh.game("pillars").table(seats=["Agnes", "Bruno", "Clara", "Dora"][: position["seats"]], position=position).record()))
`;

test("whoever keeps all advantage cards finds them on a phone, too @thorough", async ({ page }) => {
  const python = process.env.PYTHON ?? ".venv/bin/python";
  const made = spawnSync(python, ["-c", ALL_KEPT, RECORD.replace("../", "")], {
    cwd: "..",
    env: { ...process.env, PYTHONPATH: "src", BAUHUETTE_JIT: "off" },
  });
  expect(made.stderr.toString()).toBe("");
  await arrive(page, "de", "Agnes");
  await page.goto("/study");
  await page
    .locator("input[type=file]")
    .setInputFiles({ name: "alle.json", mimeType: "application/json", buffer: made.stdout });
  for (const seat of ["0", "1"]) {
    await page.locator(".player .by button").nth(Number(seat)).click();
    await expect(page.locator(seat === "0" ? ".own .kept" : ".plate .kept")).toHaveCount(5);
    await look(page, `all advantage cards, seen by ${seat}`);
  }
});

/** Without being scrolled to, as a click would do it. */
function liesOnTop(control: Element): boolean {
  const { x, y, width, height } = control.getBoundingClientRect();
  return control.contains(document.elementFromPoint(x + width / 2, y + height / 2));
}
