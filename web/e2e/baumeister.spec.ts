import { expect, type Locator } from "@playwright/test";
import { until } from "./baumeister";
import { arrive, LAID_OUT, myTurn, openTable, test, versionOf } from "./people";
import { asked, make, shows } from "./wire";

test("baumeister: asked to dismiss, a click on the worker dismisses; loans say what they bring and cost @thorough", async ({
  page,
}) => {
  await arrive(page, "en");
  await openTable(page, { game: "baumeister", seats: 4 });
  const { crew } = await until(page, ({ phase, round }) => phase === "hire" && round === 2);
  const worker = page.locator(".worker[data-move]").first();
  const before = await versionOf(page);
  await worker.click();
  await expect(worker).toContainText("sure?"); // hiring goes on without this worker, and nothing takes it back
  expect(await versionOf(page)).toBe(before);
  await worker.click();
  await expect(page.locator(".worker")).toHaveCount(crew - 1);

  const checks: Record<string, (crew: number) => Promise<void>> = {
    borrow: async () => {
      const small = page.locator(".loan").first();
      await expect(small).toContainText("+10,000");
      await expect(small).toContainText(/repay 1[35],000/);
      await small.hover();
      await expect(page.locator(".foretold")).toContainText("Brings 10,000");
    },
    release: async (struck) => {
      await page.locator(".worker[data-move]").first().click();
      await expect(page.locator(".worker")).toHaveCount(struck - 1);
    },
  };
  for (const awaited = new Set(Object.keys(checks)); awaited.size;) {
    const now = await until(page, ({ phase }) => awaited.has(phase));
    awaited.delete(now.phase);
    await checks[now.phase]!(now.crew);
  }
});

test("baumeister: bids in whole talers, with what they leave and what the work brings", async ({ page }) => {
  await arrive(page, "de");
  await openTable(page, { game: "baumeister", seats: 4 });
  await until(page, ({ phase, led }) => phase === "bid" && led);
  const panel = page.locator(".bid-panel");
  const profit = panel.locator(".profit dd");
  const go = panel.locator(".btn.go");
  await expect(go).toHaveText(/^\d+\.000 bieten$/);
  const least = Number((await go.innerText()).split(".")[0]);
  const first = await profit.innerText();
  await panel.getByRole("button", { name: "+5.000", exact: true }).click();
  await expect(go).toHaveText(`${least + 5}.000 bieten`);
  expect(await profit.innerText()).not.toBe(first);
  await expect(page.locator(".foretold")).toContainText("an Lohn sind 14.000 fällig");
  // One's own sign stands as a ghost in the niche one points at, and nowhere else.
  const ghosts = panel.locator(".ladder .niche:not(.chosen) .ghost");
  const [here, there] = [ghosts.first(), ghosts.nth(1)];
  await expect(here).toHaveCSS("opacity", "0");
  await here.locator("xpath=..").hover();
  await expect(here).toHaveCSS("opacity", "0.62");
  await expect(there).toHaveCSS("opacity", "0");
  await panel.locator(".ladder button").last().hover();
  await expect(page.locator(".foretold")).toContainText("Dir fehlen 14.000");
  // One unit: no sum is told in thousands, no letter is English.
  expect(await page.locator("main.table").innerText()).not.toMatch(/(kostet|bringt|ab|Lohn) \d{1,3}(?![\d.])/);
  const letters = await page.locator(".head b").allInnerTexts();
  expect([...new Set(letters)].sort()).toEqual(["G", "L", "M", "V"]);
});

test("baumeister: walls that can be put up stand as ghosts, and one with its workers half-built; a press takes it there @thorough", async ({
  page,
}) => {
  await arrive(page, "en");
  await openTable(page, { game: "baumeister", seats: 4 });
  await until(page, ({ phase, moves }) => phase === "build" && moves.some((move) => move.family === "assign"));
  const possible = page.locator(".drawing.possible");
  const before = await page.locator(".placed-heads .head.placed").count();
  await expect(possible.first()).toHaveCSS("opacity", "0.3");
  await expect(page.locator(".drawing.built")).toHaveCount(0);
  await page.locator(".piece[data-offered]").first().hover();
  await expect(page.locator("[data-foretold]")).toHaveText(/\S/);
  await page.locator(".piece[data-offered]").first().click();
  await expect(page.locator(".placed-heads .head.placed")).toHaveCount(before + 1);
});

