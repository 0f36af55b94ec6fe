/** Who one is goes with one: a guest keeps their seat, finds it on a second device by a code, and comes back when lost. */
import { expect, test } from "vitest";

import { bots } from "./api.ts";
import { DESKTOP, forgive, guest, PHONE, useBrowser, type Guest } from "./guest.ts";
import { expectReachable } from "./reach.ts";

useBrowser();

const LOGIN = "Анна";
const PASSWORD = "три чашки чаю";

async function shownCode({ page, say }: Guest): Promise<string> {
  await page.getByRole("button", { name: say("web-account-device-show") }).click();
  await page.getByRole("img", { name: say("web-account-device-picture") }).waitFor();
  return page.locator(".device strong").innerText();
}

async function nameOf({ page }: Guest): Promise<{ name: string; kept: boolean }> {
  return page.evaluate(async () => (await (await fetch("/api/me")).json()) as { name: string; kept: boolean });
}

test.each([
  ["en", DESKTOP],
  ["ru", PHONE],
] as const)("guest, account, second device by code, recovery (%s)", async (lang, size) => {
  const login = `${LOGIN} ${lang}`;
  const ann = await guest({ name: "Ann", lang, size });
  const { page, say } = ann;
  const { id } = await ann.api.newTable({ game: "zhanguo", seats: [{ who: "me" }, ...bots(1)] });

  await page.goto("/");
  await page.locator("a.me").click();
  await page.getByText(say("web-account-guest", { name: "Ann" })).waitFor();
  await page.getByRole("region", { name: say("web-account-password-title") }).waitFor();
  await page.locator("#keep-login").fill(login);
  await page.locator("#keep-password").fill(PASSWORD);
  await page.getByRole("button", { name: say("web-account-keep") }).click();
  await page.getByText(say("web-account-kept", { name: "Ann" })).waitFor();
  await page.getByText(say("web-account-signs-in", { login })).waitFor();
  await page.getByRole("button", { name: say("web-account-codes-make") }).click();
  await page.locator(".codes code").nth(7).waitFor();
  const codes = await page.locator(".codes code").allInnerTexts();
  expect(new Set(codes).size).toBe(8);
  await expectReachable(ann, "/account");

  await page.goto(`/table/${id}`);
  await page.locator(".dec.act").waitFor();
  await page
    .getByRole("button", { name: say("web-settings") })
    .first()
    .click();
  const dialog = page.getByRole("dialog");
  await dialog.getByText(say("web-account-device-seat")).click();
  const code = await shownCode(ann);
  expect(code).toMatch(/^\w{4}-\w{4}$/);

  const phone = await guest({ lang, size: PHONE });
  await phone.page.goto(`/device?table=${id}#${code.replace("-", "").toLowerCase()}`);
  await expectReachable(phone, "/device");
  await phone.page.getByRole("button", { name: say("web-account-arrive-go") }).click();
  await phone.page.waitForURL(new RegExp(`/table/${id}$`));
  await phone.page.locator(".dec.act").waitFor();
  expect((await phone.api.table(id)).seats[0]?.mine).toBe(true);

  const third = await guest({ lang });
  await third.page.goto("/device");
  await third.page.locator("#device-code").fill(code);
  await third.page.getByRole("button", { name: say("web-account-arrive-go") }).click();
  await third.page.getByRole("alert").waitFor();
  expect((await nameOf(third)).name).toBe("");

  await page.goto("/account");
  const devices = page.getByRole("region", { name: say("web-account-devices") });
  await devices.locator("li").nth(1).waitFor();
  await devices.getByRole("button", { name: say("web-account-devices-end") }).click();
  await expect.poll(() => devices.locator("li").count()).toBe(1);
  expect((await nameOf(phone)).name).toBe("");

  await page.getByRole("button", { name: say("web-account-sign-out") }).click();
  await page.waitForURL((address) => address.pathname === "/");
  expect((await nameOf(ann)).name).toBe("");

  await third.page.goto("/account");
  const lost = third.page;
  await lost.locator("#sign-in-login").fill(login);
  await lost.locator("#sign-in-password").fill("forgotten long ago");
  await lost.getByRole("button", { name: say("web-account-sign-in"), exact: true }).click();
  await lost.getByRole("alert").waitFor();
  await lost.getByText(say("web-account-lost")).click();
  await lost.locator("#recover-code").fill(codes[0] ?? "");
  await lost.locator("#recover-password").fill("another password");
  await lost.getByRole("button", { name: say("web-account-recover") }).click();
  await lost.getByText(say("web-account-kept", { name: "Ann" })).waitFor();
  expect((await third.api.table(id)).seats[0]?.mine).toBe(true);
  for (const each of [ann, phone, third]) forgive(each, /40[139]/);
});

test("a passkey is made and opens the account again", async () => {
  const ann = await guest({ name: "Ann" });
  const { page, say, context } = ann;
  const line = await context.newCDPSession(page);
  await line.send("WebAuthn.enable");
  await line.send("WebAuthn.addVirtualAuthenticator", {
    options: {
      protocol: "ctap2",
      transport: "internal",
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  const [cookie] = await context.cookies();
  if (cookie === undefined) throw new Error("nobody is here");
  await context.addCookies([{ name: cookie.name, value: cookie.value, domain: "localhost", path: "/" }]);
  await page.goto("/account");
  const named = page.url().replace("127.0.0.1", "localhost");
  await page.goto(named);
  await page.getByRole("button", { name: say("web-account-passkey-make") }).click();
  await page.getByText(say("web-account-kept", { name: "Ann" })).waitFor();
  await page.getByRole("button", { name: say("web-account-sign-out") }).click();
  await page.waitForURL((address) => address.pathname === "/");
  await page.goto(named);
  await page.getByRole("button", { name: say("web-account-passkey-use") }).click();
  await page.waitForURL((address) => address.pathname === "/");
  await page.getByRole("link", { name: "Ann" }).waitFor();
  expect(await nameOf(ann)).toMatchObject({ name: "Ann", kept: true });
});
