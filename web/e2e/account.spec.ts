import { expect, type Page } from "@playwright/test";
import { another, arrive, look, openTable, test } from "./people";

// A wrong password is answered with 403, which the browser itself notes.
test.use({ bypassCSP: true, expected: /status of 40\d/ });

const NAME = `Anna.${Date.now() % 1_000_000}`; // of its own, should the test be run again
const PASSWORD = "correct horse";

async function logIn(page: Page, password: string): Promise<void> {
  await page.goto("/settings");
  await page.getByText("Anmelden", { exact: true }).first().click();
  await page.getByLabel("Kontoname").fill(NAME);
  await page.getByLabel("Passwort").fill(password);
  await page.getByRole("button", { name: "Anmelden", exact: true }).click();
}

test("a guest keeps their games, comes back elsewhere, ends sessions, changes the password, and is forgotten", async ({
  page,
  browser,
  errors,
}) => {
  await arrive(page, "en", "Anna");
  await openTable(page, { game: "pillars", seats: 3 });
  await page.goto("/settings");
  await look(page, "settings of a guest");
  await page.getByLabel("Account name").fill(NAME);
  await page.getByLabel("Password").fill("short");
  await page.getByRole("button", { name: "Create account (keeps your games)" }).click();
  await expect(page.getByText("You are logged in as")).toHaveCount(0); // the browser asks for 8 characters
  await page.getByLabel("Password").fill(PASSWORD);
  await page.keyboard.press("Enter");
  await expect(page.getByText(`You are logged in as “${NAME.toLowerCase()}”.`)).toBeVisible();
  await expect(page.getByRole("banner")).toContainText(NAME);
  await look(page, "settings of a member");
  await page.getByRole("link", { name: "Play", exact: true }).click();
  await expect(page.locator(".yours li").getByRole("link")).toHaveCount(1); // nothing is lost

  const other = await another(browser, errors, true);
  await arrive(other, "de", "Gast");
  await logIn(other, "wrong horse");
  await expect(other.getByRole("alert")).toHaveText("Name und Passwort passen nicht zusammen.");
  await other.getByLabel("Passwort").fill(PASSWORD);
  await other.getByRole("button", { name: "Anmelden", exact: true }).click();
  await expect(other.getByText(`Du bist als „${NAME.toLowerCase()}“ angemeldet.`)).toBeVisible();
  await other.goto("/");
  await expect(other.locator(".yours li").getByRole("link")).toHaveCount(1);

  await page.goto("/settings");
  const sessions = page.locator(".sessions li");
  await expect(sessions).toHaveCount(2);
  await sessions.getByRole("button", { name: /^End/ }).click();
  await expect(sessions).toHaveCount(1);
  await other.goto("/settings");
  await expect(other.getByLabel("Kontoname")).toBeVisible(); // a guest again

  await logIn(other, PASSWORD);
  await expect(other.getByText("Du bist als")).toBeVisible();
  await page.getByLabel("Current password").fill(PASSWORD);
  await page.getByLabel("New password").fill("another horse");
  await page.getByRole("button", { name: "Change the password" }).click();
  await expect(page.getByText("Password changed.")).toBeVisible();
  await other.reload();
  await expect(other.getByLabel("Kontoname")).toBeVisible();

  await page.getByRole("button", { name: "Log out everywhere" }).click();
  const sure = page.getByRole("group", { name: /This ends all your sessions/ });
  await sure.getByRole("button", { name: "Cancel" }).click();
  await expect(page.getByText("You are logged in as")).toBeVisible();
  await page.getByRole("button", { name: "Log out everywhere" }).click();
  await sure.getByRole("button", { name: "Log out everywhere" }).click();
  await expect(page.getByText("You are logged out and now a guest.")).toBeVisible();

  await logIn(other, "another horse");
  await expect(other.getByText("Du bist als")).toBeVisible();
  await other.getByRole("button", { name: "Alles über mich löschen" }).click();
  const farewell = other.getByRole("group", { name: /nicht rückgängig machen/ });
  await look(other, "the question before everything is deleted");
  await farewell.getByLabel("Passwort").fill("wrong horse");
  await farewell.getByRole("button", { name: "Ja, alles löschen" }).click();
  await expect(farewell.getByRole("alert")).toBeVisible();
  await farewell.getByLabel("Passwort").fill("another horse");
  await farewell.getByRole("button", { name: "Ja, alles löschen" }).click();
  await expect(other.getByText("Alles über dich ist gelöscht")).toBeVisible();
  await logIn(other, "another horse");
  await expect(other.getByRole("alert")).toHaveText("Name und Passwort passen nicht zusammen.");
  await other.context().close();
});

test("whoever logs in is told what a guest’s log-in leaves behind @thorough", async ({ page }) => {
  await arrive(page, "de", "Gast");
  await openTable(page, { game: "pillars", seats: 3 });
  await logIn(page, PASSWORD);
  await expect(page.getByRole("alert")).toContainText("Meldest du dich an, bleibt er zurück.");
  await expect(page.getByRole("button", { name: "Trotzdem anmelden" })).toBeVisible();
});

test("a first visit makes one guest, however much the page asks for at once", async ({ browser, errors }) => {
  const page = await another(browser, errors);
  let answers = 0;
  let guests = 0;
  page.on("response", async (answer) => {
    if (!answer.url().includes("/api/")) return;
    if (await answer.headerValue("set-cookie")) guests++;
    answers++;
  });
  await page.goto("/");
  await expect(page.locator(".setup")).toBeVisible();
  await expect.poll(() => answers).toBeGreaterThanOrEqual(6);
  expect(guests).toBe(1);
});