test("baumeister: a phone shows the bids above the crew, and no blank line in the sentence @thorough", async ({
  page,
}) => {
  for (const lang of ["de", "en"] as const) {
    await page.setViewportSize({ width: 390, height: 844 });
    await arrive(page, lang);
    await openTable(page, { game: "baumeister", seats: 4 });
    await until(page, ({ phase, led }) => phase === "bid" && led);
    for (const [width, height] of [
      [390, 844],
      [360, 740],
    ] as const) {
      const what = `${lang} at ${width}x${height}`;
      await page.setViewportSize({ width, height });
      await expect(async () => {
        expect(await page.locator(".ladder .chosen").boundingBox(), `${what}: the bid in hand`).not.toBeNull();
        const [ladder, crew] = [".bid-panel .ladder", ".crew"].map((one) => page.locator(one).boundingBox());
        const { y, height: high } = (await ladder)!;
        expect(y + high, what).toBeLessThanOrEqual((await crew)!.y);
        const answer = (await page.locator(".bid-panel .btn.go").boundingBox())!;
        if (height > 800) expect(answer.y + answer.height, what).toBeLessThanOrEqual((await crew)!.y);
        const note = (await page.locator(".ask .note").boundingBox())!;
        const said = (await page.locator(".ask .foretold").boundingBox())!;
        expect(note.height - said.height, what).toBeLessThan(16); // less than a line
        const tiles = await page
          .locator(".seat .ranks")
          .evaluateAll((all) => all.map((one) => [one.scrollHeight, one.scrollWidth - one.clientWidth]));
        for (const [tall, over] of tiles) {
          expect(tall, `${what}: ranks in one row`).toBeLessThan(24);
          expect(over, `${what}: ranks in their tile`).toBeLessThanOrEqual(0);
        }
      }).toPass(LAID_OUT);
    }
  }
});

test("baumeister: the five places of a first crew fill their row @thorough", async ({ page }) => {
  await page.setViewportSize({ width: 1920, height: 1080 });
  await arrive(page, "de");
  await openTable(page, { game: "baumeister", seats: 3 });
  await myTurn(page);
  const rightOf = async (thing: string) =>
    page
      .locator(thing)
      .last()
      .evaluate((one) => Math.round(one.getBoundingClientRect().right));
  await expect(async () => expect(await rightOf(".crew .place")).toBe(await rightOf(".crew .cards"))).toPass(LAID_OUT);
});

test("baumeister: no word is cut off on the cards of a crew of five to nine @thorough", async ({ page }) => {
  test.slow();
  await arrive(page, "de");
  await openTable(page, { game: "baumeister", seats: 4 });
  for (const many of [5, 6, 7, 9]) {
    await until(page, ({ crew }) => crew === many);
    for (const [width, height] of [
      [1120, 800],
      [1366, 680],
      [1440, 900],
      [1920, 1080],
    ] as const) {
      await page.setViewportSize({ width, height });
      const words = page.locator(".worker .traits :is(em, i):visible");
      const cut = () =>
        words.evaluateAll((all) =>
          all
            .filter((one) => one.getBoundingClientRect().right > one.closest(".card")!.getBoundingClientRect().right)
            .map((one) => one.textContent),
        );
      await expect.poll(cut, `${many} workers at ${width}`).toEqual([]);
    }
  }
});

test("baumeister: a phone says which round it is @thorough", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await arrive(page, "en");
  await openTable(page, { game: "baumeister", seats: 3 });
  await expect(page.getByText("Round 1 of 6")).toBeInViewport();
});

