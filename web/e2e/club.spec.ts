import { expect, type Page } from "@playwright/test";
import { execFileSync } from "node:child_process";
import { another, arrive, look, test } from "./people";
import { databaseOf } from "./servers";

test.use({ bypassCSP: true, expected: /status of 40\d/ });

const STAMP = Date.now() % 1_000_000; // names of its own, should the test be run again
const [HOST, FRIEND] = [`host.${STAMP}`, `mate.${STAMP}`];

async function register(page: Page, name: string): Promise<void> {
  await page.evaluate(async (wanted) => {
    await fetch("/api/accounts", {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify({ name: wanted, password: "correct horse" }),
    });
  }, name);
}

test("friends, an invitation, a report: two people and the host's page @thorough", async ({
  page,
  browser,
  errors,
}) => {
  const mate = await another(browser, errors, true);
  await arrive(page, "en", "Hanna");
  await arrive(mate, "de", "Mats");
  await register(page, HOST);
  await register(mate, FRIEND);

  // Friends: one asks by name, the other one agrees.
  await page.goto("/player");
  await page.getByLabel("Friend’s account").fill(FRIEND);
  await page.getByRole("button", { name: "Ask to be friends" }).click();
  await expect(page.getByText("has not answered yet")).toBeVisible();
  await mate.goto("/player");
  await expect(mate.getByText(`${HOST} möchte mit dir befreundet sein.`)).toBeVisible();
  await mate.getByRole("button", { name: "Annehmen" }).click();
  await expect(mate.getByText("gerade hier")).toBeVisible();
  await look(mate, "one's own page with a friend");

  // An invitation arrives on the home page.
  const table = await page.evaluate(async () => {
    const answer = await fetch("/api/tables", {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify({ game: "pillars", seats: [{ kind: "me" }, { kind: "open" }, { kind: "open" }] }),
    });
    return (await answer.json()).id as string;
  });
  await page.goto(`/t/${table}`);
  await page.getByRole("group", { name: "Invite friends" }).getByRole("button", { name: FRIEND }).click();
  await expect(page.getByText(`${FRIEND} is invited.`)).toBeVisible();
  await mate.goto("/");
  await expect(mate.getByText(`${HOST} lädt dich zu einem Spiel ein`)).toBeVisible();
  await mate.getByRole("button", { name: "Leute zum Spielen suchen" }).click();
  await look(mate, "home with an invitation");
  await mate.getByRole("link", { name: "Mitspielen" }).click();
  await expect(mate).toHaveURL(new RegExp(`/t/${table}$`));

  // A report, read by the host, whose right `bauhuette admin host` gives.
  await mate.goto(`/player/${HOST}`);
  await mate.getByRole("button", { name: "Melden", exact: true }).click();
  await mate.getByLabel("In eigenen Worten").fill("<b>laut</b>");
  await mate.getByRole("button", { name: "Absenden" }).click();
  await expect(mate.getByText("Der Gastgeber dieses Servers hat deine Meldung.")).toBeVisible();
  await page.goto("/host");
  await expect(page.getByRole("alert")).toContainText("Only hosts of this server");
  const python = process.env.PYTHON ?? ".venv/bin/python";
  const database = databaseOf(test.info().parallelIndex);
  execFileSync(python, ["-m", "bauhuette", "admin", "host", HOST, "--database", database], {
    cwd: "..",
    env: { ...process.env, PYTHONPATH: "src" },
  });
  await page.reload();
  const report = page.locator("li", { hasText: HOST });
  await expect(report).toContainText("<b>laut</b>"); // text, nothing else
  await look(page, "the host's page: reports");
  await report.getByRole("button", { name: "Mark as settled" }).click();
  await expect(report).toContainText(`settled by ${HOST}`);
  for (const part of ["Tables", "People", "Announcement", "Limits"]) {
    await page.getByRole("radiogroup", { name: "Host’s page" }).getByLabel(part).check();
    await look(page, `the host's page: ${part}`);
  }
  await mate.context().close();
});
