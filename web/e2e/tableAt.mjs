/** A table of a game at which the reader is asked, and the cookies of who sits there. */
export async function tableAt(browser, address, game) {
  const context = await browser.newContext({ serviceWorkers: "block" });
  const page = await context.newPage();
  await page.goto(address);
  const id = await page.evaluate(async (wanted) => {
    const post = async (path, body) =>
      (
        await fetch(path, {
          method: "POST",
          headers: { "Content-Type": "application/json" },
          body: JSON.stringify(body),
        })
      ).json();
    const bot = { kind: "bot", level: "greedy" };
    const table = await post("/api/tables", { game: wanted, seats: [{ kind: "me", level: null }, bot, bot, bot] });
    await post(`/api/tables/${table.id}/commands`, { id: "start-it", do: "start" });
    return table.id;
  }, game);
  await page.goto(`${address}/t/${id}`);
  await page.waitForFunction(() => document.body.dataset.turn === "mine", undefined, { timeout: 240_000 });
  const cookies = await context.cookies();
  await context.close();
  return { page: `${address}/t/${id}`, cookies };
}