test("baumeister: the coach of the lesson leaves the wage scale free @thorough", async ({ page }) => {
  await arrive(page, "de");
  for (const [width, height] of [
    [1440, 900],
    [1366, 680],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.goto("/learn/baumeister");
    await expect(page.locator(".coach")).toBeVisible({ timeout: 120_000 });
    await expect(async () => {
      const scale = (await page.locator(".money").boundingBox())!;
      const coach = (await page.locator(".coach").boundingBox())!;
      expect(scale.x + scale.width).toBeLessThanOrEqual(coach.x);
    }).toPass(LAID_OUT);
  }
});

test("baumeister: after the end no wages are due any more, and no loan is offered @thorough", async ({ page }) => {
  await arrive(page, "en");
  await page.goto("/study");
  await page.locator("input[type=file]").setInputFiles("../tests/games/baumeister/records/six-rounds.json");
  await expect(page.locator(".player .count")).toHaveText(/^Move 0 of \d+$/, { timeout: 120_000 });
  await page.keyboard.press("End");
  await expect(page.locator(".paydays tbody th")).toHaveText(["Cash", "Debts"]);
  await expect(page.locator(".loan")).toHaveCount(0);
});

/** The middle of a thing as it is seen, where nothing lies over it; the page is not scrolled for it. */
const pressable = (thing: Locator): Promise<{ x: number; y: number } | null> =>
  thing.evaluate((one) => {
    const { x, y, width, height } = one.getBoundingClientRect();
    const middle = { x: x + width / 2, y: y + height / 2 };
    return one.contains(document.elementFromPoint(middle.x, middle.y)) ? middle : null;
  });

test("baumeister: an open tower leaves the auction its place @thorough", async ({ page }) => {
  await arrive(page, "de");
  await page.goto("/study");
  await page.locator("input[type=file]").setInputFiles("../tests/games/baumeister/records/six-rounds.json");
  await expect(page.locator(".player .count")).toHaveText(/^Zug 0 /, { timeout: 120_000 });
  const tower = page.locator(".open-contracts [data-at$='watchtower']");
  await page.locator(".player input[type=range]").fill("73");
  for (const [width, height, most] of [
    [1440, 900, 90],
    [1366, 680, 60],
  ] as const) {
    await page.setViewportSize({ width, height });
    await expect(async () => {
      expect((await tower.boundingBox())!.height).toBeLessThan(most);
      const panel = (await page.locator(".bid-panel").boundingBox())!;
      expect(panel.y + panel.height).toBeLessThanOrEqual((await tower.boundingBox())!.y);
    }).toPass(LAID_OUT);
  }
});

test("baumeister: sentence and money bar name the same sum for a worker pointed at @thorough", async ({ page }) => {
  await page.setViewportSize({ width: 1366, height: 680 });
  await arrive(page, "en");
  await openTable(page, { game: "baumeister", seats: 2 });
  await myTurn(page);
  const left = page.locator(".money .fine");
  await expect(left).toHaveText("That leaves 40,000.");
  for (const [letter, sum] of [
    ["M", "35,000"],
    ["A", "39,000"],
  ] as const) {
    await page.locator(`.rank-${letter} .hire-bay`).hover();
    await expect(page.locator(".foretold")).toContainText(`payday leaves ${sum}`);
    await expect(left).toHaveText(`That leaves ${sum}.`);
  }
  // After the click, too, with the pointer where it was; and the log counts no copies.
  await page.locator(".rank-A .hire-bay").click();
  await expect(page.locator(".worker")).toHaveCount(1);
  await myTurn(page);
  await expect(page.locator(".foretold")).toContainText("payday leaves 38,000");
  await expect(left).toHaveText("That leaves 38,000.");
  await expect(page.locator(".log")).toContainText("You hire an apprentice; wage sum 1,000.");
});

test.describe("with a finger", () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });

  test("baumeister: after a tap the sentence speaks of the next turn, not of the worker hired", async ({ page }) => {
    await arrive(page, "en");
    await openTable(page, { game: "baumeister", seats: 2 });
    await myTurn(page);
    await page.locator(".rank-M .hire-bay").tap();
    await expect(page.locator(".ask .note")).toContainText("Worker 2 of 5.");
    await expect(page.locator(".foretold")).toHaveCount(0);
    await expect(page.locator(".hire-bay.pointed")).toHaveCount(0);
  });
});

test("baumeister: the rounds on a tower stand apart @thorough", async ({ page }) => {
  await arrive(page, "de");
  await page.goto("/study");
  await page.locator("input[type=file]").setInputFiles("../tests/games/baumeister/records/six-rounds.json");
  await expect(page.locator(".player .count")).toHaveText(/^Zug 0 /, { timeout: 120_000 });
  await page.locator(".player input[type=range]").fill("168");
  await expect(page.locator(".lot h2")).toHaveText("Wehrturm");
  for (const [width, height] of [
    [1366, 680],
    [390, 844],
  ] as const) {
    await page.setViewportSize({ width, height });
    const overlapping = () =>
      page.locator(".lot .in-round").evaluateAll((all) => {
        const boxes = all.map((one) => one.getBoundingClientRect());
        return boxes.filter((a, i) =>
          boxes.slice(0, i).some((b) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom),
        ).length;
      });
    await expect(page.locator(".lot .in-round")).toHaveCount(6);
    await expect.poll(overlapping, `${width}`).toBe(0);
  }
});

test("baumeister: on a phone buttons stand below the sentence, and a new phase shows what it asks @thorough", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await arrive(page, "de");
  await openTable(page, { game: "baumeister", seats: 3, options: { hand: 1 } });
  await until(page, ({ phase }) => phase === "bid");
  await page.mouse.move(195, 400);
  await page.mouse.wheel(0, 2000);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(300);
  await until(page, ({ phase }) => phase === "play");
  const card = page.locator(".hand .event-card").first();
  await expect.poll(() => pressable(card)).not.toBeNull();
  const before = await versionOf(page);
  const { x, y } = (await pressable(card))!;
  await page.mouse.click(x, y);
  await expect.poll(() => versionOf(page)).toBeGreaterThan(before);

  await until(page, ({ phase }) => phase === "build");
  await expect(async () => {
    const sentence = (await page.locator(".ask h1").boundingBox())!;
    expect(sentence.width).toBeGreaterThan(340);
    expect(sentence.height).toBeLessThan(70);
    for (const button of await page.locator(".ask .acts .btn").all()) {
      const { y: top, height } = (await button.boundingBox())!;
      expect(top).toBeGreaterThanOrEqual(sentence.y + sentence.height);
      expect(height).toBeGreaterThanOrEqual(44);
    }
  }).toPass(LAID_OUT);
});

