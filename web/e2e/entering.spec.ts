import { expect, type CDPSession, type Page } from "@playwright/test";
import { another, arrive, look, openTable, test } from "./people";

test.use({ bypassCSP: true, expected: /status of 40\d|a request to localhost/ });

/** The page at a name instead of a number: browsers refuse passkeys of 127.0.0.1. With a device that says yes by itself. */
async function withDevice(page: Page): Promise<{ home: string; device: CDPSession; authenticatorId: string }> {
  const device = await page.context().newCDPSession(page);
  await device.send("WebAuthn.enable");
  const { authenticatorId } = await device.send("WebAuthn.addVirtualAuthenticator", {
    options: {
      protocol: "ctap2",
      transport: "internal",
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  const home = new URL(page.url()).origin.replace("127.0.0.1", "localhost");
  const cookies = await page.context().cookies();
  await page.context().addCookies(cookies.map((one) => ({ ...one, domain: "localhost" })));
  return { home, device, authenticatorId };
}

const NAME = `Kurt.${Date.now() % 1_000_000}`; // of its own, should the test be run again

test("a guest keeps their games with a passkey, comes back by it, by a code and by a printed one, and takes everything along", async ({
  page,
  browser,
  errors,
}) => {
  await arrive(page, "en", "Kurt");
  await openTable(page, { game: "pillars", seats: 3 });
  const { home } = await withDevice(page);
  await page.goto(`${home}/settings`);
  await page.getByLabel("Name for a passkey").fill(NAME);
  await page.getByRole("button", { name: "Create account with a passkey" }).click();
  await expect(page.getByText(`You are logged in as “${NAME.toLowerCase()}”.`)).toBeVisible();
  await expect(page.locator(".passkeys li")).toHaveCount(1);
  await look(page, "settings of a member with a passkey");
  await page.goto(`${home}/`);
  await expect(page.locator(".yours li").getByRole("link")).toHaveCount(1); // nothing is lost

  await page.goto(`${home}/settings`);
  await page
    .locator(".sessions")
    .getByRole("button", { name: /^Log out/ })
    .click();
  await expect(page.getByText("You are logged out and now a guest.")).toBeVisible();
  await page.getByRole("button", { name: "Log in with a passkey" }).click();
  await expect(page.getByText(`You are logged in as “${NAME.toLowerCase()}”.`)).toBeVisible();
  await expect(page.locator(".passkeys li")).toContainText("used");

  const [file] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: "Download everything" }).click(),
  ]);
  expect(file.suggestedFilename()).toBe(`bauhuette-${NAME}.json`);

  await page.getByRole("button", { name: "Code for another device" }).click();
  const code = (await page.locator("[data-device-code]").textContent())!;
  await page.getByRole("button", { name: "Code to print" }).click();
  const printed = (await page.locator("[data-recovery-code]").textContent())!;
  const phone = await another(browser, errors, true);
  await arrive(phone, "de", "Gast");
  for (const way of [code, printed]) {
    await phone.goto("/settings");
    await expect(phone.locator("[data-letter]")).toContainText("Dieser Server verschickt keine E-Mails.");
    await phone.getByLabel("Code", { exact: true }).fill(way);
    await phone.getByRole("button", { name: "Jetzt anmelden", exact: true }).click();
    await expect(phone.getByText(`Du bist als „${NAME.toLowerCase()}“ angemeldet.`)).toBeVisible();
    await phone.locator(".sessions li", { hasText: "hier" }).getByRole("button").first().click();
    await expect(phone.getByLabel("Code", { exact: true })).toBeVisible();
  }
  await phone.getByLabel("Code", { exact: true }).fill(printed);
  await phone.getByRole("button", { name: "Jetzt anmelden", exact: true }).click();
  await expect(phone.getByRole("alert")).toContainText("schon benutzt");
  await phone.context().close();
});

test("who has passkeys alone sets a password and deletes everything by one; no password is asked for @thorough", async ({
  page,
}) => {
  await arrive(page, "en", "Paula");
  const { home, device, authenticatorId } = await withDevice(page);
  await page.goto(`${home}/settings`);
  const keep = async (name: string) => {
    await page.getByLabel("Name for a passkey").fill(name);
    await page.getByRole("button", { name: "Create account with a passkey" }).click();
    await expect(page.getByText(`You are logged in as “${name.toLowerCase()}”.`)).toBeVisible();
    await expect(page.locator(".passkeys li")).toHaveCount(1);
    await expect(page.getByLabel("Current password")).toHaveCount(0);
  };
  const farewell = page.getByRole("group", { name: /cannot be undone/ });

  await keep(`P.${NAME}`);
  await page.getByRole("button", { name: "Delete everything about me" }).click();
  await expect(farewell.getByText("Confirm with your passkey.")).toBeVisible();
  await expect(farewell.getByLabel("Password")).toHaveCount(0);
  await look(page, "the question before everything is deleted, by passkey");
  await farewell.getByRole("button", { name: "Yes, delete everything" }).click();
  await expect(page.getByText("Everything about you is deleted")).toBeVisible();

  await device.send("WebAuthn.clearCredentials", { authenticatorId });
  await keep(`Q.${NAME}`);
  await page.getByLabel("New password").fill("battery staple");
  await page.getByRole("button", { name: "Set the password" }).click();
  await expect(page.getByText("Password changed.")).toBeVisible();
  await expect(page.getByLabel("Current password")).toBeVisible(); // from now on

  // Whoever finds the page open makes no code, adds no passkey and removes none without the password.
  const proof = page.getByLabel("Your password, to confirm").first();
  await page.getByRole("button", { name: "Code to print" }).click();
  await expect(proof).toBeFocused(); // the browser asks for it
  const refusal = page.getByRole("alert").filter({ hasText: "Name and password do not match." });
  for (const button of [/^Code for another device/, /^Code to print/, /^Add a passkey/, /^Remove/]) {
    await proof.fill("wrong horse");
    await page.getByRole("button", { name: button }).click();
    await expect(refusal).toBeVisible();
    await proof.fill("");
  }
  await expect(page.locator("[data-device-code], [data-recovery-code]")).toHaveCount(0);
  await expect(page.locator(".passkeys li")).toHaveCount(1);
  await proof.fill("battery staple");
  await page.getByRole("button", { name: "Code to print" }).click();
  const printed = (await page.locator("[data-recovery-code]").textContent())!;
  await expect(proof).toHaveValue("");
  await expect(refusal).toHaveCount(0);
  await proof.fill("battery staple");
  await page.getByRole("button", { name: /^Remove/ }).click();
  await expect(page.locator(".passkeys li")).toHaveCount(0);

  await page
    .locator(".sessions")
    .getByRole("button", { name: /^Log out/ })
    .click();
  await page.getByLabel("Code", { exact: true }).fill(printed);
  await page.getByLabel("New password (if you have lost the old one, too)").fill("another horse");
  await page.getByRole("button", { name: "Log in now", exact: true }).click();
  await expect(page.getByText(`You are logged in as “${`Q.${NAME}`.toLowerCase()}”.`)).toBeVisible();
  await proof.fill("another horse");
  await page.getByRole("button", { name: "Code for another device" }).click();
  await expect(page.locator("[data-device-code]")).toBeVisible();
});
