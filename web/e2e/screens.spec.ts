import { expect } from "@playwright/test";
import {
  addUpShifts,
  arrive,
  drawn,
  LAID_OUT,
  look,
  MOST_SHIFTED,
  myTurn,
  openTable,
  playUntil,
  shifted,
  test,
  unfold,
} from "./people";

// axe is put into the page by the test, which the page's own policy would not allow.
test.use({ bypassCSP: true });

const THEMES = ["light", "dark"];

test("pages in both themes", async ({ page }) => {
  await arrive(page, "de");
  await look(page, "home", THEMES);
  for (const path of ["rules/pillars", "settings", "study", "how", "about"]) {
    await page.goto(`/${path}`);
    await expect(page.locator("main")).toBeVisible();
    await look(page, path, THEMES);
  }
});

/** What only some phases of a game show. */
const PHASES: Record<string, [string, () => boolean][]> = {
  pillars: [["scoring", () => document.querySelector(".stock") !== null]],
  contest: [["bidding", () => document.querySelector(".ladder input") !== null]],
  baumeister: [
    ["bidding", () => document.querySelector(".bid-panel .btn.go") !== null],
    ["planning", () => document.querySelector(".piece.offered") !== null],
  ],
  cologne: [["moving", () => document.querySelector(".reach") !== null]],
};

for (const [game, phases] of Object.entries(PHASES)) {
  test(`the table of ${game} with a hint, in both themes, and its phases @thorough`, async ({ page }) => {
    await arrive(page, "de");
    await openTable(page, { game, seats: 3 });
    await myTurn(page);
    await page.getByRole("button", { name: "Tipp" }).click();
    await expect(page.locator(".hintbox .first")).toBeVisible({ timeout: 60_000 });
    await look(page, `${game}, with a hint`, THEMES);
    for (const [name, there] of phases) {
      await playUntil(page, game, there);
      await look(page, `${game}: ${name}`, THEMES);
    }
    await page.getByRole("button", { name: "Tisch", exact: true }).click();
    await look(page, `${game}: menu`);
    await page.keyboard.press("Escape");
    await page.getByRole("button", { name: "Regeln", exact: true }).click();
    await look(page, `${game}: rules`);
  });
}

test("the lobby and the sheets of the home page @thorough", async ({ page }) => {
  await arrive(page, "de");
  await unfold(page);
  await page.getByRole("button", { name: "An einem Gerät" }).click();
  await look(page, "at one device");
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: /Namen ändern|umbenennen/ }).click();
  await look(page, "rename");
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Freunde einladen" }).click();
  await expect(page.locator(".qr")).toBeVisible({ timeout: 60_000 });
  await look(page, "lobby");
});

for (const [width, height] of [
  [1366, 680],
  [1440, 900],
  [2560, 1440],
] as const) {
  test(`pillars: the arrow ends beside the plate of whom the trick goes to, at ${width} @thorough`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await arrive(page, "en");
    await openTable(page, { game: "pillars", seats: 4 });
    await playUntil(page, "pillars", () => document.querySelector(".plate:is(.left, .right).receiving") !== null);
    await expect(async () => {
      const apart = await page.evaluate(() => {
        const [plate, arrow] = [".plate.receiving", ".arrow:not(.heading)"].map((what) =>
          [...document.querySelectorAll(`${what}, ${what} path`)].map((one) => one.getBoundingClientRect()),
        );
        const left = Math.min(...arrow!.map((one) => one.left));
        const right = Math.max(...arrow!.map((one) => one.right));
        return Math.max(left - plate![0]!.right, plate![0]!.left - right) / (innerHeight / 900);
      });
      expect(apart).toBeGreaterThan(0);
      expect(apart).toBeLessThan(30);
    }).toPass(LAID_OUT);
  });

  test(`cologne: the roads into the country lead out of the picture, at ${width} @thorough`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await arrive(page, "en");
    await openTable(page, { game: "cologne", seats: 2 });
    await myTurn(page);
    await expect(page.locator(".road").first()).toBeAttached();
    await expect(async () => {
      const ends = await page.locator(".road").evaluateAll((roads) => {
        const boxes = roads.map((road) => road.getBoundingClientRect());
        return boxes.map(({ left, top, bottom }) => left <= 0 || top <= 0 || bottom >= innerHeight);
      });
      expect(ends).toEqual([true, true, true, true, true]);
    }).toPass(LAID_OUT);
  });
}

test.describe("without the program", () => {
  test.use({ expected: /net::ERR_FAILED/ });

  test("home: a newcomer reads what it is before the program has come", async ({ page }) => {
    await page.route(/\.js$/, (route) => route.abort());
    await page.goto("/");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Welcome. What shall we build?");
  });
});

test("home: Play now above the fold, nothing shifts while the page loads, and a guest finds the way to an account", async ({
  page,
}) => {
  await addUpShifts(page);
  for (const [width, height, lang] of [
    [360, 640, "en"],
    [390, 844, "de"],
    [768, 1024, "en"],
    [1366, 680, "de"],
    [1440, 900, "en"],
    [1920, 1080, "de"],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.addInitScript((one) => localStorage.setItem("bauhuette", JSON.stringify({ lang: one })), lang);
    await page.goto("/");
    await expect(page.locator(".setup .now")).toBeInViewport({ ratio: 1 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth), "nothing sticks out").toBe(width);
    await expect(page.locator("#today-puzzle + .puzzle")).toBeVisible(); // the last to come
    await drawn(page);
    expect(await shifted(page), `shifted at ${width}`).toBeLessThan(MOST_SHIFTED);
    await expect(page.locator(".options"), "settings are unfolded on demand").toHaveCount(0);
    const { x, y } = (await page.locator(".setup .now").boundingBox())!;
    await unfold(page);
    expect(await page.locator(".setup .now").boundingBox(), "Play now stays").toMatchObject({ x, y });
    await page.locator(".setup .change").click();
    await page.getByRole("link", { name: lang === "de" ? "Anmelden" : "Log in" }).click();
    await expect(page.locator("input[autocomplete=username]")).toBeFocused();
    await expect(page.locator("input[autocomplete=username]")).toBeInViewport();
    await expect(page.locator("input[autocomplete=current-password]")).toBeVisible();
  }
});