test("baumeister: the first round says how to win @thorough", async ({ page }) => {
  const aims = {
    de: "Es gewinnt, wer nach 6 Runden das meiste Geld hat, Schulden abgezogen.",
    en: "You win with the most money after 6 rounds, less what you owe.",
  };
  await page.setViewportSize({ width: 1366, height: 680 });
  for (const [lang, aim] of Object.entries(aims) as ["de" | "en", string][]) {
    await arrive(page, lang);
    await openTable(page, { game: "baumeister", seats: 2 });
    await myTurn(page);
    const note = page.locator(".ask .note");
    await expect(note).toContainText(aim);
    expect(await note.evaluate((one) => one.scrollWidth - one.clientWidth)).toBeLessThanOrEqual(0);
  }
});

test("baumeister: a contract the crew can never finish says so before it is chosen", async ({ page }) => {
  await arrive(page, "en");
  await openTable(page, { game: "baumeister", seats: 4 });
  let now = await asked(page);
  for (let hired = 0; now?.phase === "hire"; hired++) {
    const category = hired ? "apprentice" : "master";
    now = await make(
      page,
      now,
      now.moves.find((move) => move.args.category === category)!,
    );
  }
  expect(now?.phase).toBe("choose");
  await shows(page, now!);
  const { outlook } = (
    now!.state as { seats: { outlook: Record<string, { rounds: number[] | null; lacks: string | null }> }[] }
  ).seats[0]!;
  const never = Object.keys(outlook).filter((name) => !outlook[name]!.rounds && !outlook[name]!.lacks);
  expect(never).not.toEqual([]);
  for (const name of never)
    await expect(page.locator(`[data-at=contract-${name}] .work`)).toHaveText("will not be finished in time");
});

test("baumeister: where workers are picked for a fee, the bays keep their words and heads @thorough", async ({
  page,
}) => {
  await arrive(page, "de");
  await openTable(page, { game: "baumeister", seats: 3, options: { pick: 1 } });
  await until(page, ({ moves }) => moves.some((move) => move.family === "pick"));
  for (const [width, height] of [
    [390, 844],
    [1366, 680],
  ] as const) {
    await page.setViewportSize({ width, height });
    await expect(async () => {
      const bays = await page.locator(".yard .hire-bay").evaluateAll((all) =>
        all.map((bay) => {
          const [arch, name] = [".arch", ".name strong"].map((one) => bay.querySelector(one)!);
          return {
            cut: bay.scrollHeight - bay.clientHeight,
            arch: arch!.getBoundingClientRect().height,
            name: name!.scrollWidth - name!.clientWidth,
          };
        }),
      );
      expect(bays).toHaveLength(4);
      for (const { cut, arch, name } of bays) {
        expect(cut, `${width}: words of a bay`).toBeLessThanOrEqual(1);
        expect(arch, `${width}: heads`).toBeGreaterThan(24);
        expect(name, `${width}: names`).toBeLessThanOrEqual(0);
      }
    }).toPass(LAID_OUT);
  }
  const before = await versionOf(page);
  const { x, y } = (await pressable(page.locator(".pick-worker[data-offered]").first()))!;
  await page.mouse.click(x, y);
  await expect.poll(() => versionOf(page)).toBeGreaterThan(before);
});

test.describe("by touch", () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });

  test("baumeister: a bay that was touched is not left filled, and three traits stand beside no wage @thorough", async ({
    page,
  }) => {
    await arrive(page, "en");
    await openTable(page, { game: "baumeister", seats: 4 });
    await myTurn(page);
    await page.locator(".rank-A .hire-bay").tap();
    await expect(page.locator(".crew .line-of-heads .head")).toHaveCount(1);
    await myTurn(page);
    await expect(page.locator(".hire-bay.pointed")).toHaveCount(0);

    await openTable(page, { game: "baumeister", seats: 4 });
    await until(page, ({ phase }) => phase === "build");
    await expect(page.locator(".worker").filter({ has: page.locator(".trait:nth-child(3)") })).toHaveCount(1);
    const covered = await page.locator(".worker .card").evaluateAll(
      (all) =>
        all.filter((card) => {
          const wage = card.querySelector(".wage")!.getBoundingClientRect();
          return [...card.querySelectorAll(".traits i")].some((one) => {
            const { left, top } = one.getBoundingClientRect();
            return left < wage.right && top < wage.bottom - 3;
          });
        }).length,
    );
    expect(covered).toBe(0);
  });
});
